import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asPremium } from '~/modules/members/model'
import { CONTENT_CHANNEL } from '~/platform/database.server'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { draftOf } from './draft-model'
import { createDeals } from './service.server'

/** For the tests that touch only what they made themselves. */
let club: TestClub
beforeAll(async () => {
  club = await testClub()
})
afterAll(() => club[Symbol.asyncDispose]())

async function premiumMember(club: TestClub) {
  const proof = asPremium(await club.a.member({ plan: 'Premium' }))
  if (!proof) throw new Error('a Premium member was refused')
  return proof
}

const cityOf = (city: string) => ({
  iata: city.slice(0, 3).toUpperCase(),
  city: { PT: city, BR: city },
  country: { PT: 'País', BR: 'País' },
})

test('of twenty simultaneous publications one wins and one alert begins', async () => {
  const told: string[] = []
  const deals = createDeals({
    ...club,
    audit: club.services.staff,
    onPublished: async (_tx, { id }) => void told.push(id),
  })
  const { id } = await club.a.deal()
  const answers = await Promise.all(Array.from({ length: 20 }, () => deals.publish(teamPermit, id)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(
    answers.filter((answer) => !answer.ok && answer.reason === 'already-published'),
  ).toHaveLength(19)
  expect(told).toEqual([id])
})

test('a deal is not out when its alert could not be begun', async () => {
  const deals = createDeals({
    ...club,
    audit: club.services.staff,
    onPublished: async () => {
      throw new Error('the queue is gone')
    },
  })
  const { id } = await club.a.deal()
  await expect(deals.publish(teamPermit, id)).rejects.toThrow('the queue is gone')
  expect(await deals.byId(id)).toMatchObject({ status: 'draft', publishedAt: null, version: 1 })
})

test('a scheduled deal is published when its time comes, once, by any number of processes', async () => {
  await using club = await testClub()
  const told: string[] = []
  const deals = createDeals({
    ...club,
    audit: club.services.staff,
    onPublished: async (_tx, { id }) => void told.push(id),
  })
  const ids = await Promise.all([1, 2, 3].map(async () => (await club.a.deal()).id))
  const at = new Date(club.clock.now().getTime() + 3_600_000)
  for (const id of ids) expect((await deals.schedule(teamPermit, id, at)).ok).toBe(true)
  expect(await deals.followTheClock()).toEqual({ published: 0, ended: 0 })
  club.clock.advance({ hours: 1 })
  const runs = await Promise.all([1, 2, 3, 4].map(() => deals.followTheClock()))
  expect(runs.reduce((sum, { published }) => sum + published, 0)).toBe(3)
  expect(told.toSorted()).toEqual(ids.toSorted())
  expect(await deals.followTheClock()).toEqual({ published: 0, ended: 0 })
})

test('a scheduled deal that was taken back stays a draft; one that is over is never published', async () => {
  await using club = await testClub()
  const { deals } = club.services
  const at = new Date(club.clock.now().getTime() + 3_600_000)
  const back = await club.a.deal()
  const late = await club.a.deal()
  await deals.schedule(teamPermit, back.id, at)
  await deals.schedule(teamPermit, late.id, at)
  await deals.unschedule(teamPermit, back.id)
  club.clock.advance({ days: 6 })
  expect(await deals.followTheClock()).toEqual({ published: 0, ended: 0 })
  expect((await deals.byId(back.id))?.status).toBe('draft')
})

test('time ends a deal: it leaves the pages at once, and the pages are told once', async () => {
  await using club = await testClub()
  const { deals } = club.services
  await club.a.deal({ published: true })
  expect(await deals.currentViews('PT', 5)).toHaveLength(1)
  club.clock.advance({ days: 5 })
  expect(await deals.currentViews('PT', 5)).toHaveLength(0)
  expect(await deals.followTheClock()).toEqual({ published: 0, ended: 1 })
  expect(await deals.followTheClock()).toEqual({ published: 0, ended: 0 })
})

test('what readers can see drops the kept pages; work on drafts does not', async () => {
  const { deals } = club.services
  let notices: (string | undefined)[] = []
  await club.onContentChange((payload?: string) => void notices.push(payload))
  const heard = async () => {
    // Notices keep their order: when our own is here, so are all before it.
    await club.db.execute(sql`SELECT pg_notify(${CONTENT_CHANNEL}, 'end')`)
    await expect.poll(() => notices).toContain('end')
    const count = notices.length - 1
    notices = []
    return count
  }
  const { id, ...draft } = await club.a.deal()
  const { edition } = (await deals.open(teamPermit, id)) ?? {}
  const changed = draftOf({ ...draft, price: 19_900 })
  expect((await deals.save(teamPermit, id, changed, { edition })).ok).toBe(true)
  expect(await heard()).toBe(0)
  await deals.publish(teamPermit, id)
  expect(await heard()).toBe(1)
  await deals.withdraw(teamPermit, id)
  expect(await heard()).toBe(1)
})

test('unknown ids are answered, whatever they look like', async () => {
  const { deals } = club.services
  for (const id of ['', "1' OR '1'='1", '00000000-0000-4000-8000-000000000000']) {
    expect(await deals.publish(teamPermit, id)).toEqual({ ok: false, reason: 'unknown-deal' })
    expect(await deals.byId(id)).toBeUndefined()
  }
})

test('hostile details are stored harmless', async () => {
  const hostile = [
    '<p onclick="steal()">Bom <b>preço</b><script>alert(1)</script></p>',
    '<a href="javascript:alert(1)">a</a><a href="http://x.test">b</a>',
    '<a href="https://ok.test" style="position:fixed">c</a><img src=x onerror=alert(1)>',
    '<svg><a xlink:href="javascript:alert(1)">d</a></svg><iframe srcdoc="<script>1</script>">',
  ].join('')
  const { details } = await club.a.deal({ details: { PT: hostile, BR: hostile } })
  expect(details.PT).toBe(details.BR)
  expect(details.PT).toContain('<p>Bom <strong>preço</strong></p>')
  expect(details.PT).toContain(
    '<a href="https://ok.test" rel="noopener nofollow" target="_blank">c</a>',
  )
  expect(details.PT).not.toMatch(/script|onclick|onerror|javascript|http:|style|svg|img|iframe/)
})

test('the database itself refuses a free fare error', async () => {
  const { id } = await club.a.deal({ kind: 'fare-error' })
  await expect(
    club.db.execute(sql`UPDATE deals SET plan = 'free' WHERE id = ${id}`),
  ).rejects.toMatchObject({ cause: { constraint: 'deals_premium_kinds' } })
})

test('§6 what visitors are given holds no link and no detail of a Premium deal', async () => {
  await using club = await testClub()
  const { deals } = club.services
  for (const plan of ['free', 'Premium'] as const)
    await club.a.deal({
      plan,
      published: true,
      destination: cityOf(plan),
      externalLink: `https://link.test/${plan}`,
      details: { PT: `<p>segredo ${plan}</p>`, BR: `<p>segredo ${plan}</p>` },
    })
  const lists = [
    await deals.hotViews('PT', 9),
    await deals.currentViews('BR', 9),
    await deals.premiumViews('PT', 9),
  ]
  expect(lists.map((list) => list.length)).toEqual([2, 2, 1])
  expect(JSON.stringify(lists)).not.toMatch(/link\.test\/Premium|segredo Premium/)
  expect(JSON.stringify(lists)).toContain('https://link.test/free')
  const ana = await premiumMember(club)
  expect(JSON.stringify(await deals.premiumViews('PT', 9, ana))).toContain('link.test/Premium')
})

test("readers see the deals of their own airports first, a member's home before all", async () => {
  await using club = await testClub()
  const { deals } = club.services
  await club.a.deal({ from: ['GRU'], published: true, destination: cityOf('Roma') })
  club.clock.advance({ hours: 1 })
  await club.a.deal({ from: ['LIS'], published: true, destination: cityOf('Paris') })
  const first = async (...asked: Parameters<typeof deals.currentViews>) =>
    (await deals.currentViews(...asked))[0]?.destination.city
  expect(await first('PT', 2)).toBe('Paris')
  expect(await first('BR', 2)).toBe('Roma')
  expect(await first('BR', 2, await premiumMember(club))).toBe('Paris')
})

test('§2 /ofertas-premium: hot, current and twelve others, none twice, ended ones marked', async () => {
  await using club = await testClub()
  const { deals } = club.services
  const ana = await premiumMember(club)
  for (let n = 10; n < 14; n++)
    await club.a.deal({
      published: true,
      destination: cityOf(`F${n}`),
      expiresAt: new Date(club.clock.now().getTime() + 60_000),
    })
  club.clock.advance({ hours: 1 })
  for (let n = 10; n < 28; n++) await club.a.deal({ published: true, destination: cityOf(`L${n}`) })
  const page = await deals.offersFor(ana, 'PT')
  expect([page.hot.length, page.current.length, page.others.length]).toEqual([3, 6, 12])
  const all = [...page.hot, ...page.current, ...page.others]
  expect(new Set(all.map(({ id }) => id)).size).toBe(21)
  expect(all.filter(({ expired }) => expired)).toHaveLength(3)
  expect(page.others.slice(-3).every(({ expired }) => expired)).toBe(true)
  expect((await deals.offersFor(ana, 'PT', { origin: 'GRU' })).hot).toEqual([])
})
