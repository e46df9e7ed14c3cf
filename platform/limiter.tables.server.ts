import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Counters of attempts; keys are keyed hashes, so the table tells nobody who tried what. */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.resetsAt)],
)
