import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CONTENT_CHANNEL } from '~/platform/database.server'
import { type TestClub, testClub } from '~/tests/support/test-club'
import * as store from './store.server'

/** A notice takes as long as a busy machine makes it. */
const PATIENCE = { timeout: 15_000 }

/** Notices keep their order: when our own is here, so are all before it. */
async function noticesDuring(club: TestClub, change: () => Promise<unknown>): Promise<number> {
  const notices: (string | undefined)[] = []
  await club.onContentChange((payload?: string) => void notices.push(payload))
  await change()
  await club.db.execute(sql`SELECT pg_notify(${CONTENT_CHANNEL}, 'end')`)
  await expect.poll(() => notices, PATIENCE).toContain('end')
  return notices.length - 1
}

test('a change of plan is told to every process, once it is committed', async () => {
  await using club = await testClub()
  const ana = await club.a.member()
  const change = () =>
    club.db.transaction((tx) => store.setPlan(tx, ana.uid, 'Premium', 'Active', club.clock.now()))
  expect(await noticesDuring(club, change)).toBe(1)
})

test('the same plan again, or one that is rolled back, is told to nobody', async () => {
  await using club = await testClub()
  const ana = await club.a.member({ plan: 'Premium' })
  const nothing = async () => {
    await club.db.transaction((tx) =>
      store.setPlan(tx, ana.uid, 'Premium', 'Active', club.clock.now()),
    )
    await club.db
      .transaction(async (tx) => {
        await store.setPlan(tx, ana.uid, 'free', 'Inactive', club.clock.now())
        throw new Error('changed our mind')
      })
      .catch(() => {})
  }
  expect(await noticesDuring(club, nothing)).toBe(0)
})
