import net, { type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '~/platform/embedded-postgres.server'
import { crowd, insertCrowd } from './support/crowd'
import { startSender } from './support/sender-process'
import { type SmtpPeer, startSmtpPeer } from './support/smtp-peer'
import { type TestClub, testClub } from './support/test-club'

const MEMBERS = 5_000
const FEWER = 2_500
const CONNECTIONS = 5

/** A club that decides but does not send: the processes of the test do. */
async function clubWithout(
  peer: SmtpPeer,
  members: number,
): Promise<{ club: TestClub; alertId: number }> {
  const club = await testClub({ env: { ROLE: 'web', SMTP_URL: peer.url } })
  await insertCrowd(club.db, crowd(members))
  const deal = await club.a.deal({ published: true })
  await club.services.audience.tellPremium(deal.id)
  const { rows } = await club.db.execute(sql`SELECT id FROM alerts`)
  return { club, alertId: Number(rows[0]?.id) }
}

async function finished(club: TestClub, alertId: number) {
  for (;;) {
    const progress = await club.services.deliveries.progress(alertId)
    if (progress?.status === 'finished') return progress
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function countByRecipient(peer: SmtpPeer): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { to } of peer.taken) counts.set(to, (counts.get(to) ?? 0) + 1)
  return counts
}

const messageId = (raw: string) => /^Message-ID: (.*)$/m.exec(raw)?.[1]

test('kill -9 twenty times during a send to 5,000: nobody is lost, a kill repeats at most what was on the wire, and each is marked', {
  timeout: 300_000,
}, async () => {
  await using peer = await startSmtpPeer()
  const { club, alertId } = await clubWithout(peer, MEMBERS)
  await using _ = club
  const start = () => startSender({ databaseUrl: club.databaseUrl, smtpUrl: peer.url })
  let sender = start()
  for (let kill = 1; kill <= 20; kill++) {
    const next = start()
    await peer.reached(kill * 220)
    await sender.end('SIGKILL')
    sender = next
  }
  const progress = await finished(club, alertId)
  await sender.end('SIGTERM')

  const counts = countByRecipient(peer)
  expect(counts.size).toBe(MEMBERS)
  const repeated = [...counts].filter(([, count]) => count > 1).map(([to]) => to)
  expect(peer.taken.length - MEMBERS).toBeLessThanOrEqual(20 * CONNECTIONS)
  const { rows } = await club.db.execute<{ email: string }>(
    sql`SELECT m.email FROM deliveries d JOIN subscribers m USING (uid) WHERE d.maybe_repeated`,
  )
  const marked = new Set(rows.map(({ email }) => email))
  expect(repeated.filter((to) => !marked.has(to))).toEqual([])
  expect(marked.size).toBeLessThanOrEqual(20 * CONNECTIONS)
  expect(progress.counts).toMatchObject({ sent: MEMBERS, queued: 0, sending: 0, failed: 0 })
  for (const to of repeated) {
    const ids = peer.taken.filter((taken) => taken.to === to).map(({ raw }) => messageId(raw))
    expect(new Set(ids).size).toBe(1)
  }
})

test('SIGTERM ten times: nobody is lost, nobody is told twice', { timeout: 300_000 }, async () => {
  await using peer = await startSmtpPeer()
  const { club, alertId } = await clubWithout(peer, FEWER)
  await using _ = club
  const start = () => startSender({ databaseUrl: club.databaseUrl, smtpUrl: peer.url })
  let sender = start()
  for (let stop = 1; stop <= 10; stop++) {
    const next = start()
    await peer.reached(stop * 200)
    expect(await sender.end('SIGTERM')).toBe(0)
    sender = next
  }
  const progress = await finished(club, alertId)
  await sender.end('SIGTERM')
  expect(countByRecipient(peer).size).toBe(FEWER)
  expect(peer.taken).toHaveLength(FEWER)
  expect(progress).toMatchObject({ maybeRepeated: 0, counts: { sent: FEWER } })
})

test('two workers at once: everybody is told once', { timeout: 120_000 }, async () => {
  await using peer = await startSmtpPeer()
  const { club, alertId } = await clubWithout(peer, FEWER)
  await using _ = club
  const senders = [1, 2].map(() =>
    startSender({ databaseUrl: club.databaseUrl, smtpUrl: peer.url }),
  )
  await finished(club, alertId)
  await Promise.all(senders.map((sender) => sender.end('SIGTERM')))
  expect(countByRecipient(peer).size).toBe(FEWER)
  expect(peer.taken).toHaveLength(FEWER)
  const { rows } = await club.db.execute(sql`SELECT 1 FROM senders`)
  expect(rows).toHaveLength(2)
})

test('PostgreSQL restarts in the middle: the sender carries on unaided and tells nobody twice', {
  timeout: 120_000,
}, async () => {
  await using peer = await startSmtpPeer()
  peer.delay = 2
  const dataDir = path.resolve('.cache', 'restarted-database')
  let postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  await using undo = new AsyncDisposableStack()
  undo.defer(() => postgres.stop())
  const door = undo.use(await stableDoor(() => postgres.url))
  const databaseUrl = await newDatabase(postgres.url, door.port)
  const club = undo.use(await testClub({ env: { ROLE: 'web', SMTP_URL: peer.url }, databaseUrl }))
  await insertCrowd(club.db, crowd(1_500))
  const deal = await club.a.deal({ published: true })
  await club.services.audience.tellPremium(deal.id)
  const sender = startSender({ databaseUrl, smtpUrl: peer.url })
  await peer.reached(300)
  await postgres.stop()
  postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  await peer.reached(1_500)
  expect(await sender.end('SIGTERM')).toBe(0)
  expect(countByRecipient(peer).size).toBe(1_500)
  expect(peer.taken).toHaveLength(1_500)
})

/** One port for a server that comes back on another. */
async function stableDoor(url: () => string): Promise<AsyncDisposable & { port: number }> {
  const sockets = new Set<Socket>()
  const server = net.createServer((inside) => {
    const outside = net.connect(Number(new URL(url()).port), '127.0.0.1')
    for (const socket of [inside, outside]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    inside.on('close', () => outside.destroy()).pipe(outside)
    outside.on('close', () => inside.destroy()).pipe(inside)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function newDatabase(serverUrl: string, port: number): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const name = `restarted_${Date.now()}`
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return Object.assign(new URL(serverUrl), { port: String(port), pathname: `/${name}` }).href
}
