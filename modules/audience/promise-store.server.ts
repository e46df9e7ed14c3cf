import { and, desc, eq, sql } from 'drizzle-orm'
import { type Deal, originOf } from '~/modules/deals/model'
import { type HomeAirport, homeAirports, type SubscriptionType } from '~/modules/members/model'
import type { Queryable, Transaction } from '~/platform/database.server'
import { periodsAt, zoneOf } from './calendar'
import { count, premium, tally, unreachableSql } from './fragments-store.server'
import { PROMISED } from './model'
import { promiseLines } from './tables.server'

export type PromiseLine = typeof promiseLines.$inferSelect

/** Writes today's report; a second run of the day replaces the first. */
export async function watch(tx: Transaction, deals: Deal[], now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  await tx.delete(promiseLines).where(eq(promiseLines.day, day))
  for (const plan of ['Premium', 'free'] as const) {
    for (const airport of homeAirports) {
      const running = deals.filter(
        (deal) =>
          deal.origins.includes(originOf[airport]) && (plan === 'Premium' || deal.plan === 'free'),
      ).length
      const { rows } = await tx.execute<{ members: number; below: number }>(sql`
        ${tally([airport], [plan], now, true)}
        SELECT count(*)::int AS members,
          count(*) FILTER (WHERE ${soFar(plan, airport)} < ${needed(plan, airport, running, now)})::int AS below
        FROM subscribers m LEFT JOIN tally ON tally.uid = m.uid
        WHERE ${watched(plan, airport, now)}`)
      const { members = 0, below = 0 } = rows[0] ?? {}
      await tx.insert(promiseLines).values({ day, plan, airport, members, below, running })
    }
  }
}

export async function latest(db: Queryable): Promise<PromiseLine[]> {
  const newest = db
    .select({ day: promiseLines.day })
    .from(promiseLines)
    .orderBy(desc(promiseLines.day))
    .limit(1)
  return db
    .select()
    .from(promiseLines)
    .where(and(sql`${promiseLines.day} = (${newest})`))
    .orderBy(desc(promiseLines.below))
}

/** The members behind a line, as of now. */
export async function membersBelow(
  db: Queryable,
  line: Pick<PromiseLine, 'plan' | 'airport' | 'running'>,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { plan, airport, running } = line
  const { rows } = await db.execute<{ uid: string }>(sql`
    ${tally([airport], [plan], now, true)}
    SELECT m.uid FROM subscribers m LEFT JOIN tally ON tally.uid = m.uid
    WHERE ${watched(plan, airport, now)}
      AND ${soFar(plan, airport)} < ${needed(plan, airport, running, now)}
    ORDER BY m.uid LIMIT ${limit}`)
  return rows.map(({ uid }) => uid)
}

const soFar = (plan: SubscriptionType, airport: HomeAirport) =>
  count(plan === 'Premium' ? 'week' : 'month', [airport])

/** How many mails a member must have by now, given the digests still to come and what they could hold. */
function needed(plan: SubscriptionType, airport: HomeAirport, running: number, now: Date): number {
  const periods = periodsAt(zoneOf[airport], now)
  const toCome = plan === 'Premium' ? periods.weeklyDigestsToCome : periods.monthlyDigestsToCome
  return PROMISED[plan] - Math.min(toCome, running)
}

/** Who asked for less than everything was not promised it. */
const watched = (plan: SubscriptionType, airport: HomeAirport, now: Date) => sql`
  m.home_airport = ${airport} AND (${premium}) = ${plan === 'Premium'}
  AND ${unreachableSql(now)} IS NULL AND m.alert_mode <> 'fare-errors'`
