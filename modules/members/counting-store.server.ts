import { count, gt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '~/platform/database.server'
import { standingFigures } from '~/platform/figures.server'
import type { HomeAirport, MemberCount, SubscriptionStatus, SubscriptionType } from './model'
import { subscribers } from './tables.server'

/** Kept by the database with every change of a member (migration `count_members`). */
const FIGURE = 'members'

export async function memberCounts(db: Queryable): Promise<MemberCount[]> {
  return (await standingFigures(db, FIGURE)).map(({ facet, n }) => {
    const [plan, status, airport, verified, suppressed, unsubscribed] = facet.split('|')
    return {
      plan: plan as SubscriptionType,
      status: status as SubscriptionStatus,
      airport: (airport || null) as HomeAirport | null,
      verified: verified === 't',
      suppressed: suppressed === 't',
      unsubscribed: unsubscribed === 't',
      n,
    }
  })
}

export async function countPaused(db: Queryable, now: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(subscribers)
    .where(gt(subscribers.pausedUntil, now))
  return row?.n ?? 0
}

/**
 * In one snapshot the entries add up to the members there are, whoever joins meanwhile; what they do
 * not add up to is entered.
 */
export async function recount(db: Database): Promise<number> {
  return db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ n: number }>(sql`
        WITH off AS (
          SELECT facet, sum(n) AS n FROM (
            SELECT member_facet(m) AS facet, 1 AS n FROM subscribers m WHERE NOT m.deleted
            UNION ALL SELECT facet, -n FROM figures WHERE figure = ${FIGURE} AND day IS NULL
          ) both_counts GROUP BY facet HAVING sum(n) <> 0
        ), entered AS (
          INSERT INTO figures (figure, facet, n) SELECT ${FIGURE}, facet, n FROM off RETURNING n
        )
        SELECT coalesce(sum(abs(n)), 0)::int AS n FROM entered`)
      return rows[0]?.n ?? 0
    },
    { isolationLevel: 'repeatable read' },
  )
}
