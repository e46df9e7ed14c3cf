import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '~/platform/database.server'
import type { ProviderEvent } from '~/platform/payments.server'
import type { EventOutcome, PaymentFact, PutAsideReason } from './model'
import { orderKeys, paymentEvents, paymentFacts, putAside } from './tables.server'

export type LedgerRow = typeof paymentEvents.$inferSelect
export type PutAsideRow = typeof putAside.$inferSelect

/** True for the one delivery that is the first. */
export async function insertEvent(
  tx: Transaction,
  event: ProviderEvent,
  outcome: EventOutcome | null,
): Promise<boolean> {
  const { id, type, livemode, createdAt, object } = event
  const payload = outcome ? null : object
  const inserted = await tx
    .insert(paymentEvents)
    .values({ id, type, livemode, createdAt, payload, outcome })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return inserted.length > 0
}

export async function findEvent(db: Queryable, id: string): Promise<LedgerRow | undefined> {
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))
  return row
}

/** The payload has done its work; it names a person, so it goes. */
export async function settleEvent(
  tx: Transaction,
  id: string,
  outcome: EventOutcome,
): Promise<void> {
  await tx.update(paymentEvents).set({ outcome, payload: null }).where(eq(paymentEvents.id, id))
}

/** Events whose job was lost with the process that ran it. */
export async function eventsLeft(db: Database, seconds: number): Promise<string[]> {
  const before = sql`now() - make_interval(secs => ${seconds})`
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.outcome), lt(paymentEvents.receivedAt, before)))
    .orderBy(paymentEvents.receivedAt)
    .limit(200)
  return rows.map(({ id }) => id)
}

/** What was acknowledged and never mattered need not be kept for ever. */
export async function forgetIgnored(db: Database, before: Date): Promise<void> {
  await db
    .delete(paymentEvents)
    .where(and(eq(paymentEvents.outcome, 'ignored'), lt(paymentEvents.receivedAt, before)))
}

/** Held until the transaction ends: events about the same payment are applied one after another. */
export async function lockKeys(tx: Transaction, keys: string[]): Promise<void> {
  for (const key of keys.toSorted()) {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 7203))`)
  }
}

export async function insertFact(
  tx: Transaction,
  eventId: string,
  key: string,
  fact: PaymentFact,
): Promise<void> {
  await tx.insert(paymentFacts).values({ eventId, key, fact }).onConflictDoNothing()
}

export async function factsOf(tx: Queryable, orderId: string): Promise<PaymentFact[]> {
  const rows = await tx
    .select({ fact: paymentFacts.fact })
    .from(paymentFacts)
    .innerJoin(orderKeys, eq(orderKeys.key, paymentFacts.key))
    .where(eq(orderKeys.orderId, orderId))
  return rows.map(({ fact }) => fact)
}

export async function orderIdOf(db: Queryable, keys: string[]): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: orderKeys.orderId })
    .from(orderKeys)
    .where(inArray(orderKeys.key, keys))
    .limit(1)
  return row?.orderId
}

export async function linkKeys(tx: Transaction, orderId: string, keys: string[]): Promise<void> {
  await tx
    .insert(orderKeys)
    .values(keys.map((key) => ({ key, orderId })))
    .onConflictDoNothing()
}

export async function layAside(
  tx: Transaction,
  row: Pick<PutAsideRow, 'key' | 'reason' | 'since'> &
    Partial<Pick<PutAsideRow, 'eventId' | 'eventType' | 'minor' | 'currency' | 'paymentId'>>,
): Promise<void> {
  await tx.insert(putAside).values(row).onConflictDoNothing()
}

/** The order was found after all. */
export async function takeBack(
  tx: Transaction,
  keys: string[],
  reasons: PutAsideReason[],
): Promise<void> {
  await tx
    .delete(putAside)
    .where(
      and(
        inArray(putAside.key, keys),
        inArray(putAside.reason, reasons),
        isNull(putAside.settledAt),
      ),
    )
}

export async function isPutAside(db: Queryable, key: string): Promise<boolean> {
  const rows = await db.select({ id: putAside.id }).from(putAside).where(eq(putAside.key, key))
  return rows.length > 0
}
