import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The demo's mailbox: what would have left by SMTP, seen at /dev/correio. */
export const localMails = pgTable('local_mails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  headers: jsonb().$type<Record<string, string>>().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
