import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { HomeAirport, SubscriptionType } from '../members/model'

/** What the daily look at the promise found, one line a plan and airport. */
export const promiseLines = pgTable(
  'promise_lines',
  {
    day: date().notNull(),
    plan: text().$type<SubscriptionType>().notNull(),
    airport: text().$type<HomeAirport>().notNull(),
    members: integer().notNull(),
    /** Members who will get less than promised unless a deal comes. */
    below: integer().notNull(),
    /** Deals they could still be told of. */
    running: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.plan, table.airport] })],
)
