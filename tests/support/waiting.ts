import { sql } from 'drizzle-orm'
import type { TestClub } from './test-club'

/** Whether somebody in the club's database waits for what a transaction of the test holds. */
export async function somebodyWaits({ db }: Pick<TestClub, 'db'>): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
