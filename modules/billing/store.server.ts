import { and, countDistinct, desc, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '~/platform/database.server'
import type { Standing } from './facts'
import type { DiscountCode, Purchase, RefundWhy, TrialState } from './model'
import {
  checkouts,
  discountCodes,
  discountUses,
  orderKeys,
  orders,
  refunds,
  trials,
} from './tables.server'

export type Order = typeof orders.$inferSelect
export type Checkout = typeof checkouts.$inferSelect
export type Trial = typeof trials.$inferSelect
export type Refund = typeof refunds.$inferSelect

export async function insertCheckout(
  db: Queryable,
  row: typeof checkouts.$inferInsert,
): Promise<void> {
  await db.insert(checkouts).values(row)
}

export async function setSession(db: Database, id: string, sessionId: string): Promise<void> {
  await db.update(checkouts).set({ sessionId }).where(eq(checkouts.id, id))
}

export async function findCheckout(db: Queryable, id: string): Promise<Checkout | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id))
  return row
}

export async function insertOrder(
  tx: Transaction,
  row: typeof orders.$inferInsert,
): Promise<string> {
  const [inserted] = await tx.insert(orders).values(row).returning({ id: orders.id })
  if (!inserted) throw new Error('an order was not stored')
  return inserted.id
}

/** The row stays locked until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<Order | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return row
}

export async function findOrder(db: Queryable, id: string): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

export async function findOrderByKey(db: Queryable, key: string): Promise<Order | undefined> {
  const [row] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(orderKeys, eq(orderKeys.orderId, orders.id))
    .where(eq(orderKeys.key, key))
  return row?.order
}

export async function updateOrder(
  tx: Transaction,
  id: string,
  change: Partial<Standing> & Partial<Omit<Order, 'id'>>,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id))
}

/** All purchases of a member, the newest first. */
export async function ordersOf(
  db: Queryable,
  uid: string,
): Promise<(Order & { trial: Trial | null })[]> {
  const rows = await db
    .select({ order: orders, trial: trials })
    .from(orders)
    .leftJoin(trials, eq(trials.orderId, orders.id))
    .where(eq(orders.uid, uid))
    .orderBy(desc(orders.createdAt), desc(orders.id))
  return rows.map(({ order, trial }) => ({ ...order, trial }))
}

export function asPurchase(order: Order & { trial: Trial | null }): Purchase {
  const { id, plan, state, createdAt, trial } = order
  return { id, plan, state, createdAt, trial: trial?.state }
}

