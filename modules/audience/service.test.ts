import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asPremium } from '~/modules/members/model'
import { crowd, insertCrowd } from '~/tests/support/crowd'
import { dealContent } from '~/tests/support/deal-content'
import { type TestClub, testClock, testClub } from '~/tests/support/test-club'

async function told(club: TestClub): Promise<string[]> {
  await club.queue.idle()
  await club.services.deliveries.idle()
  return club.mailbox.recipients().toSorted()
}

async function rows(club: TestClub, kind: 'deal' | 'digest') {
  const found = await club.db.execute<{ uid: string; items: number | null }>(sql`
    SELECT d.uid, cardinality(d.items) AS items FROM deliveries d
    JOIN alerts a ON a.id = d.alert_id WHERE a.kind = ${kind} ORDER BY d.id`)
  return found.rows
}

test('a Premium deal from Lisbon reaches Lisbon members at once and Porto members never', async () => {
  await using club = await testClub({ works: true })
  const ana = await club.a.member({ airport: 'LISBOA-PT', plan: 'Premium' })
  await club.a.member({ airport: 'PORTO-PT', plan: 'Premium' })
  await club.a.member({ airport: 'LISBOA-PT', plan: 'free' })
  await club.a.deal({ from: ['LIS'], plan: 'Premium', published: true })
  expect(await told(club)).toEqual([ana.email])
})

test('§6 early access: the free plan is told 24 hours after Premium, by any number of processes once', async () => {
  await using club = await testClub({ works: true })
  const ana = await club.a.member({ plan: 'Premium' })
  const rui = await club.a.member({ plan: 'free' })
  await club.a.deal({ plan: 'free', published: true })
  expect(await told(club)).toEqual([ana.email])
  const { audience } = club.services
  club.clock.advance({ hours: 23, minutes: 59 })
  expect((await audience.followTheClock()).free).toBe(0)
  club.clock.advance({ minutes: 2 })
  const turns = await Promise.all([1, 2, 3].map(() => audience.followTheClock()))
  expect(turns.reduce((sum, { free }) => sum + free, 0)).toBe(1)
  expect(await told(club)).toEqual([ana.email, rui.email].toSorted())
})

test('§1 a fare error comes on top of three mails a week; what does not fit goes into Monday’s digest at 8', async () => {
  const wednesday = new Date('2026-11-18T12:00:00Z')
  await using club = await testClub({ clock: testClock(wednesday) })
  await insertCrowd(club.db, crowd(1))
  const { audience } = club.services
  for (let n = 0; n < 5; n++)
    await audience.tellPremium((await club.a.deal({ published: true })).id)
  await audience.tellPremium((await club.a.deal({ kind: 'fare-error', published: true })).id)
  expect(await rows(club, 'deal')).toHaveLength(4)
  const waiting = await club.a.deal({ published: true })
  expect(await audience.explain(waiting.id, 'm000000')).toBe('weekly-limit')

  club.clock.set(new Date('2026-11-23T07:59:00Z'))
  expect((await audience.followTheClock()).digests).toBe(0)
  club.clock.set(new Date('2026-11-23T08:00:00Z'))
  // Lisbon and Porto are at eight; Rio and São Paulo are at five.
  expect((await audience.followTheClock()).digests).toBe(2)
  expect((await audience.followTheClock()).digests).toBe(0)
  club.clock.set(new Date('2026-11-23T11:00:00Z'))
  expect((await audience.followTheClock()).digests).toBe(2)
  const digests = await rows(club, 'digest')
  expect(digests.map(({ uid }) => uid)).toEqual(['m000000'])
})

test('a digest is one mail with what was held back, and says so in both variants', async () => {
  const monday = new Date('2026-11-16T10:00:00Z')
  await using club = await testClub({ works: true, clock: testClock(monday) })
  const ana = await club.a.member({ plan: 'Premium' })
  await club.db.execute(sql`UPDATE subscribers SET alert_mode = 'weekly' WHERE uid = ${ana.uid}`)
  for (const price of [20_000, 30_000]) await club.a.deal({ price, published: true })
  expect(await told(club)).toEqual([])
  await club.services.audience.followTheClock()
  expect(await told(club)).toEqual([ana.email])
  const mail = club.mailbox.lastTo(ana.email)
  expect(mail.subject).toBe('As ofertas desta semana a partir de Lisboa')
  expect(mail.text.indexOf('200 €')).toBeLessThan(mail.text.indexOf('300 €'))
  expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('the promise: members who will fall below it are counted by plan and airport, and named', async () => {
  const late = new Date('2026-11-27T12:00:00Z')
  await using club = await testClub({ clock: testClock(late) })
  await insertCrowd(club.db, [
    ...crowd(3),
    { uid: 'gratis', subscriptionType: 'free' },
    { uid: 'so-erros', alertMode: 'fare-errors' },
  ])
  const { audience } = club.services
  await audience.watchPromise()
  const before = await audience.promiseReport()
  const line = (plan: string) =>
    before.find((each) => each.plan === plan && each.airport === 'LISBOA-PT')
  expect(line('Premium')).toMatchObject({ members: 3, below: 3, running: 0 })
  expect(line('free')).toMatchObject({ members: 1, below: 1 })
  expect(await audience.membersBelow(line('free') as never)).toEqual(['gratis'])
  await audience.tellPremium((await club.a.deal({ published: true })).id)
  await audience.watchPromise()
  const after = await audience.promiseReport()
  expect(
    after.find(({ plan, airport }) => plan === 'Premium' && airport === 'LISBOA-PT'),
  ).toMatchObject({
    below: 0,
    running: 1,
  })
})

test('of two deals published at the same moment, only as many are told as still fit', async () => {
  const wednesday = new Date('2026-11-18T12:00:00Z')
  await using club = await testClub({ clock: testClock(wednesday) })
  await insertCrowd(club.db, crowd(50))
  const deals = await Promise.all([1, 2, 3, 4, 5, 6].map(() => club.a.deal({ published: true })))
  await Promise.all(deals.map(({ id }) => club.services.audience.tellPremium(id)))
  const counted = await club.db.execute<{ most: number }>(
    sql`SELECT max(n)::int AS most FROM (SELECT count(*) AS n FROM deliveries GROUP BY uid) x`,
  )
  expect(counted.rows[0]?.most).toBe(3)
})

test('§6 favourites: what a member chose in the area is told first, by any airport of the place', async () => {
  await using club = await testClub()
  const [ana, rui] = [
    await club.a.member({ plan: 'Premium' }),
    await club.a.member({ plan: 'Premium' }),
  ]
  const premium = asPremium(rui)
  if (!premium) throw new Error('not Premium')
  await club.services.members.setDestinations(premium, ['RIO', 'TYO'])
  const { destination } = dealContent(club.clock.now())
  for (const iata of ['GIG', 'SDU']) {
    const { id } = await club.a.deal({ destination: { ...destination, iata }, published: true })
    await club.services.audience.tellPremium(id)
    const found = await club.db.execute(sql`SELECT d.uid, d.priority FROM deliveries d
      JOIN alerts a ON a.id = d.alert_id WHERE a.deal_id = ${id} ORDER BY d.priority`)
    expect(found.rows).toEqual([
      { uid: rui.uid, priority: 0 },
      { uid: ana.uid, priority: 1 },
    ])
  }
})
