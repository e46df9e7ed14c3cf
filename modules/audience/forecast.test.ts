import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { airlines, alertModes, homeAirports } from '~/modules/members/model'
import { crowd, dice, insertCrowd } from '~/tests/support/crowd'
import { dealContent } from '~/tests/support/deal-content'
import { teamPermit } from '~/tests/support/team-permit'
import { testClub } from '~/tests/support/test-club'

test.each([
  { kind: 'deal', plan: 'free' },
  { kind: 'deal', plan: 'Premium' },
  { kind: 'fare-error', plan: 'Premium' },
  { kind: 'miles', plan: 'Premium' },
] as const)('what is forecast of a $plan $kind is whom it then reaches', async (wanted) => {
  await using club = await testClub({ works: true })
  const { audience, deals } = club.services
  const { pick, chance } = dice(11)
  await insertCrowd(
    club.db,
    crowd(1_500).map(({ uid }) => ({
      uid,
      homeAirport: pick(homeAirports),
      subscriptionType: pick(['free', 'Premium'] as const),
      isVerified: chance(0.9),
      alertMode: pick(alertModes),
      airlinePreference: pick(airlines.slice(0, 3)),
      unsubscribedAt: chance(0.1) ? club.clock.now() : null,
    })),
  )
  // Some have had their mails of the week or the month already.
  await club.db.execute(sql`INSERT INTO alerts (kind, plan, airport, day, status, created_at)
    SELECT 'digest', 'free', 'PORTO-PT', '2020-01-01'::date + n, 'finished', now() FROM generate_series(1, 4) n`)
  await club.db.execute(sql`INSERT INTO deliveries (alert_id, uid, status, ready, decided_at)
    SELECT a.id, m.uid, 'sent', false, ${club.clock.now()} FROM alerts a, subscribers m
    WHERE m.uid LIKE '%3' OR (m.uid LIKE '%5' AND a.id % 2 = 0)`)
  const content = dealContent(club.clock.now(), { ...wanted, origins: ['LIS', 'GRU'] })
  const brought = await deals.bring(content, {})
  if (!brought.ok) throw new Error(brought.reason)
  const { id } = brought.deal
  const ready = (await deals.review(teamPermit, id))?.ready
  if (!ready) throw new Error('it is not ready')
  const forecast = await audience.forecast(teamPermit, ready)

  await deals.publish(teamPermit, id)
  await club.queue.idle()
  club.clock.advance({ hours: 24 })
  await audience.followTheClock()
  const { rows } = await club.db.execute<{ line: string; told: number }>(sql`
    SELECT m.home_airport || ' ' || m.subscription_type AS line, count(*)::int AS told
    FROM deliveries d JOIN subscribers m ON m.uid = d.uid JOIN alerts a ON a.id = d.alert_id
    WHERE a.deal_id = ${id} GROUP BY 1 ORDER BY 1`)
  const told = forecast
    .filter((line) => line.told > 0)
    .map((line) => ({ line: `${line.airport} ${line.plan}`, told: line.told }))
    .toSorted((a, b) => (a.line < b.line ? -1 : 1))
  expect(told.length).toBeGreaterThan(1)
  expect(rows).toEqual(told)
})