/** One change to a member's Premium at a time, whichever order it comes from. */
export async function lockMember(tx: Transaction, uid: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${uid}, 7204))`)
}

export async function findTrial(db: Queryable, orderId: string): Promise<Trial | undefined> {
  const [row] = await db.select().from(trials).where(eq(trials.orderId, orderId))
  return row
}

export async function insertTrial(tx: Transaction, row: typeof trials.$inferInsert): Promise<void> {
  await tx.insert(trials).values(row).onConflictDoNothing()
}

/** False when it was no longer running. */
export async function endTrial(
  tx: Transaction,
  orderId: string,
  state: Exclude<TrialState, 'running'>,
): Promise<boolean> {
  const ended = await tx
    .update(trials)
    .set({ state })
    .where(and(eq(trials.orderId, orderId), eq(trials.state, 'running')))
    .returning({ orderId: trials.orderId })
  return ended.length > 0
}

/** Each trial is claimed by one process, once. */
export async function claimReminders(
  tx: Transaction,
  now: Date,
  endingBefore: Date,
): Promise<string[]> {
  const claimed = await tx
    .update(trials)
    .set({ remindedAt: now })
    .where(
      and(
        eq(trials.state, 'running'),
        isNull(trials.remindedAt),
        lte(trials.endsAt, endingBefore),
        gt(trials.endsAt, now),
      ),
    )
    .returning({ orderId: trials.orderId })
  return claimed.map(({ orderId }) => orderId)
}

export async function trialsDue(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ orderId: trials.orderId })
    .from(trials)
    .innerJoin(orders, eq(orders.id, trials.orderId))
    .where(
      and(eq(trials.state, 'running'), lte(trials.nextChargeAt, now), eq(orders.state, 'trial')),
    )
    .limit(500)
  return rows.map(({ orderId }) => orderId)
}

export async function noteCharge(db: Database, orderId: string, now: Date): Promise<void> {
  await db.update(trials).set({ chargeBegunAt: now }).where(eq(trials.orderId, orderId))
}

/** Counts a decline, unless another run of the same charge has counted it. */
export async function noteDecline(
  tx: Transaction,
  orderId: string,
  declines: number,
  nextChargeAt: Date | undefined,
): Promise<boolean> {
  const counted = await tx
    .update(trials)
    .set({ declines, chargeBegunAt: null, ...(nextChargeAt && { nextChargeAt }) })
    .where(
      and(
        eq(trials.orderId, orderId),
        eq(trials.declines, declines - 1),
        eq(trials.state, 'running'),
      ),
    )
    .returning({ orderId: trials.orderId })
  return counted.length > 0
}

/** True when it was not asked for before. */
export async function askRefund(
  tx: Transaction,
  refund: { orderId: string; why: RefundWhy; minor: number; askedAt: Date },
): Promise<boolean> {
  const asked = await tx
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing()
    .returning({ orderId: refunds.orderId })
  return asked.length > 0
}

export async function findRefund(db: Queryable, orderId: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.orderId, orderId))
  return row
}

export async function refundsOf(db: Queryable, uid: string): Promise<Refund[]> {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.uid, uid))
  return rows.map(({ refund }) => refund)
}

export async function markRefunded(
  tx: Transaction,
  orderId: string,
  providerRefundId: string | null,
  doneAt: Date,
): Promise<void> {
  await tx.update(refunds).set({ providerRefundId, doneAt }).where(eq(refunds.orderId, orderId))
}

export async function insertDiscount(
  tx: Transaction,
  row: typeof discountCodes.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(discountCodes)
    .values(row)
    .onConflictDoNothing()
    .returning({ code: discountCodes.code })
  return inserted.length > 0
}

export async function findDiscount(
  db: Queryable,
  code: string,
  now: Date,
): Promise<DiscountCode | undefined> {
  const [row] = await db
    .select()
    .from(discountCodes)
    .where(and(eq(discountCodes.code, code), gt(discountCodes.expiresAt, now)))
  return row
}

export async function insertDiscountUse(
  tx: Transaction,
  use: { code: string; orderId: string; usedAt: Date },
): Promise<void> {
  await tx.insert(discountUses).values(use).onConflictDoNothing()
}

/** What is left of an erased member's orders: amounts for the books, no person. */
export async function forgetBuyer(tx: Transaction, uid: string, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ uid: null, email: null, name: null, erasedAt: now })
    .where(eq(orders.uid, uid))
  await tx.update(checkouts).set({ uid: null }).where(eq(checkouts.uid, uid))
  await tx.update(discountCodes).set({ ownerUid: null }).where(eq(discountCodes.ownerUid, uid))
}

/** For the member's own copy; the orders have a shape of their own. */
export async function recordsOf(db: Queryable, uid: string): Promise<Record<string, unknown>> {
  return {
    checkouts: await db.select().from(checkouts).where(eq(checkouts.uid, uid)),
    discount_codes: await db.select().from(discountCodes).where(eq(discountCodes.ownerUid, uid)),
  }
}

const paidLifetime = and(
  eq(orders.plan, 'lifetime'),
  eq(orders.state, 'active'),
  ne(orders.source, 'grant'),
  isNotNull(orders.paidAt),
  isNotNull(orders.uid),
)

export async function paidLifetimeUids(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ uid: orders.uid }).from(orders).where(paidLifetime)
  return rows.flatMap(({ uid }) => uid ?? [])
}

/** Members, not orders: who bought twice counts once. */
export async function countPaidLifetime(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ n: countDistinct(orders.uid) })
    .from(orders)
    .where(paidLifetime)
  return row?.n ?? 0
}
