import path from 'node:path'
import { openLab } from './support/alert-lab.mjs'
import { report } from './support/running-club.mjs'

// The page the team opens each morning, with a young club and with a million members and a million
// deliveries, of which the last alert is still being sent. p95 of the loader's service call.
const VIEWS = Number(process.env.BENCH_VIEWS ?? 100)
const SIZES = (process.env.BENCH_SIZES ?? '10000,1000000').split(',').map(Number)
const LIMIT_MS = 200

const lab = await openLab()
const { permit } = await import(path.resolve('build/server/main.js'))
const by = permit({ id: 'bench', name: 'bench', role: 'admin' }, 'overview:see')
const { overview } = lab.club.services
const found = []
for (const members of SIZES) {
  await fill(members)
  const counted = await overview.today(by, '30d')
  if (counted.members.all !== members)
    throw new Error(`${counted.members.all} counted instead of ${members}`)
  for (const span of ['30d', '12m']) {
    const times = []
    for (let view = 0; view < VIEWS; view++) times.push(await timed(() => overview.today(by, span)))
    found.push({ members, span, p95: quantile(times, 0.95), median: quantile(times, 0.5) })
  }
  const { rows } = await lab.pool.query('SELECT count(*)::int AS n FROM figures')
  console.log(
    `${members} members: counted one by one ${(await timed(byLooking)).toFixed(0)} ms, ${rows[0].n} entries of figures, one join costs ${(await joinCost()).toFixed(2)} ms with the trigger and ${(await joinCost(false)).toFixed(2)} ms without`,
  )
}
await lab.close()

for (const { members, span, p95, median } of found)
  console.log(
    `      growth: ${members} members, ${span}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
  )
const worst = Math.max(
  ...found.filter(({ members }) => members === SIZES.at(-1)).map(({ p95 }) => p95),
)
report(
  `Today with ${SIZES.at(-1)} members and as many deliveries, p95`,
  `${worst.toFixed(0)} ms`,
  `≤ ${LIMIT_MS} ms`,
  worst <= LIMIT_MS,
)

async function fill(members) {
  await lab.populate(members, Math.round(members / 5))
  const airports = ['LISBOA-PT', 'PORTO-PT', 'RIO DE JANEIRO-BR', 'SÃO PAULO-BR']
  // In pieces, as a club fills up; each statement writes its own entries.
  for (let part = 0; part < 10; part++)
    await lab.pool.query(
      `UPDATE subscribers SET home_airport = ($1::text[])[1 + (substr(uid, 2)::int % 4)],
         created_at = now() - make_interval(days => substr(uid, 2)::int % 365),
         paused_until = CASE WHEN substr(uid, 2)::int % 100 = 0 THEN now() + interval '1 month' END
       WHERE substr(uid, 2)::int % 10 = $2`,
      [airports, part],
    )
  await lab.pool.query(
    `INSERT INTO figures (figure, day, n) SELECT f, current_date - d, 1 + d
     FROM generate_series(0, 400) d, unnest(ARRAY['joined', 'sent', 'failed', 'bounced', 'complained', 'unsubscribed', 'downgraded', 'deleted']) f`,
  )
  const alert = await lab.deal({ kind: 'deal' })
  await lab.pool.query(
    `INSERT INTO deliveries (alert_id, uid, status, ready, decided_at, settled_at)
     SELECT $1, uid, CASE WHEN substr(uid, 2)::int % 4 = 0 THEN 'queued' ELSE 'sent' END,
       substr(uid, 2)::int % 4 = 0, now(), now() FROM subscribers`,
    [alert.alertId],
  )
  await lab.pool.query('VACUUM ANALYZE')
}

function byLooking() {
  return lab.pool.query(
    `SELECT subscription_type, subscription_status, home_airport, is_verified,
       suppressed_at IS NOT NULL, unsubscribed_at IS NOT NULL, count(*)
     FROM subscribers GROUP BY 1, 2, 3, 4, 5, 6`,
  )
}

async function joinCost(counting = true) {
  const client = await lab.pool.connect()
  try {
    await client.query('BEGIN')
    if (!counting) await client.query('ALTER TABLE subscribers DISABLE TRIGGER USER')
    const times = []
    for (let n = 0; n < 100; n++) {
      await client.query(
        `INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
         VALUES ($1, 'Nova', $1 || '@exemplo.test', true, now(), now())`,
        [`new${n}`],
      )
      times.push(
        await timed(() =>
          client.query(
            `INSERT INTO subscribers (uid, name, email, home_airport, variant, created_at, updated_at)
             VALUES ($1, 'Nova', $1 || '@exemplo.test', 'PORTO-PT', 'PT', now(), now())`,
            [`new${n}`],
          ),
        ),
      )
    }
    return quantile(times, 0.5)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

async function timed(work) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function quantile(times, share) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
