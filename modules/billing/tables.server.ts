import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Variant } from '~/locales/variant'
import { users } from '../accounts/tables.server'
import type {
  CheckoutWay,
  Currency,
  EndReason,
  EventOutcome,
  OrderSource,
  OrderState,
  PaymentFact,
  PlanId,
  PutAsideReason,
  RefundWhy,
  Settlement,
  TrialState,
} from './model'

const instant = () => timestamp({ withTimezone: true })
const ownerUid = () => text().references(() => users.id, { onDelete: 'set null' })

/** Every event of the provider, once. The payload goes when the event has been applied. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    livemode: boolean().notNull(),
    createdAt: instant().notNull(),
    receivedAt: instant().notNull().defaultNow(),
    payload: jsonb().$type<Record<string, unknown>>(),
    outcome: text().$type<EventOutcome>(),
  },
  (table) => [
    index('payment_events_left').on(table.receivedAt).where(sql`${table.outcome} IS NULL`),
  ],
)

/** What the events said, in our words and without persons; an order is judged from its facts. */
export const paymentFacts = pgTable(
  'payment_facts',
  {
    eventId: text().primaryKey(),
    key: text().notNull(),
    fact: jsonb().$type<PaymentFact>().notNull(),
  },
  (table) => [index().on(table.key)],
)

/** A checkout we opened, or a reference we gave to the hosted table. */
export const checkouts = pgTable('checkouts', {
  id: text().primaryKey(),
  uid: ownerUid(),
  market: text().$type<Variant>().notNull(),
  page: text().notNull(),
  way: text().$type<CheckoutWay>().notNull(),
  minor: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  discountCode: text(),
  sessionId: text().unique(),
  createdAt: instant().notNull(),
})

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    uid: ownerUid(),
    plan: text().$type<PlanId>().notNull(),
    market: text().$type<Variant>().notNull(),
    source: text().$type<OrderSource>().notNull(),
    currency: text().$type<Currency>().notNull(),
    priceMinor: integer().notNull(),
    state: text().$type<OrderState>().notNull(),
    endedWhy: text().$type<EndReason>(),
    paidMinor: integer().notNull().default(0),
    refundedMinor: integer().notNull().default(0),
    paidAt: instant(),
    receiptUrl: text(),
    /** Kept until the member is known. */
    email: text(),
    name: text(),
    checkoutId: text(),
    discountCode: text(),
    customerId: text(),
    paymentId: text(),
    setupId: text(),
    subscriptionId: text(),
    confirmedAt: instant(),
    /** The end was told about by mail. */
    farewellAt: instant(),
    toldTwiceAt: instant(),
    withdrawnAt: instant(),
    givenUpAt: instant(),
    erasedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.uid),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_paid_lifetime')
      .on(table.uid)
      .where(sql`${table.plan} = 'lifetime' AND ${table.state} = 'active'`),
    check('orders_market', sql`${table.market} IN ('PT', 'BR')`),
    check(
      'orders_state',
      sql`${table.state} IN ('waiting', 'trial', 'active', 'suspended', 'ended', 'failed')`,
    ),
    check('orders_amounts', sql`${table.priceMinor} >= 0 AND ${table.paidMinor} >= 0`),
  ],
)

/** The provider's ids that mean an order. */
export const orderKeys = pgTable(
  'order_keys',
  {
    key: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.orderId)],
)

export const trials = pgTable(
  'trials',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text().$type<TrialState>().notNull(),
    startedAt: instant().notNull(),
    endsAt: instant().notNull(),
    remindedAt: instant(),
    /** Charges that were declined. */
    declines: integer().notNull().default(0),
    nextChargeAt: instant().notNull(),
    /** The charge of this number is under way, or died. */
    chargeBegunAt: instant(),
  },
  (table) => [
    index('trials_running').on(table.nextChargeAt).where(sql`${table.state} = 'running'`),
    check('trials_state', sql`${table.state} IN ('running', 'cancelled', 'failed', 'refused')`),
  ],
)

/** Money we decided to give back; one row an order. */
export const refunds = pgTable('refunds', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  why: text().$type<RefundWhy>().notNull(),
  minor: integer().notNull(),
  askedAt: instant().notNull(),
  doneAt: instant(),
  providerRefundId: text(),
})

/** Payments that became nobody's Premium by themselves; the team looks at them. */
export const putAside = pgTable(
  'put_aside_payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull(),
    reason: text().$type<PutAsideReason>().notNull(),
    eventId: text(),
    eventType: text(),
    minor: integer(),
    currency: text(),
    /** What the provider gives back; absent when the event named no payment. */
    paymentId: text(),
    since: instant().notNull(),
    settledAt: instant(),
    settlement: text().$type<Settlement>(),
    /** The order that the team's decision is carried out on. */
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique().on(table.key, table.reason),
    index('put_aside_payments_settled').on(table.settledAt),
  ],
)

/** SPEC §9: 25 EUR or 150 BRL off, valid 24 months, reusable. */
export const discountCodes = pgTable('discount_codes', {
  code: text().primaryKey(),
  ownerUid: ownerUid(),
  issuedAt: instant().notNull(),
  expiresAt: instant().notNull(),
})

export const discountUses = pgTable(
  'discount_uses',
  {
    code: text()
      .notNull()
      .references(() => discountCodes.code, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    usedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.orderId] })],
)
