import { sql } from 'drizzle-orm'
import pg from 'pg'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { connectionOptions } from '~/platform/database.server'
import { until } from '~/tests/support/alert-under-way'
import { crowd, insertCrowd } from '~/tests/support/crowd'
import { startSmtpPeer } from '~/tests/support/smtp-peer'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { createSendingStore, exchangeSettings } from './sending-store.server'

const impatient = { tendMs: 50, patienceMs: 200, answerMs: 700 }
const [ANA, RUI] = ['m000000', 'm000001'] as const

async function alertOf(club: TestClub, dealId: string): Promise<number> {
  const { rows } = await club.db.execute(sql`SELECT id FROM alerts WHERE deal_id = ${dealId}`)
  return Number(rows[0]?.id)
}

/** A deal whose mails wait until the alert is resumed. */
async function heldDeal(club: TestClub, ...details: Parameters<TestClub['a']['deal']>) {
  const held = await club.db.transaction(async (tx) => {
    // The queue hears of the deal too: nobody is enlisted before the alert is held.
    await tx.execute(sql`LOCK TABLE deliveries IN SHARE MODE`)
    const deal = await club.a.deal({ ...details[0], published: true })
    const alertId = await alertOf(club, deal.id)
    await club.services.deliveries.pause(teamPermit, alertId)
    return { deal, alertId }
  })
  await club.services.audience.tellPremium(held.deal.id)
  return held
}

async function fateOf(club: TestClub, uid: string) {
  const { rows } = await club.db.execute(
    sql`SELECT status, reason FROM deliveries WHERE uid = ${uid} ORDER BY id`,
  )
  return rows
}

test.each([
  ['is put off by the receiving server', 'rcpt', { queued: 0, suppressed: 1 }],
  ['never gets a readable answer', 'body', { queued: 0, uncertain: 1 }],
] as const)(
  'who is erased while their message is on the wire, which %s, keeps no alert open',
  async (_, at, counts) => {
    await using peer = await startSmtpPeer()
    peer.whim = (to) => (to.startsWith(ANA) ? { at, drip: '250 2.0.0 at last\r\n' } : undefined)
    const engine = { ...impatient, answerMs: 3_000 }
    await using club = await testClub({ works: true, env: { SMTP_URL: peer.url }, engine })
    await insertCrowd(club.db, crowd(2))
    const { id } = await club.a.deal({ published: true })
    const alertId = await alertOf(club, id)
    await until(club, alertId, (now) => now.counts.sending === 1 && now.counts.sent === 1)
    // The one message is stuck already; the farewell goes by the same server and is let through.
    peer.whim = () => undefined
    expect(await club.services.members.eraseMember(ANA)).toBe('deleted')
    const ended = await until(club, alertId, ({ status }) => status === 'finished')
    expect(ended.counts).toMatchObject({ sent: 1, sending: 0, ...counts })
  },
)

test('a sender that dies with a message to somebody erased meanwhile keeps no alert open', async () => {
  await using club = await testClub()
  await insertCrowd(club.db, crowd(1))
  const { id } = await club.a.deal({ published: true })
  await club.services.audience.tellPremium(id)
  const alertId = await alertOf(club, id)
  await using pool = new Pool(club.databaseUrl)
  const store = createSendingStore({ pool, exchanges: pool })
  const sender = await store.register(30)
  const [alert] = await store.openAlerts(club.clock.now())
  const turn = { sender, outcomes: [], alert, wanted: 1, now: club.clock.now() }
  expect((await store.exchange(turn)).parcels).toHaveLength(1)
  await club.services.members.eraseMember(ANA)
  await pool.query(`UPDATE senders SET lease_until = now() - interval '1 minute'`)
  await store.tend(0, club.clock.now())
  const { status, counts } = await until(club, alertId, () => true)
  expect({ status, uncertain: counts.uncertain }).toEqual({ status: 'finished', uncertain: 1 })
})

test('one member who may not see a deal does not keep it from the others', async () => {
  await using club = await testClub()
  const free = await club.a.member({ plan: 'free' })
  const premium = await club.a.member({ plan: 'Premium' })
  const { id } = await club.a.deal({ plan: 'Premium', published: true })
  const alertId = await alertOf(club, id)
  const { deliveries } = club.services
  expect(await deliveries.preview(alertId, free.uid)).toBeUndefined()
  expect(await deliveries.preview(alertId, premium.uid)).toBeDefined()
  expect(await deliveries.preview(alertId, free.uid)).toBeUndefined()
})

