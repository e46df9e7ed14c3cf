import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { crowd, insertCrowd } from '~/tests/support/crowd'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClock, testClub } from '~/tests/support/test-club'
import { leftIn } from './model'

const today = (club: TestClub) => club.services.overview.today(teamPermit, '30d')
const lastPoint = async (club: TestClub) => (await today(club)).points.at(-1)

/** What the database dates by itself is dated today: so is what this club does. */
const clubOfToday = () => testClub({ clock: testClock(new Date()) })

/** What counting each member one by one would say. */
async function looked(club: TestClub) {
  const { rows } = await club.db.execute(sql`SELECT count(*)::int AS all,
    count(*) FILTER (WHERE subscription_type = 'Premium')::int AS premium,
    count(*) FILTER (WHERE NOT is_verified)::int AS unverified,
    count(*) FILTER (WHERE suppressed_at IS NOT NULL)::int AS suppressed,
    count(*) FILTER (WHERE unsubscribed_at IS NOT NULL)::int AS unsubscribed FROM subscribers`)
  return rows[0]
}

test('members are counted by plan and airport the moment they change, whatever changed them', async () => {
  await using club = await clubOfToday()
  const ana = await club.a.member({ airport: 'LISBOA-PT', plan: 'Premium' })
  const rui = await club.a.member({ airport: 'PORTO-PT', verified: false })
  await insertCrowd(club.db, crowd(500, { homeAirport: 'SÃO PAULO-BR', subscriptionType: 'free' }))
  const { members } = await today(club)
  expect(members).toMatchObject({ all: 502, premium: 1, free: 501, unverified: 1, paused: 0 })
  expect(members.byAirport.map(({ all }) => all)).toEqual([1, 1, 0, 500])

  await club.services.members.downgrade(ana.uid)
  const token = club.services.members.unsubscribePath(rui.uid).split('/').at(-1) ?? ''
  await club.services.members.unsubscribeByLink(token)
  await club.services.members.unsubscribeByLink(token)
  await club.db.transaction((tx) => club.services.members.bounced(tx, 'm000001'))
  await club.services.members.eraseMember('m000002')
  await club.db.execute(sql`UPDATE subscribers SET paused_until = now() + interval '1 month'
    WHERE uid IN ('m000003', 'm000004')`)
  const after = await today(club)
  expect(after.members).toMatchObject({ ...(await looked(club)), all: 501, paused: 2 })
  const point = after.points.at(-1)
  expect(point).toMatchObject({ joined: 502, unsubscribed: 1, downgraded: 1, deleted: 1 })
  expect(point && leftIn(point)).toBe(3)
  expect(JSON.stringify((await club.db.execute(sql`SELECT * FROM figures`)).rows)).not.toContain(
    'exemplo',
  )
})

test('sixty people joining and leaving at once, while entries are drawn together, are counted right', async () => {
  await using club = await clubOfToday()
  const drawTogether = async () => {
    for (let turn = 0; turn < 10; turn += 1) await club.services.overview.tidyFigures()
  }
  const comeAndGo = async (n: number) => {
    const { uid } = await club.a.member({ plan: n % 2 ? 'Premium' : 'free' })
    if (n % 3 === 0) await club.services.members.eraseMember(uid)
  }
  await Promise.all([
    drawTogether(),
    drawTogether(),
    ...Array.from({ length: 60 }, (_, n) => comeAndGo(n)),
  ])
  expect((await today(club)).members).toMatchObject({ ...(await looked(club)), all: 40 })
  expect(await lastPoint(club)).toMatchObject({ joined: 60, deleted: 20 })
  await club.services.overview.tidyFigures()
  expect((await today(club)).members.all).toBe(40)
  const { rows } = await club.db.execute(
    sql`SELECT figure, day, facet FROM figures GROUP BY 1, 2, 3 HAVING count(*) > 1`,
  )
  expect(rows).toEqual([])
}, 30_000)

test('a count that went wrong is put right by looking, and a right one is left alone', async () => {
  await using club = await testClub()
  await club.a.member()
  expect(await club.services.overview.recountMembers()).toBe(0)
  await club.db.execute(
    sql`INSERT INTO figures (figure, facet, n) VALUES ('members', 'free|Active|PORTO-PT|t|f|f', 7)`,
  )
  expect((await today(club)).members.all).toBe(8)
  expect(await club.services.overview.recountMembers()).toBe(7)
  expect((await today(club)).members).toMatchObject({ all: 1 })
})

test('mails are counted when they are sent, when they come back and when somebody complains', async () => {
  await using club = await testClub({ works: true })
  const [ana, rui] = [
    await club.a.member({ plan: 'Premium' }),
    await club.a.member({ plan: 'Premium' }),
  ]
  await club.a.deal({ published: true, plan: 'Premium' })
  await club.queue.idle()
  await club.services.deliveries.idle()
  expect(await lastPoint(club)).toMatchObject({ sent: 2, bounced: 0, complained: 0 })
  await club.services.returns.providerSays([
    { type: 'hard', recipient: ana?.email },
    { type: 'complaint', recipient: rui?.email },
  ] as never)
  expect(await lastPoint(club)).toMatchObject({ sent: 2, bounced: 1, complained: 1 })
  expect((await today(club)).members).toMatchObject({ suppressed: 2 })
})

test('what waits for somebody is there: payments, flights, referrals, scheduled deals, the queue', async () => {
  await using club = await testClub()
  const soon = new Date(club.clock.now().getTime() + 3_600_000)
  const deal = await club.a.deal()
  await club.services.deals.schedule(teamPermit, deal.id, soon)
  await club.db.execute(sql`INSERT INTO put_aside_payments (key, reason, since)
    VALUES ('cs_1', 'unmatched', now()), ('cs_2', 'wrong-amount', now())`)
  await club.db.execute(sql`UPDATE put_aside_payments SET settled_at = now() WHERE key = 'cs_2'`)
  const ana = await club.a.member({ plan: 'Premium' })
  await club.db.execute(sql`INSERT INTO rewards (uid, kind, points, state, request_key, created_at)
    VALUES (${ana.uid}, 'flight', 10, 'requested', 'k', now())`)
  await club.services.members.downgrade(ana.uid)
  const seen = await today(club)
  expect(seen.waiting).toEqual({ putAside: 1, flights: 1, heldReferrals: 0 })
  expect(seen.scheduled).toMatchObject([{ id: deal.id, at: soon }])
  // Counted by looking: the first to ask may be told that it is under way.
  await expect.poll(async () => (await today(club)).alerts.value).toEqual([])
  await expect
    .poll(async () => (await today(club)).queue)
    .toMatchObject({
      countedAt: club.clock.now(),
      value: [{ name: 'member-mail', waiting: 1, active: 0, failed: 0 }],
    })
})
