import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { threadsFor } from '../../scripts/prepare.mjs'

const { compose, readConfig, startEmbeddedPostgres } = await import(
  path.resolve('build/server/main.js')
)

/** Stands for somebody of the team; benchmarks are not about who may. */
export const somebody = { id: 'benchmark', name: 'npm run bench' }

const secret = 'a-secret-of-the-benchmarks-0123456789'

/** A database with a club that decides but does not send; workers are processes of their own. */
export async function openLab({ smtpUrl = 'smtp://127.0.0.1:1' } = {}) {
  const dataDir = mkdtempSync('/tmp/clube-bench-')
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { shared_buffers: '512MB', max_wal_size: '4GB', checkpoint_timeout: '1h' },
  })
  const env = { APP_SECRET: secret, PUBLIC_URL: 'http://localhost:3000', SMTP_URL: smtpUrl }
  const config = readConfig({ production: false }, { ...env, ROLE: 'web', LOG_LEVEL: 'error' })
  const club = await compose({ ...config, databaseUrl: postgres.url })
  const pool = new pg.Pool({ connectionString: postgres.url })
  // Every round begins with other members; ledgers that may only grow would forbid it.
  for (const ledger of ['consents', 'point_entries'])
    await pool.query(`ALTER TABLE ${ledger} DISABLE TRIGGER USER`)
  return {
    club,
    pool,
    databaseUrl: postgres.url,
    /** Members of Lisbon; the first `premium` of them pay. */
    async populate(members, premium = members) {
      // What is only ever appended to refuses to be emptied; a laboratory may.
      await pool.query(`BEGIN; SET LOCAL session_replication_role = replica;
        TRUNCATE users, subscribers, deliveries, alerts, deals, figures CASCADE; COMMIT`)
      await pool.query(
        `INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
         SELECT 'm' || n, 'Membro ' || n, 'm' || n || '@exemplo.test', true, now(), now()
         FROM generate_series(1, $1::int) n`,
        [members],
      )
      await pool.query(
        `INSERT INTO subscribers (uid, name, email, home_airport, subscription_type, is_verified,
           preferred_destinations, variant, created_at, updated_at)
         SELECT 'm' || n, 'Membro ' || n, 'm' || n || '@exemplo.test', 'LISBOA-PT',
           CASE WHEN n <= $2::int THEN 'Premium' ELSE 'free' END, true,
           CASE WHEN n % 10 = 0 THEN ARRAY['RIO'] ELSE '{}' END, 'PT', now(), now()
         FROM generate_series(1, $1::int) n`,
        [members, premium],
      )
      await pool.query('VACUUM ANALYZE')
    },
    /** A published deal whose mail has about 24 KB, and its alert; nobody has been told yet. */
    async deal(changes = {}) {
      const answer = await club.services.deals.bring({ ...dealContent(), ...changes }, {})
      if (!answer.ok) throw new Error(answer.reason)
      const published = await club.services.deals.publish(somebody, answer.deal.id)
      if (!published.ok) throw new Error(published.reason)
      const { rows } = await pool.query('SELECT id FROM alerts WHERE deal_id = $1', [
        answer.deal.id,
      ])
      return { deal: published.deal, alertId: Number(rows[0].id) }
    },
    /** A worker that sends; resolves when it is ready. */
    worker: (more) => startWorker({ ...env, ...more, DATABASE_URL: postgres.url }),
    async close() {
      await pool.end()
      await club[Symbol.asyncDispose]()
      await postgres.stop()
      for (const folder of [dataDir, postgres.directory])
        rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startWorker(env) {
  const child = spawn(process.execPath, [path.resolve('build/server/main.js'), '--production'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ROLE: 'worker',
      ...threadsFor('worker'),
      MAIL_FROM: 'Clube de Voos <ola@clubedevoos.example>',
      MAIL_CONNECTIONS: '20',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)))
    child.stdout.on('data', (chunk) => String(chunk).includes('the club is running') && resolve())
  })
  child.stdout.resume()
  return {
    /** The most memory it ever had, in MB. */
    mostMemory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    async stop() {
      child.removeAllListeners('exit')
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A receiving server in a process of its own, which times what it gets. */
export async function startSink() {
  const child = spawn(process.execPath, ['bench/support/sink.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = child.stdout[Symbol.asyncIterator]()
  let buffered = ''
  const line = async () => {
    while (!buffered.includes('\n')) buffered += (await lines.next()).value
    const end = buffered.indexOf('\n')
    const text = buffered.slice(0, end)
    buffered = buffered.slice(end + 1)
    return text
  }
  const port = Number(await line())
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** Messages a second from the first to the last of `count`, sent by `send`. */
    async rate(count, send) {
      child.stdin.write(`${count}\n`)
      await new Promise((resolve) => setTimeout(resolve, 100))
      const sending = send()
      const { seconds } = JSON.parse(await line())
      await sending
      return count / seconds
    },
    stop: () => child.stdin.end(),
  }
}

function dealContent() {
  const words = (text) => ({ PT: text, BR: text })
  const paragraph =
    'Voo direto, com mala de porão, em datas de janeiro a março. Reserva no sítio da companhia e confirma a bagagem antes de pagar. '
  return {
    image: 'rio',
    destination: { iata: 'GIG', city: words('Rio de Janeiro'), country: words('Brasil') },
    origins: ['LIS'],
    kind: 'fare-error',
    price: 28_900,
    usualPrice: 71_200,
    currency: 'EUR',
    airline: 'TAP Air Portugal',
    cabin: 'economy',
    travelFrom: '2027-01-10',
    travelTo: '2027-03-20',
    bags: 'checked',
    milesProgramme: null,
    miles: null,
    plan: 'Premium',
    title: words('Rio de Janeiro por menos de 300 €'),
    details: words(
      Array.from({ length: 5 }, (_, n) => `<p>${n + 1}. ${paragraph.repeat(3)}</p>`).join(''),
    ),
    externalLink: 'https://voos.exemplo.test/lis-gig',
    expiresAt: new Date(Date.now() + 30 * 86_400_000),
  }
}