test('rows that are written while an alert is being ended are sent all the same', async () => {
  await using club = await testClub()
  await insertCrowd(club.db, crowd(1))
  const { id } = await club.a.deal({ published: true })
  const alertId = await alertOf(club, id)
  await using pool = new Pool(club.databaseUrl)
  const store = createSendingStore({ pool, exchanges: pool })
  await club.db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO deliveries (alert_id, uid, decided_at)
      VALUES (${alertId}, ${ANA}, now())`)
    await club.services.deliveries.enlisted(tx, alertId)
    // Another process looks around before this is committed.
    await store.tend(30, club.clock.now())
  })
  expect(await club.services.deliveries.progress(alertId)).toMatchObject({ status: 'sending' })
  expect(await store.openAlerts(club.clock.now())).toHaveLength(1)
})

test('what a member changes while an alert is being sent counts at once, and nothing false is told', async () => {
  await using club = await testClub({ works: true, engine: impatient })
  await insertCrowd(club.db, crowd(6))
  const { alertId } = await heldDeal(club)
  const { members, deliveries } = club.services
  const change = (uid: string, what: Parameters<typeof members.changePreferences>[1]) =>
    members.changePreferences(members.preferencesPath(uid).split('/').at(-1) ?? '', what)
  const lisbon = 'LISBOA-PT' as const
  await change('m000000', { kind: 'mails', homeAirport: 'PORTO-PT', alertMode: 'all' })
  await change('m000001', { kind: 'mails', homeAirport: lisbon, alertMode: 'weekly' })
  await change('m000002', { kind: 'mails', homeAirport: lisbon, alertMode: 'fare-errors' })
  await change('m000003', { kind: 'pause', months: 1 })
  await change('m000004', { kind: 'unsubscribe', reason: '' })
  await deliveries.resume(teamPermit, alertId)
  await until(club, alertId, ({ status }) => status === 'finished')
  expect(club.mailbox.recipients()).toEqual(['m000005@exemplo.test'])
  const reasons = ['other-airport', 'digest-only', 'errors-only', 'paused', 'unsubscribed']
  for (const [n, reason] of reasons.entries())
    expect(await fateOf(club, `m00000${n}`)).toEqual([{ status: 'suppressed', reason }])
})

test('a digest names the airport it was made for, whoever of its readers moved meanwhile', async () => {
  await using club = await testClub()
  await insertCrowd(club.db, crowd(2, { alertMode: 'weekly' }))
  await club.a.deal({ from: ['LIS', 'OPO'], published: true })
  club.clock.set(new Date('2026-11-16T08:00:00Z')) // a Monday
  await club.services.audience.followTheClock()
  await club.db.execute(sql`UPDATE subscribers SET home_airport = 'PORTO-PT' WHERE uid = ${ANA}`)
  const { rows } = await club.db.execute(sql`SELECT alert_id FROM deliveries WHERE uid = ${RUI}`)
  const subjectFor = async (uid: string) => {
    const raw = await club.services.deliveries.preview(Number(rows[0]?.alert_id), uid)
    return raw && (await PostalMime.parse(raw)).subject
  }
  expect(await subjectFor(ANA)).toContain('Lisboa')
  expect(await subjectFor(RUI)).toContain('Lisboa')
})

test('a deal that is withdrawn in the middle reaches nobody more, and a digest leaves it out', async () => {
  await using club = await testClub({ works: true, engine: impatient })
  await insertCrowd(club.db, [...crowd(1), { uid: RUI, alertMode: 'weekly' }])
  const { deal, alertId } = await heldDeal(club)
  const other = await club.a.deal({
    title: { PT: 'A que fica', BR: 'A que fica' },
    published: true,
  })
  await club.queue.idle()
  await club.services.deals.withdraw(teamPermit, deal.id)
  await club.services.deliveries.resume(teamPermit, alertId)
  const ended = await until(club, alertId, ({ status }) => status === 'finished')
  expect(ended.counts).toMatchObject({ sent: 0, suppressed: 1 })
  club.clock.set(new Date('2026-11-16T08:00:00Z'))
  await club.services.audience.followTheClock()
  await club.services.deliveries.idle()
  const toRui = (await club.services.deliveries.sentTo(RUI)).mails
  expect(toRui.map(({ deals }) => deals.map(({ id }) => id))).toEqual([[other.id]])
})

test('an exchange looks at a few members, also of an alert that no statistics know', async () => {
  await using club = await testClub()
  await insertCrowd(club.db, crowd(3_000))
  await using pool = new Pool(club.databaseUrl)
  await using exchanges = new Pool(club.databaseUrl, exchangeSettings)
  const store = createSendingStore({ pool, exchanges })
  const sender = await store.register(30)
  const lookedAt = async () => {
    await exchanges.query('SELECT pg_stat_force_next_flush()')
    const { rows } = await exchanges.query(`SELECT seq_tup_read + idx_tup_fetch AS n
      FROM pg_stat_user_tables WHERE relname = 'subscribers'`)
    return Number(rows[0]?.n)
  }
  const { id } = await club.a.deal({ published: true })
  await club.services.audience.tellPremium(id)
  const [alert] = await store.openAlerts(club.clock.now())
  const before = await lookedAt()
  for (let n = 0; n < 10; n++) {
    const turn = { sender, outcomes: [], alert, wanted: 5, now: club.clock.now() }
    expect((await store.exchange(turn)).parcels).toHaveLength(5)
  }
  // A member's row is looked up, and locked.
  expect((await lookedAt()) - before).toBeLessThanOrEqual(10 * 5 * 2)
})

class Pool extends pg.Pool implements AsyncDisposable {
  constructor(connectionString: string, settings: Record<string, string> = {}) {
    super({ connectionString, options: connectionOptions(settings), max: 1 })
  }
  [Symbol.asyncDispose]() {
    return this.end()
  }
}
