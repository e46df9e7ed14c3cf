import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.server'
import type {
  DrawId,
  IneligibleReason,
  PointEntryKind,
  PointReason,
  RewardKind,
  RewardState,
  SeedSource,
} from './model'

const instant = () => timestamp({ withTimezone: true })
const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The code in a member's link; its row is also what is locked while points are spent. */
export const referralLinks = pgTable('referral_links', {
  uid: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
  createdAt: instant().notNull(),
})

/** Who brought whom; one row is worth at most one point. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid().primaryKey().defaultRandom(),
    referrerUid: owner(),
    /** Empty once that person has left; the point does not leave with them. */
    referredUid: text()
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    touchedAt: instant().notNull(),
    joinedAt: instant().notNull(),
    orderId: text().unique(),
    paidAt: instant(),
    /** When the term to withdraw has passed. */
    confirmAfter: instant(),
    expiryRemindedAt: instant(),
  },
  (table) => [
    index().on(table.referrerUid),
    index('referrals_to_confirm').on(table.confirmAfter).where(sql`${table.paidAt} IS NOT NULL`),
  ],
)

/** The ledger of points; a trigger refuses every change but new rows. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: owner(),
    pointId: uuid()
      .notNull()
      .references(() => referrals.id, { onDelete: 'cascade' }),
    kind: text().$type<PointEntryKind>().notNull(),
    reason: text().$type<PointReason>().notNull(),
    rewardId: uuid().references(() => rewards.id, { onDelete: 'cascade' }),
    expiresAt: instant(),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.uid),
    index('point_entries_expiring').on(table.expiresAt).where(sql`${table.kind} = 'confirmed'`),
    index('point_entries_held').on(table.pointId).where(sql`${table.kind} = 'held'`),
    unique('point_entries_once').on(table.pointId, table.kind, table.rewardId).nullsNotDistinct(),
  ],
)

export const rewards = pgTable(
  'rewards',
  {
    id: uuid().primaryKey().defaultRandom(),
    uid: owner(),
    kind: text().$type<RewardKind>().notNull(),
    points: integer().notNull(),
    state: text().$type<RewardState>().notNull(),
    /** Made with the form: the same form sent twice asks for one reward. */
    requestKey: text().notNull(),
    minor: integer(),
    currency: text().$type<'EUR' | 'BRL'>(),
    discountCode: text(),
    redeemedBy: text().references(() => users.id, { onDelete: 'set null' }),
    redeemedAt: instant(),
    /** What the team arranged, or why it could not. */
    note: text(),
    settledAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique().on(table.uid, table.requestKey),
    index('rewards_requested').on(table.createdAt).where(sql`${table.state} = 'requested'`),
    check('rewards_state', sql`${table.state} IN ('issued', 'requested', 'arranged', 'declined')`),
  ],
)

/** The link by which somebody came who went straight to the checkout. */
export const checkoutTouches = pgTable('checkout_touches', {
  checkoutId: text().primaryKey(),
  code: text().notNull(),
  touchedAt: instant().notNull(),
})

/** Cards as keyed hashes, to see one card pay for several people. */
export const cardMarks = pgTable(
  'card_marks',
  { uid: owner(), cardHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.uid, table.cardHash] }), index().on(table.cardHash)],
)

/** SPEC §5: draws are for people of 18 or older, who are asked; who does not want to take part says so. */
export const drawParticipation = pgTable('draw_participation', {
  uid: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  adultDeclaredAt: instant(),
  optedOutAt: instant(),
})

export const draws = pgTable(
  'draws',
  {
    id: text().$type<DrawId>().primaryKey(),
    authorisation: text(),
    authorisedAt: instant(),
    armedAt: instant(),
    holdBy: instant(),
    frozenAt: instant(),
    frozenFile: text(),
    fingerprint: text(),
    seedSource: text().$type<SeedSource>(),
    seedDate: date(),
    seed: text(),
    seedReference: text(),
    seedTakenOn: date(),
    drawnAt: instant(),
    winners: text().array(),
    prizeUseBy: instant(),
    /** Only with the winner's permission. */
    winnerName: text(),
  },
  (table) => [
    check(
      'draws_authorised_first',
      sql`${table.frozenAt} IS NULL OR ${table.authorisation} IS NOT NULL`,
    ),
    check('draws_frozen_first', sql`${table.drawnAt} IS NULL OR ${table.fingerprint} IS NOT NULL`),
  ],
)

/** Whose entry is whose: never published, and forgotten with the person. */
export const drawEntries = pgTable(
  'draw_entries',
  {
    drawId: text()
      .$type<DrawId>()
      .notNull()
      .references(() => draws.id),
    entryId: text().notNull(),
    uid: text().references(() => users.id, { onDelete: 'set null' }),
    weight: integer().notNull(),
    hotelStars: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.drawId, table.entryId] }), index().on(table.uid)],
)

export const drawRefusals = pgTable(
  'draw_refusals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    drawId: text()
      .$type<DrawId>()
      .notNull()
      .references(() => draws.id),
    uid: text().references(() => users.id, { onDelete: 'cascade' }),
    profile: text(),
    reason: text().$type<IneligibleReason>().notNull(),
  },
  (table) => [index().on(table.drawId, table.reason)],
)

/** The list of the like draw as the team imported it; addresses are matched and not kept. */
export const likeParticipants = pgTable(
  'like_participants',
  {
    position: integer().primaryKey(),
    profile: text().notNull(),
    uid: text().references(() => users.id, { onDelete: 'cascade' }),
    liked: boolean().notNull(),
    commented: boolean().notNull(),
    adult: boolean().notNull(),
    residence: text().notNull(),
  },
  (table) => [index().on(table.uid)],
)
