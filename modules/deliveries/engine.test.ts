import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { until } from '~/tests/support/alert-under-way'
import { crowd, insertCrowd } from '~/tests/support/crowd'
import { type SmtpPeer, startSmtpPeer, type Whim } from '~/tests/support/smtp-peer'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'
import type { AlertProgress } from './model'

const impatient = { tendMs: 50, patienceMs: 200, answerMs: 700 }

async function clubWith(peer: SmtpPeer, env: Record<string, string> = {}): Promise<TestClub> {
  return testClub({ works: true, env: { SMTP_URL: peer.url, ...env }, engine: impatient })
}

/** Publishes one deal for everybody and answers its alert's id. */
async function tellAll(club: TestClub): Promise<number> {
  const { id } = await club.a.deal({ published: true })
  await club.queue.idle()
  const { rows } = await club.db.execute(sql`SELECT id FROM alerts WHERE deal_id = ${id}`)
  return Number(rows[0]?.id)
}

async function rowOf(club: TestClub, uid: string) {
  const { rows } = await club.db.execute<{
    status: string
    reason: string | null
    attempts: number
    ready: boolean
    due: boolean
    maybe_repeated: boolean
    suppressed: boolean
  }>(sql`SELECT d.status, d.reason, d.attempts, d.ready, d.due_at > now() AS due, d.maybe_repeated,
    m.suppressed_at IS NOT NULL AS suppressed
    FROM deliveries d JOIN subscribers m ON m.uid = d.uid WHERE d.uid = ${uid}`)
  return rows[0]
}

const addsUp = ({ candidates, counts }: AlertProgress) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0) === candidates

const answers: Record<string, { whim: Whim; row: Record<string, unknown> }> = {
  'rcpt-421': {
    whim: { at: 'rcpt', say: '421 4.3.2 closing', thenHangUp: true },
    row: { status: 'queued', reason: '421 4.3.2', attempts: 1, due: true, suppressed: false },
  },
  'rcpt-450': {
    whim: { at: 'rcpt', say: '450 4.2.1 busy' },
    row: { status: 'queued', reason: '450 4.2.1', attempts: 1, due: true, suppressed: false },
  },
  'body-452': {
    whim: { at: 'body', say: '452 4.3.1 no space' },
    row: { status: 'queued', reason: '452 4.3.1', attempts: 1, due: true, suppressed: false },
  },
  'rcpt-550-5.1.1': {
    whim: { at: 'rcpt', say: '550 5.1.1 nobody here' },
    row: { status: 'failed', reason: '550 5.1.1', suppressed: true },
  },
  'rcpt-550-plain': {
    whim: { at: 'rcpt', say: '550 no such user' },
    row: { status: 'failed', reason: '550', suppressed: true },
  },
  'rcpt-552-full': {
    whim: { at: 'rcpt', say: '552 5.2.2 mailbox full' },
    row: { status: 'failed', reason: '552 5.2.2', suppressed: false },
  },
  'body-554': {
    whim: { at: 'body', say: '554 we do not like this' },
    row: { status: 'failed', reason: '554', suppressed: false },
  },
  'rcpt-garbage': {
    whim: { at: 'rcpt', say: '\u0000\u0001 what?' },
    row: { status: 'queued', reason: 'garbage at rcpt', attempts: 1, due: true },
  },
  'body-garbage': {
    whim: { at: 'body', say: 'HTTP/1.1 200 OK' },
    row: { status: 'uncertain', reason: 'garbage after the message', maybe_repeated: true },
  },
  'rcpt-drip': {
    whim: { at: 'rcpt', drip: '250 2.1.5 at last\r\n' },
    row: { status: 'queued', reason: 'timeout at rcpt', attempts: 1, due: true },
  },
  'body-drip': {
    whim: { at: 'body', drip: '250 2.0.0 at last\r\n' },
    row: { status: 'uncertain', reason: 'timeout after the message', maybe_repeated: true },
  },
  'body-hang-up': {
    whim: { at: 'body', hangUp: true },
    row: { status: 'uncertain', reason: 'closed after the message', maybe_repeated: true },
  },
}

