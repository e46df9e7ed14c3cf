import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { deals } from '../deals/tables.server'
import type { HomeAirport, SubscriptionType } from '../members/model'
import type {
  AlertKind,
  AlertStatus,
  BounceKind,
  DeliveryCounts,
  DeliveryStatus,
  DomainLine,
  PauseReason,
  ReasonLine,
} from './model'

const instant = () => timestamp({ withTimezone: true })
const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** One thing to tell: a deal, once for ever, or one digest of one plan, airport and day. */
export const alerts = pgTable(
  'alerts',
  {
    id: identity(),
    kind: text().$type<AlertKind>().notNull(),
    dealId: uuid().references(() => deals.id, { onDelete: 'cascade' }),
    /** Who a digest is for; a deal's alert finds its members by the deal. */
    plan: text().$type<SubscriptionType>(),
    airport: text().$type<HomeAirport>(),
    day: date(),
    /** Fare errors: they go first and count against no limit. */
    urgent: boolean().notNull().default(false),
    status: text().$type<AlertStatus>().notNull().default('sending'),
    pausedBecause: text().$type<PauseReason>(),
    pausedAt: instant(),
    createdAt: instant().notNull(),
    /** When members on the free plan may be told; absent for what stays Premium. */
    freeFrom: instant(),
    freeToldAt: instant(),
    premiumToldAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    uniqueIndex('alerts_deal').on(table.dealId),
    uniqueIndex('alerts_digest').on(table.plan, table.airport, table.day),
    index('alerts_open').on(table.status).where(sql`${table.status} IN ('sending', 'paused')`),
    index('alerts_awaiting_free')
      .on(table.freeFrom)
      .where(sql`${table.freeFrom} IS NOT NULL AND ${table.freeToldAt} IS NULL`),
    check('alerts_kind', sql`(${table.kind} = 'deal') = (${table.dealId} IS NOT NULL)`),
    check('alerts_status', sql`${table.status} IN ('sending', 'paused', 'finished', 'cancelled')`),
    check(
      'alerts_paused',
      sql`(${table.status} = 'paused') = (${table.pausedBecause} IS NOT NULL)`,
    ),
  ],
)

/**
 * One row for each member an alert is for; it tells what became of it. No foreign keys: checking a
 * million of them would cost more than writing the rows (decision 0013).
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: identity(),
    alertId: bigint({ mode: 'number' }).notNull(),
    /** Absent once the member has been erased. */
    uid: text(),
    /** The deals of this member's digest. */
    items: uuid().array(),
    /** 0: on a favourite destination, so sent first. */
    priority: smallint().notNull().default(1),
    status: text().$type<DeliveryStatus>().notNull().default('queued'),
    /** May be claimed now. */
    ready: boolean().notNull().default(true),
    claimedBy: bigint({ mode: 'number' }),
    attempts: smallint().notNull().default(0),
    /** Not before this moment of the database's clock. */
    dueAt: instant(),
    /** Why it has not been sent, or what is doubtful about it. */
    reason: text(),
    /** It was on the wire when nobody could see its outcome: the member may have it twice. */
    maybeRepeated: boolean().notNull().default(false),
    bounce: text().$type<BounceKind>(),
    /** The club's time of the decision; the limits a week and a month count by it. */
    decidedAt: instant().notNull(),
    settledAt: instant(),
    /** The first time a link of this mail was followed. */
    clickedAt: instant(),
  },
  (table) => [
    uniqueIndex('deliveries_once').on(table.uid, table.alertId),
    index('deliveries_ready')
      .on(table.alertId, table.priority, table.id)
      .where(sql`${table.ready}`),
    index('deliveries_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
    index('deliveries_sending').on(table.claimedBy).where(sql`${table.status} = 'sending'`),
    index('deliveries_doubtful').on(table.alertId, table.id).where(sql`${table.maybeRepeated}`),
    index('deliveries_alert').using('brin', table.alertId),
    index('deliveries_decided').using('brin', table.decidedAt),
    check(
      'deliveries_status',
      sql`${table.status} IN ('queued', 'sending', 'sent', 'failed', 'suppressed', 'uncertain')`,
    ),
  ],
)

/** A process that sends; when its lease runs out, what it had on the wire is doubtful. */
export const senders = pgTable('senders', {
  id: identity(),
  leaseUntil: instant().notNull(),
})

/** How fast may be sent, shared by all processes: overall (`*`), by receiving domain, by day. */
export const mailPace = pgTable('mail_pace', {
  key: text().primaryKey(),
  nextAt: instant().notNull(),
  used: integer().notNull().default(0),
})

/**
 * What the team is shown of an alert, counted now and then: counting a million rows takes longer than
 * a page may. Times are the database's.
 */
export const alertSummaries = pgTable('alert_summaries', {
  alertId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => alerts.id, { onDelete: 'cascade' }),
  /** Somebody is counting since then. */
  countingSince: instant(),
  countedAt: instant(),
  tookMs: integer().notNull().default(0),
  /** What the alert was when it was counted; absent when something came back since. */
  countedStatus: text().$type<AlertStatus>(),
  counts: jsonb().$type<DeliveryCounts>(),
  maybeRepeated: integer().notNull().default(0),
  rate: real().notNull().default(0),
  domains: jsonb().$type<DomainLine[]>().notNull().default([]),
  reasons: jsonb().$type<ReasonLine[]>().notNull().default([]),
})

/** How often a deal's link was followed, by anybody and any number of times. */
export const alertClicks = pgTable(
  'alert_clicks',
  {
    alertId: bigint({ mode: 'number' })
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    dealId: uuid().notNull(),
    clicks: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.dealId] })],
)
