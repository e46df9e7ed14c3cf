import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testClub } from '~/tests/support/test-club'
import { seedDemo } from './demo'

test('the demo is filled once, has every kind from every airport, and is news again after a month', async () => {
  await using club = await testClub()
  const count = async () =>
    Number((await club.db.execute(sql`SELECT count(*) AS n FROM deals`)).rows[0]?.n)
  await seedDemo(club, 'uma-senha-da-demo')
  const filled = await count()
  expect(filled).toBeGreaterThanOrEqual(24)
  await seedDemo(club, 'uma-senha-da-demo')
  expect(await count()).toBe(filled)
  const live = await club.services.deals.currentViews('PT', 99)
  expect(new Set(live.map(({ kind }) => kind)).size).toBe(5)
  expect(new Set(live.flatMap(({ origins }) => origins)).size).toBe(4)
  club.clock.advance({ days: 30 })
  await seedDemo(club, 'uma-senha-da-demo')
  expect(await club.services.deals.currentViews('BR', 99)).toHaveLength(live.length)
})
