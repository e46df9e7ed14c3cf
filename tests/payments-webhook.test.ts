import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from './support/free-port'
import { startMailServer } from './support/mail-server'
import {
  type PaymentProviderDouble,
  type SignedEvent,
  signedEvent,
  startPaymentProvider,
  WEBHOOK_SECRET,
} from './support/payment-provider'
import { cloneDatabase } from './support/postgres'
import { purchase } from './support/purchases'
import { type WebClub, webClub } from './support/web-club'

let provider: PaymentProviderDouble
let club: WebClub
beforeAll(async () => {
  provider = await startPaymentProvider()
  club = await webClub({ works: true, env: provider.env })
})
afterAll(async () => {
  await club[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

const paidEvent = (options: Partial<Parameters<typeof signedEvent>[2]> = {}) => {
  const bought = purchase(provider)
  const [type, object] = bought.event.paid
  return { bought, ...signedEvent(type, object, { now: club.clock.now(), ...options }) }
}

const post = (url: string, event: Pick<SignedEvent, 'body'> & { signature?: string }) =>
  fetch(new URL('/webhooks/stripe', url), {
    method: 'POST',
    body: new Uint8Array(event.body),
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(event.signature && { 'Stripe-Signature': event.signature }),
    },
  })

async function written(): Promise<unknown> {
  const { rows } = await club.db.execute(
    sql`SELECT (SELECT count(*) FROM payment_events) AS events, (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM pgboss.job WHERE name = 'payment-event-arrived') AS jobs, (SELECT count(*) FROM put_aside_payments) AS aside`,
  )
  return rows
}

describe('POST /webhooks/stripe', () => {
  test('takes a signed event, from anywhere, and Premium follows', async () => {
    const event = paidEvent()
    const response = await post(club.url, event)
    expect(response.status).toBe(200)
    await club.queue.idle()
    const uid = await club.services.members.uidOf(event.bought.email)
    expect(await club.services.members.byUid(uid ?? '')).toMatchObject({
      subscriptionType: 'Premium',
    })
    const again = await post(club.url, event)
    expect(again.status).toBe(200)
    expect(await again.text()).toBe('known')
  })

  test('accepts 300 seconds of age', async () => {
    const old = new Date(club.clock.now().getTime() - 300_000)
    expect((await post(club.url, paidEvent({ signedAt: old }))).status).toBe(200)
    await club.queue.idle()
  })

  test.each([
    [
      'a tampered body',
      () => {
        const event = paidEvent()
        return { ...event, body: Buffer.from(event.body.toString().replace('7500', '7501')) }
      },
    ],
    [
      'one more space',
      () => ({ ...paidEvent(), body: Buffer.concat([paidEvent().body, Buffer.from(' ')]) }),
    ],
    ['the wrong secret', () => paidEvent({ secret: 'whsec_of_somebody_else_0123456789' })],
    [
      'a signature 301 seconds old',
      () => paidEvent({ signedAt: new Date(club.clock.now().getTime() - 301_000) }),
    ],
    ['a missing header', () => ({ body: paidEvent().body })],
    ['an empty header', () => ({ body: paidEvent().body, signature: 't=,v1=' })],
    ['a header of another scheme', () => ({ body: paidEvent().body, signature: 't=1,v0=abc' })],
    ['no body', () => ({ ...paidEvent(), body: Buffer.alloc(0) })],
  ])('refuses %s: nothing is written', async (_, make) => {
    const before = await written()
    const response = await post(club.url, make())
    expect(response.status).toBe(400)
    expect(await written()).toEqual(before)
  })

  test('refuses 10 MB before reading them: nothing is written', async () => {
    const before = await written()
    const { port } = new URL(club.url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        const size = 10 * 1024 * 1024
        socket.write(
          `POST /webhooks/stripe HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n\r\n`,
        )
        socket.write(Buffer.alloc(64 * 1024))
      })
      socket.once('data', (chunk) => {
        resolve(chunk.toString())
        socket.destroy()
      })
      socket.once('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(await written()).toEqual(before)
  })

  test('no log line of all this has a secret, a signature or an address in it', () => {
    expect(club.logged()).not.toContain(WEBHOOK_SECRET)
    expect(club.logged()).not.toContain('sk_test_of_the_suite')
    expect(club.logged()).not.toMatch(/v1=|@exemplo\.test/)
  })

  test('GET answers 405', async () => {
    expect((await club.fetch('/webhooks/stripe')).status).toBe(405)
  })
})

describe('the provider’s hosts', () => {
  const policyOf = async (path: string) =>
    (await club.fetch(path, { headers: { Cookie: 'variante=PT' } })).headers.get(
      'content-security-policy',
    ) ?? ''

  test.each(['/subscreve', '/br', '/pt', '/sorteio-curtida'])('are allowed on %s', async (path) => {
    const policy = await policyOf(path)
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
    expect(policy).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com/)
  })

  test.each(['/', '/entrar', '/dicas-de-viagens', '/checkout/obrigado'])(
    'and not on %s',
    async (path) => {
      expect(await policyOf(path)).not.toContain('stripe.com')
    },
  )

  test('the checkout may only lead there by its form', async () => {
    const policy = await policyOf('/checkout?plano=lifetime')
    expect(policy).toMatch(/form-action 'self' https:\/\/checkout\.stripe\.com/)
    expect(policy).not.toContain('js.stripe.com')
  })

  test('a page tells the browser the publishable key and nothing else', async () => {
    const html = await (await club.fetch('/pt')).text()
    expect(html).toContain('pk_test_of_the_suite')
    expect(html).toContain('prctbl_pt')
    expect(html).not.toMatch(/sk_test|whsec_/)
  })

  test('the demo checkout does not exist where there are keys', async () => {
    expect((await club.fetch('/checkout/demonstracao?s=x')).status).toBe(404)
  })
})

describe('killed between the ledger and the effect', () => {
  /** The real process, as `npm start` runs it. */
  function start(env: Record<string, string>): { child: ChildProcess; ready: Promise<void> } {
    const child = spawn(process.execPath, ['build/server/main.js'], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: path.resolve('build/compiled'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ready = new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
      child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Ctrl-C') && resolve())
    })
    return { child, ready }
  }

  test('an event that was acknowledged is finished after a restart, once', async () => {
    const database = await cloneDatabase(inject('postgresUrl'))
    onTestFinished(() => database.drop())
    const mailbox = await startMailServer()
    onTestFinished(() => mailbox[Symbol.asyncDispose]())
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    onTestFinished(() => client.end())
    const port = await freePort()
    const env = {
      ...provider.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATABASE_URL: database.url,
      SMTP_URL: mailbox.url,
      APP_SECRET: 'a-secret-of-the-test-suite-0123456789',
      DEMO_PASSWORD: 'senha-da-demo-1',
      LOG_LEVEL: 'silent',
    }
    const first = start(env)
    await first.ready

    // Nobody can be written: the effect begins and can't end.
    await client.query('BEGIN')
    await client.query('LOCK TABLE subscribers IN SHARE MODE')
    const event = paidEvent({ now: new Date() })
    expect((await post(`http://localhost:${port}`, event)).status).toBe(200)
    const waiting = `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted`
    await expect
      .poll(async () => (await client.query(waiting)).rows[0].count, { timeout: 10_000 })
      .toBeGreaterThan(0)
    first.child.kill('SIGKILL')
    await new Promise((resolve) => first.child.once('exit', resolve))
    await client.query('ROLLBACK')
    const left = await client.query('SELECT outcome FROM payment_events WHERE id = $1', [event.id])
    expect(left.rows).toEqual([{ outcome: null }])

    // What the clock does after two minutes, at once.
    await client.query(`UPDATE payment_events SET received_at = now() - interval '3 minutes'`)
    const second = start(env)
    await second.ready
    await expect
      .poll(
        async () =>
          (await client.query('SELECT outcome FROM payment_events')).rows.map((row) => row.outcome),
        { timeout: 20_000 },
      )
      .toEqual(['applied'])
    const arrived = () => mailbox.mails.filter(({ to }) => to.includes(event.bought.email))
    await expect.poll(() => arrived().length, { timeout: 10_000 }).toBe(2)
    const members = await client.query(
      'SELECT subscription_type FROM subscribers WHERE email = $1',
      [event.bought.email],
    )
    expect(members.rows).toEqual([{ subscription_type: 'Premium' }])
  }, 60_000)
})
