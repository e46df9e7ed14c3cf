import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { OrderState, PaymentFact, Settlement } from './model'
import { orders, paymentFacts, putAside, refunds } from './tables.server'

export type PutAsideRow = typeof putAside.$inferSelect
type OrderRow = typeof orders.$inferSelect

/** What waits for the team, the oldest first. */
export async function listOpen(db: Queryable): Promise<PutAsideRow[]> {
  return db.select().from(putAside).where(isNull(putAside.settledAt)).orderBy(putAside.since)
}

export async function countOpen(db: Queryable): Promise<number> {
  const [row] = await db.select({ n: count() }).from(putAside).where(isNull(putAside.settledAt))
  return row?.n ?? 0
}

/** What the team decided lately, with how far a refund has got. */
export async function listSettled(db: Queryable, limit: number) {
  return db
    .select({ payment: putAside, uid: orders.uid, refundedAt: refunds.doneAt })
    .from(putAside)
    .leftJoin(orders, eq(orders.id, putAside.orderId))
    .leftJoin(refunds, eq(refunds.orderId, putAside.orderId))
    .where(isNotNull(putAside.settledAt))
    .orderBy(desc(putAside.settledAt))
    .limit(limit)
}

export async function findPutAside(db: Queryable, id: string): Promise<PutAsideRow | undefined> {
  const [row] = await db.select().from(putAside).where(eq(putAside.id, id))
  return row
}

/** Undefined when somebody else has settled it; held until the change is committed. */
export async function lockOpen(tx: Transaction, id: string): Promise<PutAsideRow | undefined> {
  const [row] = await tx
    .select()
    .from(putAside)
    .where(and(eq(putAside.id, id), isNull(putAside.settledAt)))
    .for('update')
  return row
}

export async function settle(
  tx: Transaction,
  id: string,
  settled: { settlement: Settlement; orderId: string | null; settledAt: Date },
): Promise<void> {
  await tx.update(putAside).set(settled).where(eq(putAside.id, id))
}

/** What is known of a payment that belongs to no order yet. */
export async function factsUnder(db: Queryable, keys: string[]): Promise<PaymentFact[]> {
  const wanted = or(...keys.map((key) => eq(paymentFacts.key, key)))
  const rows = await db.select({ fact: paymentFacts.fact }).from(paymentFacts).where(wanted)
  return rows.map(({ fact }) => fact)
}

/** All purchases, the newest first; `after` is the last one that has been seen. */
export async function listOrders(
  db: Queryable,
  filter: { state?: OrderState | undefined; after?: string | undefined },
  limit: number,
): Promise<OrderRow[]> {
  const { state, after } = filter
  const wanted: (SQL | undefined)[] = [
    state && eq(orders.state, state),
    // The database's own moment: what a page says of it is cut to milliseconds.
    after
      ? sql`(${orders.createdAt}, ${orders.id}) < (SELECT o.created_at, o.id FROM ${orders} o WHERE o.id = ${after})`
      : undefined,
  ]
  return db
    .select()
    .from(orders)
    .where(and(...wanted))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
}
