import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from './database.server'
import { figures } from './figures.tables.server'

/** The team's day; a day's figure is what happened between two midnights there. */
const TEAM_ZONE = 'Europe/Lisbon'

export function dayOf(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: TEAM_ZONE })
}

/** Adds to a day's figure, in the transaction of what is counted. */
export async function countUp(tx: Transaction, figure: string, at: Date, n = 1): Promise<void> {
  await tx.insert(figures).values({ figure, day: dayOf(at), n })
}

export interface DatedFigure {
  figure: string
  /** The first day of the time it covers. */
  day: string
  n: number
}

/** Added up by day or by month, from a day on. */
export async function figuresSince(
  db: Queryable,
  names: readonly string[],
  since: string,
  unit: 'day' | 'month',
): Promise<DatedFigure[]> {
  const day = sql<string>`date_trunc(${sql.raw(`'${unit}'`)}, ${figures.day})::date::text`
  return db
    .select({ figure: figures.figure, day, n: sql<number>`sum(${figures.n})::float8` })
    .from(figures)
    .where(and(inArray(figures.figure, [...names]), gte(figures.day, since)))
    .groupBy(figures.figure, day)
}

/** What there is now, by kind. */
export async function standingFigures(
  db: Queryable,
  figure: string,
): Promise<{ facet: string; n: number }[]> {
  return db
    .select({ facet: figures.facet, n: sql<number>`sum(${figures.n})::float8` })
    .from(figures)
    .where(and(eq(figures.figure, figure), isNull(figures.day)))
    .groupBy(figures.facet)
    .having(sql`sum(${figures.n}) <> 0`)
}

/**
 * Entries of one name become one. One statement, so that a reader sees all of them before or one
 * afterwards; while one process does it, the others leave it to that one.
 */
export async function drawTogether(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`SELECT pg_try_advisory_xact_lock(7205) AS mine`)
    if (rows[0]?.mine !== true) return
    await tx.execute(sql`
      WITH scattered AS (
        SELECT figure, day, facet FROM figures GROUP BY 1, 2, 3 HAVING count(*) > 1
      ), taken AS (
        DELETE FROM figures f USING scattered s
        WHERE f.figure = s.figure AND f.facet = s.facet AND f.day IS NOT DISTINCT FROM s.day
        RETURNING f.figure, f.day, f.facet, f.n
      )
      INSERT INTO figures (figure, day, facet, n)
      SELECT figure, day, facet, sum(n) FROM taken GROUP BY 1, 2, 3 HAVING sum(n) <> 0`)
  })
}
