import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Variant } from '~/locales/variant'

/** How often an article was opened on a day; who opened it is not known. */
export const articleViews = pgTable(
  'article_views',
  {
    article: text().notNull(),
    day: date().notNull(),
    variant: text().$type<Variant>().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.article, table.day, table.variant] })],
)
