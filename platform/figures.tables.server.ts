import { bigint, date, index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Counts of things, as entries that add up. Nobody updates a row, so that a thousand who count at
 * the same moment do not wait for each other; entries that have the same name are drawn together
 * from time to time (decision 0018).
 */
export const figures = pgTable(
  'figures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    figure: text().notNull(),
    /** The day it happened on, in Lisbon; absent for what there is now. */
    day: date(),
    /** What kind, where a figure has kinds. */
    facet: text().notNull().default(''),
    n: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('figures_named').on(table.figure, table.day)],
)
