import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AuditSubject, StaffRole } from './model'

const instant = () => timestamp({ withTimezone: true })
const staffId = () =>
  uuid()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })

/** The team. Not a kind of member: no row, session or cookie of one ever serves the other. */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    name: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    passwordHash: text(),
    /** Sealed: a copy of the database alone makes no codes. */
    totpSecret: text(),
    totpConfirmedAt: instant(),
    /** The last 30 seconds a code was taken for; an overheard code is worth nothing. */
    totpLastStep: bigint({ mode: 'number' }).notNull().default(0),
    disabledAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('staff_email').on(sql`lower(${table.email})`),
    check('staff_role', sql`${table.role} IN ('admin', 'editor')`),
  ],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: staffId(),
    tokenHash: text().notNull().unique(),
    device: text().notNull(),
    /** Absent: the password was right, the code has not been given yet. */
    secondFactorAt: instant(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.staffId)],
)

/** Single-use links to choose a password. */
export const staffLinks = pgTable('staff_links', {
  tokenHash: text().primaryKey(),
  staffId: staffId(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

/** For the day the phone is lost; each works once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: staffId(), codeHash: text().notNull(), usedAt: instant() },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)

/** What the log is searched by. */
export function auditWords(
  row: Record<'actorName' | 'action' | 'subjectId' | 'reason' | 'before' | 'after', SQLWrapper>,
) {
  return sql`to_tsvector('simple', ${row.actorName} || ' ' || ${row.action} || ' ' || ${row.subjectId} || ' ' || coalesce(${row.reason}, '') || ' ' || coalesce(${row.before}::text, '') || ' ' || coalesce(${row.after}::text, ''))`
}

/** Who changed what, before and after; a trigger refuses every change but new rows. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    actorId: text().notNull(),
    actorName: text().notNull(),
    action: text().notNull(),
    subjectKind: text().$type<AuditSubject['kind']>().notNull(),
    subjectId: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectKind, table.subjectId, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_words').using('gin', auditWords(table)),
  ],
)
