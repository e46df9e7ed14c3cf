import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Small, re-encoded, named after what they hold: they never change and are never sent twice. */
export const pictures = pgTable('pictures', {
  hash: text().primaryKey(),
  avif: bytes().notNull(),
  jpeg: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  addedBy: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