test('each answer of a receiving server is what DESIGN says it is, and the others still get theirs', async () => {
  await using peer = await startSmtpPeer()
  peer.whim = (to) => answers[to.split('@')[0] ?? '']?.whim
  await using club = await clubWith(peer)
  const names = Object.keys(answers)
  await insertCrowd(club.db, [...crowd(40), ...names.map((uid) => ({ uid }))])
  const alertId = await tellAll(club)
  const progress = await until(club, alertId, ({ counts }) => {
    const settled = counts.sent + counts.failed + counts.uncertain
    return settled === 40 + 4 + 3 && counts.sending === 0
  })
  expect(addsUp(progress)).toBe(true)
  expect(progress.counts).toMatchObject({ sent: 40, failed: 4, uncertain: 3, queued: 5 })
  for (const name of names) {
    const { uid = name, ...expected } = answers[name]?.row ?? {}
    expect({ name, ...(await rowOf(club, String(uid))) }).toMatchObject({ name, ...expected })
  }
  expect(peer.taken.map(({ to }) => to).toSorted()).toEqual(
    crowd(40).map(({ uid }) => `${uid}@exemplo.test`),
  )
})

test('550 5.7.26 pauses the alert and blames nobody; the team resumes it', async () => {
  await using peer = await startSmtpPeer()
  peer.whim = () => ({ at: 'body', say: '550 5.7.26 unauthenticated' })
  await using club = await clubWith(peer)
  await insertCrowd(club.db, crowd(30))
  const alertId = await tellAll(club)
  const paused = await until(
    club,
    alertId,
    ({ status, counts }) => status === 'paused' && counts.sending === 0,
  )
  expect(paused).toMatchObject({ pausedBecause: 'policy', candidates: 30 })
  expect(paused.counts).toMatchObject({ queued: 30, failed: 0, uncertain: 0 })
  expect(peer.taken).toEqual([])
  peer.whim = () => undefined
  expect(await club.services.deliveries.resume(teamPermit, alertId)).toBe(true)
  await until(club, alertId, ({ counts }) => counts.sent === 30)
  expect(new Set(peer.taken.map(({ to }) => to)).size).toBe(30)
})

test('a dead peer pauses all alerts and blames nobody; when it is back, they go on by themselves', async () => {
  await using peer = await startSmtpPeer()
  await using club = await clubWith(peer)
  await peer.hangUp()
  await insertCrowd(club.db, crowd(30))
  const alertId = await tellAll(club)
  const paused = await until(
    club,
    alertId,
    ({ status, counts }) => status === 'paused' && counts.sending === 0,
  )
  expect(paused).toMatchObject({ pausedBecause: 'server-unreachable' })
  expect(paused.counts.queued).toBe(30)
  expect((await rowOf(club, 'm000000'))?.attempts).toBe(0)
  await peer.listenAgain()
  await until(club, alertId, ({ counts }) => counts.sent === 30)
  expect(peer.taken).toHaveLength(30)
})

test('a server that closes before its greeting is answered is asked again, not blamed on members', async () => {
  await using peer = await startSmtpPeer()
  peer.greeting = '421 4.3.2 too busy'
  await using club = await clubWith(peer)
  await insertCrowd(club.db, crowd(5))
  const alertId = await tellAll(club)
  await until(club, alertId, ({ status }) => status === 'paused')
  peer.greeting = '220 peer.test ESMTP'
  await until(club, alertId, ({ counts }) => counts.sent === 5)
  expect((await rowOf(club, 'm000000'))?.attempts).toBe(0)
})

test('pause, resume and cancel: nothing is claimed while paused, the rest is accounted for', async () => {
  await using peer = await startSmtpPeer()
  peer.delay = 10
  await using club = await clubWith(peer)
  await insertCrowd(club.db, crowd(300))
  const alertId = await tellAll(club)
  const { deliveries } = club.services
  await peer.reached(20)
  expect(await deliveries.pause(teamPermit, alertId)).toBe(true)
  const paused = await until(club, alertId, ({ counts }) => counts.sending === 0)
  const before = peer.taken.length
  expect(paused.counts.sent).toBe(before)
  await deliveries.resume(teamPermit, alertId)
  await peer.reached(before + 20)
  expect(await deliveries.cancel(teamPermit, alertId)).toBe(true)
  const cancelled = await until(club, alertId, ({ counts }) => counts.queued + counts.sending === 0)
  expect(addsUp(cancelled)).toBe(true)
  expect(cancelled.counts.sent).toBe(peer.taken.length)
  expect(cancelled.counts.suppressed).toBe(300 - peer.taken.length)
  expect(await deliveries.resume(teamPermit, alertId)).toBe(false)
})

