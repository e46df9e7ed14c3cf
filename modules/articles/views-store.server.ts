import { asc, gte, sql } from 'drizzle-orm'
import type { Variant } from '~/locales/variant'
import type { Queryable } from '~/platform/database.server'
import { articleViews } from './tables.server'

export interface ViewCount {
  article: string
  day: string
  variant: Variant
  views: number
}

/** Several processes add to the same rows, each in the same order: nobody waits in a circle. */
export async function addViews(db: Queryable, counts: ViewCount[]): Promise<void> {
  const inOrder = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await db
    .insert(articleViews)
    .values(inOrder)
    .onConflictDoUpdate({
      target: [articleViews.article, articleViews.day, articleViews.variant],
      set: { views: sql`${articleViews.views} + excluded.views` },
    })
}

const keyOf = ({ article, day, variant }: ViewCount) => `${article} ${day} ${variant}`

/** By article and variant: since a day, and ever. */
export async function viewsOf(db: Queryable, since: string) {
  return db
    .select({
      article: articleViews.article,
      variant: articleViews.variant,
      ever: sql<number>`sum(${articleViews.views})::float8`,
      lately: sql<number>`coalesce(sum(${articleViews.views}) FILTER (WHERE ${articleViews.day} >= ${since}), 0)::float8`,
    })
    .from(articleViews)
    .groupBy(articleViews.article, articleViews.variant)
}

export async function viewsByDay(db: Queryable, since: string) {
  return db
    .select({ day: articleViews.day, n: sql<number>`sum(${articleViews.views})::float8` })
    .from(articleViews)
    .where(gte(articleViews.day, since))
    .groupBy(articleViews.day)
    .orderBy(asc(articleViews.day))
}
