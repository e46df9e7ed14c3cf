import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CONTENT_CHANNEL } from '~/platform/database.server'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { webClub } from '~/tests/support/web-club'
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

test('lifetime members are those with Premium, Active and not gone', async () => {
  await using club = await testClub()
  expect(await club.services.members.countLifetime()).toBe(0)
  await club.a.member({ plan: 'free' })
  const ana = await club.a.member({ plan: 'Premium' })
  await club.a.member({ plan: 'Premium', airport: 'PORTO-PT' })
  expect(await club.services.members.countLifetime()).toBe(2)
  await club.db.transaction((tx) =>
    store.setPlan(tx, ana.uid, 'free', 'Inactive', club.clock.now()),
  )
  expect(await club.services.members.countLifetime()).toBe(1)
})

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

test('the kept page of the draw shows a new lifetime member', async () => {
  await using club = await webClub()
  const shown = async () => {
    const html = await (await club.fetch('/sorteio?variante=PT')).text()
    return /aria-valuenow="(\d+)"/.exec(html)?.[1]
  }
  expect(await shown()).toBe('0')
  expect((await club.fetch('/sorteio?variante=PT')).headers.get('x-request-id')).toBeNull()
  await club.a.member({ plan: 'Premium' })
  await expect.poll(shown, PATIENCE).toBe('1')
})
