import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Variant } from '~/locales/variant'
import type { SubscriptionType } from '../members/model'
import { staff } from '../staff/tables.server'
import type { DraftFields } from './draft-model'
import type { Bags, Cabin, Currency, DealKind, DealStatus, MilesProgramme, Origin } from './model'

const instant = () => timestamp({ withTimezone: true })
const words = () => jsonb().$type<Record<Variant, string>>().notNull()

const ACCENTED = 'áàâãäéèêëíìîïóòôõöúùûüçñ'
const PLAIN = 'aaaaaeeeeiiiiooooouuuucn'

/** Words as the desk looks for them: without capitals and without accents. */
export function plainWords(text: SQLWrapper): SQL {
  return sql`translate(lower(${text}), '${sql.raw(ACCENTED)}', '${sql.raw(PLAIN)}')`
}

/** What a deal is looked for by: its words in both variants, where it goes and who flies. */
export function dealSearchWords(
  row: Record<
    'title' | 'destinationCity' | 'destinationCountry' | 'destinationIata' | 'airline',
    SQLWrapper
  >,
): SQL {
  const both = (column: SQLWrapper) => sql`(${column}->>'PT') || ' ' || (${column}->>'BR')`
  const all = sql`${both(row.title)} || ' ' || ${both(row.destinationCity)} || ' ' || ${both(row.destinationCountry)} || ' ' || ${row.destinationIata} || ' ' || ${row.airline}`
  return sql`to_tsvector('simple', ${plainWords(all)})`
}

export const deals = pgTable(
  'deals',
  {
    id: uuid().primaryKey().defaultRandom(),
    image: text().notNull(),
    destinationIata: text().notNull(),
    destinationCity: words(),
    destinationCountry: words(),
    origins: text().array().$type<Origin[]>().notNull(),
    kind: text().$type<DealKind>().notNull(),
    price: integer().notNull(),
    usualPrice: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    airline: text().notNull(),
    cabin: text().$type<Cabin>().notNull(),
    travelFrom: date().notNull(),
    travelTo: date().notNull(),
    bags: text().$type<Bags>().notNull(),
    milesProgramme: text().$type<MilesProgramme>(),
    miles: integer(),
    plan: text().$type<SubscriptionType>().notNull(),
    title: words(),
    details: words(),
    externalLink: text(),
    status: text().$type<DealStatus>().notNull().default('draft'),
    scheduledFor: instant(),
    publishedAt: instant(),
    expiresAt: instant().notNull(),
    withdrawnAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
    /** Who of the team changed it last; absent when the clock did. */
    changedBy: text(),
  },
  (table) => [
    index('deals_end').on(table.expiresAt),
    index('deals_route').on(table.destinationIata, table.publishedAt),
    index('deals_words').using('gin', dealSearchWords(table)),
    index('deals_waiting').on(table.scheduledFor).where(sql`${table.status} = 'scheduled'`),
    check(
      'deals_status',
      sql`${table.status} IN ('draft', 'scheduled', 'published', 'expired', 'withdrawn')`,
    ),
    check(
      'deals_scheduled',
      sql`${table.status} <> 'scheduled' OR ${table.scheduledFor} IS NOT NULL`,
    ),
    check(
      'deals_published',
      sql`${table.status} NOT IN ('published', 'expired') OR ${table.publishedAt} IS NOT NULL`,
    ),
    check(
      'deals_kind',
      sql`${table.kind} IN ('fare-error', 'flash-sale', 'deal', 'miles', 'business')`,
    ),
    check('deals_plan', sql`${table.plan} IN ('free', 'Premium')`),
    check(
      'deals_premium_kinds',
      sql`${table.plan} = 'Premium' OR ${table.kind} NOT IN ('fare-error', 'miles', 'business')`,
    ),
    check(
      'deals_programme',
      sql`(${table.kind} = 'miles') = (${table.milesProgramme} IS NOT NULL)`,
    ),
    check('deals_price', sql`${table.price} > 0 AND ${table.price} < ${table.usualPrice}`),
    check('deals_currency', sql`${table.currency} IN ('EUR', 'BRL')`),
    check(
      'deals_origins',
      sql`cardinality(${table.origins}) > 0 AND ${table.origins} <@ ARRAY['LIS', 'OPO', 'GIG', 'GRU']`,
    ),
    check('deals_window', sql`${table.travelFrom} <= ${table.travelTo}`),
    check('deals_link', sql`${table.externalLink} LIKE 'https://%'`),
  ],
)

/**
 * What an editor has typed and not handed over yet, field by field, however unfinished. It has the id
 * that the deal has or will have; handing over turns it into the deal and removes it (decision 0017).
 */
export const dealDrafts = pgTable('deal_drafts', {
  id: uuid().primaryKey(),
  fields: jsonb().$type<DraftFields>().notNull(),
  version: integer().notNull().default(1),
  editedBy: text().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
})

/** Who has a deal open; a row that was not renewed for a moment means nothing. */
export const dealEditors = pgTable(
  'deal_editors',
  {
    dealId: uuid().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.staffId] })],
)
