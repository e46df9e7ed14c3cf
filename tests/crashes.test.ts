import net, { type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '~/platform/embedded-postgres.server'
import { clubWithAlert, countByRecipient, finished } from './support/alert-under-way'
import { crowd, insertCrowd } from './support/crowd'
import { startSender } from './support/sender-process'
import { startSmtpPeer } from './support/smtp-peer'
import { testClock, testClub } from './support/test-club'

const MEMBERS = 1_200

test('SIGTERM ten times: nobody is lost, nobody is told twice', { timeout: 300_000 }, async () => {
  await using peer = await startSmtpPeer()
  // Slow enough that there is something left to send when the next sender is ready.
  peer.delay = 20
  const { club, alertId } = await clubWithAlert(peer, MEMBERS)
  await using _ = club
  const start = () => startSender({ databaseUrl: club.databaseUrl, smtpUrl: peer.url })
  let sender = start()
  for (let stop = 1; stop <= 10; stop++) {
    const next = start()
    await peer.reached(stop * 100)
    expect(await sender.end('SIGTERM')).toBe(0)
    sender = next
  }
  peer.delay = 0
  const progress = await finished(club, alertId)
  await sender.end('SIGTERM')
  expect(countByRecipient(peer).size).toBe(MEMBERS)
  expect(peer.taken).toHaveLength(MEMBERS)
  expect(progress).toMatchObject({ maybeRepeated: 0, counts: { sent: MEMBERS } })
})

test('two workers at once: everybody is told once', { timeout: 120_000 }, async () => {
  await using peer = await startSmtpPeer()
  peer.delay = 5
  const { club, alertId } = await clubWithAlert(peer, MEMBERS)
  await using _ = club
  const senders = [1, 2].map(() =>
    startSender({ databaseUrl: club.databaseUrl, smtpUrl: peer.url }),
  )
  await finished(club, alertId)
  await Promise.all(senders.map((sender) => sender.end('SIGTERM')))
  expect(countByRecipient(peer).size).toBe(MEMBERS)
  expect(peer.taken).toHaveLength(MEMBERS)
  const { rows } = await club.db.execute(sql`SELECT 1 FROM senders`)
  expect(rows).toHaveLength(2)
})

test('PostgreSQL restarts in the middle: the sender carries on unaided and tells nobody twice', {
  timeout: 120_000,
}, async () => {
  await using peer = await startSmtpPeer()
  peer.delay = 5
  const dataDir = path.resolve('.cache', 'restarted-database')
  let postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  await using undo = new AsyncDisposableStack()
  undo.defer(() => postgres.stop())
  const door = undo.use(await stableDoor(() => postgres.url))
  const databaseUrl = await newDatabase(postgres.url, door.port)
  const env = { SMTP_URL: peer.url }
  const club = undo.use(await testClub({ env, databaseUrl, clock: testClock(new Date()) }))
  await insertCrowd(club.db, crowd(800))
  const deal = await club.a.deal({ published: true })
  await club.services.audience.tellPremium(deal.id)
  const sender = startSender({ databaseUrl, smtpUrl: peer.url })
  await peer.reached(300)
  await postgres.stop()
  postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  await peer.reached(800)
  expect(await sender.end('SIGTERM')).toBe(0)
  expect(countByRecipient(peer).size).toBe(800)
  expect(peer.taken).toHaveLength(800)
})

/** One port for a server that comes back on another. */
async function stableDoor(url: () => string): Promise<AsyncDisposable & { port: number }> {
  const sockets = new Set<Socket>()
  const server = net.createServer({ noDelay: true }, (inside) => {
    const port = Number(new URL(url()).port)
    const outside = net.connect({ port, host: '127.0.0.1', noDelay: true })
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
