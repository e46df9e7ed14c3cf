import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clubWithAlert, countByRecipient, finished } from './support/alert-under-way'
import { startSender } from './support/sender-process'
import { startSmtpPeer } from './support/smtp-peer'

const MEMBERS = 5_000
const CONNECTIONS = 5

const messageId = (raw: string) => /^Message-ID: (.*)$/m.exec(raw)?.[1]

test('kill -9 twenty times during a send to 5,000: nobody is lost, a kill repeats at most what was on the wire, and each is marked', {
  timeout: 300_000,
}, async () => {
  await using peer = await startSmtpPeer()
  // Slow enough that there is something left to send when the next sender is ready.
  peer.delay = 20
  const { club, alertId } = await clubWithAlert(peer, MEMBERS)
  await using _ = club
  const start = () => startSender({ databaseUrl: club.databaseUrl, smtpUrl: peer.url })
  let sender = start()
  for (let kill = 1; kill <= 20; kill++) {
    const next = start()
    await peer.reached(kill * 100)
    await sender.end('SIGKILL')
    sender = next
  }
  peer.delay = 0
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
