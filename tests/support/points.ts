import { sql } from 'drizzle-orm'
import type { Club } from '~/server/compose'

/** Confirmed points, as if so many friends had paid a while ago; only the friends are missing. */
export async function givePoints(
  { db, clock, services }: Pick<Club, 'db' | 'clock' | 'services'>,
  uid: string,
  points: number,
): Promise<void> {
  await services.promotions.codeOf(uid)
  const now = clock.now()
  const expires = new Date(now)
  expires.setUTCFullYear(expires.getUTCFullYear() + 2)
  await db.execute(sql`
    WITH friends AS (
      INSERT INTO referrals (referrer_uid, touched_at, joined_at, paid_at, confirm_after)
      SELECT ${uid}, ${now}, ${now}, ${now}, ${now} FROM generate_series(1, ${points}) RETURNING id
    ), begun AS (
      INSERT INTO point_entries (uid, point_id, kind, reason, at)
      SELECT ${uid}, id, 'pending', 'plan-paid', ${now} FROM friends
    )
    INSERT INTO point_entries (uid, point_id, kind, reason, at, expires_at)
    SELECT ${uid}, id, 'confirmed', 'term-passed', ${now}, ${expires} FROM friends`)
}
