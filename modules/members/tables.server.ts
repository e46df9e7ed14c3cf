import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Variant } from '~/locales/variant'
import { users } from '../accounts/tables.server'
import type {
  Airline,
  AlertMode,
  Budget,
  ConsentSource,
  HomeAirport,
  Profile,
  SubscriptionStatus,
  SubscriptionType,
  SuppressionReason,
} from './model'

const instant = () => timestamp({ withTimezone: true })

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
  },
  (table) => [
    uniqueIndex('subscribers_email').on(sql`lower(${table.email})`),
    index('subscribers_airport').on(table.homeAirport, table.subscriptionType),
    index('subscribers_paused').on(table.pausedUntil).where(sql`${table.pausedUntil} IS NOT NULL`),
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
