import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { crowd, insertCrowd } from '~/tests/support/crowd'
import { type TestClub, testClub } from '~/tests/support/test-club'
import type { SentMail } from './model'

const [ANA, RUI] = ['m000000', 'm000001'] as const

/** Fare errors: no limit holds them back. */
async function tell(club: TestClub, title: string): Promise<string> {
  const deal = await club.a.deal({
    kind: 'fare-error',
    title: { PT: title, BR: `${title} (BR)` },
    published: true,
  })
  await club.services.audience.tellPremium(deal.id)
  return deal.id
}

async function allPages(club: TestClub, uid: string): Promise<SentMail[][]> {
  const pages: SentMail[][] = []
  let before: number | undefined
  do {
    const page = await club.services.deliveries.sentTo(uid, before)
    pages.push(page.mails)
    before = page.before
  } while (before !== undefined)
  return pages
}

test('newest first, a page at a time, while more arrive; nobody sees another member’s', async () => {
  await using club = await testClub()
  await insertCrowd(club.db, crowd(2))
  expect(await club.services.deliveries.sentTo(ANA)).toEqual({ mails: [], before: undefined })
  for (let n = 1; n <= 12; n++) await tell(club, `Oferta ${n}`)
  const first = await club.services.deliveries.sentTo(ANA)
  expect(first.mails.map(({ deals }) => deals[0]?.title.PT)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Oferta ${12 - n}`),
  )
  // What arrives meanwhile moves nothing on the next page.
  await tell(club, 'Oferta 13')
  const second = await club.services.deliveries.sentTo(ANA, first.before)
  expect(second.mails.map(({ deals }) => deals[0]?.title.BR)).toEqual([
    'Oferta 2 (BR)',
    'Oferta 1 (BR)',
  ])
  expect(second.before).toBeUndefined()

  await tell(club, 'Mais sete')
  for (const uid of [ANA, RUI]) {
    const pages = await allPages(club, uid)
    expect(pages.map((page) => page.length)).toEqual([10, 4])
    const own = await club.db.execute(sql`SELECT id::int FROM deliveries WHERE uid = ${uid}
      ORDER BY id DESC`)
    expect(pages.flat().map(({ id }) => id)).toEqual(own.rows.map(({ id }) => id))
  }
  expect(await allPages(club, 'nobody')).toEqual([[]])
})

test('each mail says what became of it; what was decided against is none', async () => {
  await using club = await testClub()
  await insertCrowd(club.db, crowd(1))
  const states = [
    ['sent', null, 'sent'],
    ['queued', null, 'under-way'],
    ['sending', null, 'under-way'],
    ['uncertain', null, 'unconfirmed'],
    ['failed', null, 'undelivered'],
    ['sent', 'soft', 'returned'],
    ['sent', 'hard', 'returned'],
    ['sent', 'complaint', 'reported'],
    ['suppressed', null, undefined],
  ] as const
  for (const [status, bounce] of states) {
    const dealId = await tell(club, status)
    await club.db.execute(sql`UPDATE deliveries SET status = ${status}, bounce = ${bounce}
      WHERE alert_id = (SELECT id FROM alerts WHERE deal_id = ${dealId})`)
  }
  const { mails } = await club.services.deliveries.sentTo(ANA)
  expect(mails.map(({ state }) => state).toReversed()).toEqual(
    states.flatMap(([, , state]) => state ?? []),
  )
})

test('a digest tells all its deals; a deal that was removed since is missing from it', async () => {
  await using club = await testClub()
  await insertCrowd(club.db, crowd(1, { alertMode: 'weekly' }))
  const deals = [await club.a.deal({ published: true }), await club.a.deal({ published: true })]
  club.clock.set(new Date('2026-11-16T08:00:00Z')) // a Monday
  expect((await club.services.audience.followTheClock()).digests).toBeGreaterThan(0)
  const [digest] = (await club.services.deliveries.sentTo(ANA)).mails
  expect(digest).toMatchObject({ kind: 'digest', at: club.clock.now(), state: 'under-way' })
  expect(digest?.deals.map(({ id }) => id).toSorted()).toEqual(deals.map(({ id }) => id).toSorted())
  await club.db.execute(sql`DELETE FROM deals WHERE id = ${deals[0]?.id}`)
  const [later] = (await club.services.deliveries.sentTo(ANA)).mails
  expect(later?.deals.map(({ id }) => id)).toEqual([deals[1]?.id])
})
