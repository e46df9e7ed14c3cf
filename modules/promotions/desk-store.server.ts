import { and, count, eq, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/database.server'
import { pointEntries, rewards } from './tables.server'

export async function countWaiting(
  db: Queryable,
): Promise<{ flights: number; heldReferrals: number }> {
  const [flights] = await db
    .select({ n: count() })
    .from(rewards)
    .where(eq(rewards.state, 'requested'))
  const [held] = await db
    .select({ n: sql<number>`count(DISTINCT ${pointEntries.pointId})::int` })
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.kind, 'held'),
        sql`NOT EXISTS (SELECT 1 FROM ${pointEntries} e WHERE e.point_id = ${pointEntries.pointId} AND e.kind IN ('released', 'reversed'))`,
      ),
    )
  return { flights: flights?.n ?? 0, heldReferrals: held?.n ?? 0 }
}