test('after an acknowledged unsubscription no further message is claimed', async () => {
  await using peer = await startSmtpPeer()
  peer.delay = 5
  await using club = await clubWith(peer)
  const uids = crowd(400).map(({ uid }) => uid)
  await insertCrowd(club.db, crowd(400))
  const alertId = await tellAll(club)
  const { members } = club.services
  await peer.reached(10)
  const late: string[] = []
  for (const uid of uids.toReversed().slice(0, 150)) {
    await members.unsubscribeByLink(members.unsubscribePath(uid).split('/').at(-1) ?? '')
    const acknowledged = await rowOf(club, uid)
    if (acknowledged?.status === 'queued') late.push(`${uid}@exemplo.test`)
  }
  await until(club, alertId, ({ counts }) => counts.queued + counts.sending === 0)
  const told = new Set(peer.taken.map(({ to }) => to))
  expect(late.length).toBeGreaterThan(50)
  expect(late.filter((address) => told.has(address))).toEqual([])
})

test('a rate holds for all processes together, and a domain has its own', async () => {
  await using peer = await startSmtpPeer()
  await using club = await clubWith(peer, {
    MAIL_RATE: '100',
    MAIL_DOMAIN_RATES: 'lento.test=10,*=1000',
  })
  await insertCrowd(club.db, [
    ...crowd(60),
    ...Array.from({ length: 8 }, (_, n) => ({ uid: `l${n}`, email: `l${n}@lento.test` })),
  ])
  const begun = performance.now()
  const alertId = await tellAll(club)
  await until(club, alertId, ({ counts }) => counts.sent === 68)
  expect(performance.now() - begun).toBeGreaterThan(600)
  expect(peer.taken).toHaveLength(68)
})

test('a young sender sends no more a day than its warm-up allows', async () => {
  await using peer = await startSmtpPeer()
  await using club = await clubWith(peer, { MAIL_WARMUP_FROM: '2026-11-15' })
  await insertCrowd(club.db, crowd(230))
  const alertId = await tellAll(club)
  const full = await until(club, alertId, ({ counts }) => counts.sent === 200)
  // A few may be in hand, held back until the allowance grows.
  expect(full.counts.queued + full.counts.sending).toBe(30)
  club.clock.advance({ days: 1 })
  await until(club, alertId, ({ counts }) => counts.sent === 230)
})

test('when the deal ends, nobody else is told', async () => {
  await using peer = await startSmtpPeer()
  peer.delay = 10
  await using club = await clubWith(peer)
  await insertCrowd(club.db, crowd(300))
  const { id } = await club.a.deal({ published: true })
  await club.queue.idle()
  await peer.reached(20)
  await club.services.deals.expire(teamPermit, id)
  const { rows } = await club.db.execute(sql`SELECT id FROM alerts`)
  const ended = await until(
    club,
    Number(rows[0]?.id),
    ({ counts }) => counts.queued + counts.sending === 0,
  )
  expect(ended.counts.suppressed).toBeGreaterThan(100)
  expect(addsUp(ended)).toBe(true)
})

test('progress says how fast it goes and how long it takes, for the team and in /metrics', async () => {
  await using peer = await startSmtpPeer()
  peer.delay = 20
  await using club = await clubWith(peer)
  await insertCrowd(club.db, crowd(200))
  const alertId = await tellAll(club)
  await peer.reached(40)
  const progress = await until(club, alertId, ({ rate }) => rate > 0)
  expect(progress.secondsLeft).toBeGreaterThan(0)
  expect(progress.candidates).toBe(200)
  const metrics = await club.metrics.registry.metrics()
  expect(metrics).toMatch(/^mail_alerts_open 1$/m)
  expect(metrics).toMatch(/^mail_queued \d+$/m)
})
