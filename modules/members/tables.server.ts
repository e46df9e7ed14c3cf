import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Variant } from '~/locales/variant'
import { users } from '../accounts/tables.server'
import type { FileProblem, ImportStatus, LineProblem } from './import-model'
import type {
  Airline,
  AlertMode,
  Budget,
  ConsentSource,
  EventBy,
  HomeAirport,
  MemberEventKind,
  Profile,
  SubscriptionStatus,
  SubscriptionType,
  SuppressionReason,
} from './model'

const instant = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The subscriber of SPEC §3, keyed by the authentication user's id. */
export const subscribers = pgTable(
  'subscribers',
  {
    uid: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    homeAirport: text().$type<HomeAirport>(),
    subscriptionType: text().$type<SubscriptionType>().notNull().default('free'),
    subscriptionStatus: text().$type<SubscriptionStatus>().notNull().default('Active'),
    isVerified: boolean().notNull().default(false),
    preferredDestinations: text().array().notNull().default(sql`'{}'`),
    destinationsSetAt: instant(),
    airlinePreference: text().$type<Airline>(),
    budget: text().$type<Budget>(),
    premiumSetupNeeded: boolean().notNull().default(false),
    alertMode: text().$type<AlertMode>().notNull().default('all'),
    pausedUntil: instant(),
    unsubscribedAt: instant(),
    unsubscribeReason: text(),
    /** Mirrors the address's row in `suppressions`, so that one statement can leave members out. */
    suppressedAt: instant(),
    variant: text().$type<Variant>().notNull(),
    deleted: boolean().notNull().default(false),
    deletionTimestamp: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** What the team searches and sorts by: `plainWords` of name and address, each after a space. */
    searchWords: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(regexp_replace(normalize(' ' || name || ' ' || email, NFD), '[\\u0300-\\u036f]', '', 'g'))`,
      ),
  },
  (table) => [
    uniqueIndex('subscribers_email').on(sql`lower(${table.email})`),
    index('subscribers_airport').on(table.homeAirport, table.subscriptionType),
    index('subscribers_paused').on(table.pausedUntil).where(sql`${table.pausedUntil} IS NOT NULL`),
    index('subscribers_words').using('gin', sql`${table.searchWords} gin_trgm_ops`),
    index('subscribers_by_name').on(sql`${table.searchWords} COLLATE "C"`, table.uid),
    index('subscribers_by_age').on(table.createdAt, table.uid),
    index('subscribers_by_plan').on(
      table.subscriptionType,
      table.subscriptionStatus,
      table.createdAt,
      table.uid,
    ),
    index('subscribers_unverified')
      .on(table.createdAt, table.uid)
      .where(sql`NOT ${table.isVerified}`),
    index('subscribers_suppressed')
      .on(table.createdAt, table.uid)
      .where(sql`${table.suppressedAt} IS NOT NULL`),
    index('subscribers_unsubscribed')
      .on(table.createdAt, table.uid)
      .where(sql`${table.unsubscribedAt} IS NOT NULL`),
    index('subscribers_paused_by_age')
      .on(table.createdAt, table.uid)
      .where(sql`${table.pausedUntil} IS NOT NULL`),
    check('subscribers_type', sql`${table.subscriptionType} IN ('free', 'Premium')`),
    check('subscribers_status', sql`${table.subscriptionStatus} IN ('Active', 'Inactive')`),
    check('subscribers_variant', sql`${table.variant} IN ('PT', 'BR')`),
    check(
      'subscribers_airport_known',
      sql`${table.homeAirport} IN ('LISBOA-PT', 'PORTO-PT', 'RIO DE JANEIRO-BR', 'SÃO PAULO-BR')`,
    ),
    check('subscribers_alert_mode', sql`${table.alertMode} IN ('all', 'weekly', 'fare-errors')`),
    check('subscribers_destinations', sql`cardinality(${table.preferredDestinations}) <= 3`),
  ],
)

/** What was agreed to, when and where; only ever appended to. */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    textVersion: text().notNull(),
    source: text().$type<ConsentSource>().notNull(),
    givenAt: instant().notNull(),
  },
  (table) => [index().on(table.uid)],
)

/** A profile typed by somebody who has not shown to be the member; it waits for the owner's yes. */
export const profileProposals = pgTable(
  'profile_proposals',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the mailed link that may accept it; set when the mail is made. */
    linkHash: text().unique(),
    profile: jsonb().$type<Profile>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.uid)],
)

/** Addresses that are not to be mailed, as keyed hashes: the table names nobody. */
export const suppressions = pgTable('suppressions', {
  addressHash: text().primaryKey(),
  reason: text().$type<SuppressionReason>().notNull(),
  since: instant().notNull(),
})

/** What happened to a membership, in its order; rows go with the member and never change. */
export const memberEvents = pgTable(
  'member_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    kind: text().$type<MemberEventKind>().notNull(),
    by: text().$type<EventBy>().notNull(),
    /** The member's own values only; never somebody else's. */
    details: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [index('member_events_of').on(table.uid, table.at, table.id)],
)

/** A list of people brought in by the team; it names nobody, its file does and goes when it is done. */
export const memberImports = pgTable(
  'member_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text().$type<ImportStatus>().notNull(),
    fileName: text().notNull(),
    size: integer().notNull(),
    actorId: text().notNull(),
    actorName: text().notNull(),
    /** Where these people agreed, in the team's words. */
    consentFrom: text().notNull(),
    /** They confirmed their address elsewhere: no mail asks them again. */
    confirmedElsewhere: boolean().notNull(),
    /** Lines read so far, by the pass that is running. */
    processed: integer().notNull().default(0),
    /** Lines of the file; known after the first pass. */
    total: integer(),
    good: integer().notNull().default(0),
    goodPremium: integer().notNull().default(0),
    bad: integer().notNull().default(0),
    landed: integer().notNull().default(0),
    /** Why the file as a whole can't be read. */
    refusal: text().$type<FileProblem>(),
    refusalLine: integer(),
    createdAt: instant().notNull(),
    begunAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    index('member_imports_recent').on(table.createdAt),
    check(
      'member_imports_status',
      sql`${table.status} IN ('checking', 'ready', 'running', 'done', 'refused', 'dropped')`,
    ),
  ],
)

/** In the database, because the process that reads it may not be the one that got it. */
export const memberImportChunks = pgTable(
  'member_import_chunks',
  {
    importId: uuid()
      .notNull()
      .references(() => memberImports.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.seq] })],
)

/** Lines that can't land, by number and reason; what they say stays in the team's own file. */
export const memberImportProblems = pgTable(
  'member_import_problems',
  {
    importId: uuid()
      .notNull()
      .references(() => memberImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    reason: text().$type<LineProblem>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
)
