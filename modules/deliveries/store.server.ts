import { and, desc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { HomeAirport, SubscriptionType } from '~/modules/members/model'
import type { Queryable, Transaction } from '~/platform/database.server'
import { alertClicks, alerts, deliveries } from './tables.server'

export type Alert = typeof alerts.$inferSelect

/** Tells every sender, once the change is committed, that there is something to do. */
export const DELIVERIES_CHANNEL = 'deliveries_waiting'

export async function announceWork(tx: Queryable): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${DELIVERIES_CHANNEL}, '')`)
}

export async function insertDealAlert(
  tx: Transaction,
  alert: { dealId: string; urgent: boolean; freeFrom: Date | null; createdAt: Date },
): Promise<void> {
  await tx
    .insert(alerts)
    .values({ kind: 'deal', ...alert })
    .onConflictDoNothing()
}

export async function insertDigest(
  tx: Transaction,
  digest: { plan: SubscriptionType; airport: HomeAirport; day: string; createdAt: Date },
): Promise<Alert | undefined> {
  const [row] = await tx
    .insert(alerts)
    .values({ kind: 'digest', ...digest })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function findAlert(db: Queryable, id: number): Promise<Alert | undefined> {
  const [row] = await db.select().from(alerts).where(eq(alerts.id, id))
  return row
}

export async function findDealAlert(db: Queryable, dealId: string): Promise<Alert | undefined> {
  const [row] = await db.select().from(alerts).where(eq(alerts.dealId, dealId))
  return row
}

export async function listAwaitingFree(db: Queryable, now: Date): Promise<Alert[]> {
  return db
    .select()
    .from(alerts)
    .where(and(lte(alerts.freeFrom, now), isNull(alerts.freeToldAt)))
    .orderBy(alerts.freeFrom)
}

export async function markFreeTold(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(alerts)
    .set({ freeToldAt: now })
    .where(and(eq(alerts.id, id), isNull(alerts.freeToldAt)))
  return rowCount === 1
}

export async function markPremiumTold(
  tx: Transaction,
  id: number,
  now: Date,
): Promise<'first' | 'after-free' | undefined> {
  const [row] = await tx
    .update(alerts)
    .set({ premiumToldAt: now })
    .where(and(eq(alerts.id, id), isNull(alerts.premiumToldAt)))
    .returning({ freeToldAt: alerts.freeToldAt })
  return row && (row.freeToldAt ? 'after-free' : 'first')
}

/**
 * New rows open a finished alert again; a paused or cancelled one stays so. An open one is written too:
 * whoever is about to end it must not do so before the new rows can be seen.
 */
export async function reopen(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(alerts)
    .set({ status: 'sending', finishedAt: null })
    .where(and(eq(alerts.id, id), inArray(alerts.status, ['sending', 'finished'])))
  await announceWork(tx)
}

export async function pauseAlert(db: Queryable, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(alerts)
    .set({ status: 'paused', pausedBecause: 'team', pausedAt: now })
    .where(and(eq(alerts.id, id), eq(alerts.status, 'sending')))
  return rowCount === 1
}

export async function resumeAlert(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db
    .update(alerts)
    .set({ status: 'sending', pausedBecause: null, pausedAt: null })
    .where(and(eq(alerts.id, id), eq(alerts.status, 'paused')))
  await announceWork(db)
  return rowCount === 1
}

/** Nothing is claimed from here on; what is on the wire still arrives. */
export async function cancelAlert(db: Queryable, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(alerts)
    .set({ status: 'cancelled', pausedBecause: null, finishedAt: now })
    .where(and(eq(alerts.id, id), inArray(alerts.status, ['sending', 'paused'])))
  await announceWork(db)
  return rowCount === 1
}

export async function findDelivery(db: Queryable, id: number) {
  const [row] = await db.select().from(deliveries).where(eq(deliveries.id, id))
  return row
}

export async function findDeliveryOf(db: Queryable, alertId: number, uid: string) {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.uid, uid), eq(deliveries.alertId, alertId)))
  return row
}

export async function countClick(db: Queryable, alertId: number, dealId: string): Promise<void> {
  await db
    .insert(alertClicks)
    .values({ alertId, dealId, clicks: 1 })
    .onConflictDoUpdate({
      target: [alertClicks.alertId, alertClicks.dealId],
      set: { clicks: sql`${alertClicks.clicks} + 1` },
    })
}

/** Only the first time says something: that this mail was worth a look. */
export async function markClicked(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ clickedAt: now })
    .where(and(eq(deliveries.id, id), isNull(deliveries.clickedAt)))
}

/** The rows stay, so that counts go on adding up; whom they were about is gone. */
export async function forgetMember(tx: Transaction, uid: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({
      uid: null,
      ready: false,
      dueAt: null,
      status: sql`CASE WHEN ready OR due_at IS NOT NULL THEN 'suppressed' ELSE status END`,
      reason: sql`CASE WHEN ready OR due_at IS NOT NULL THEN 'left' ELSE reason END`,
    })
    .where(eq(deliveries.uid, uid))
}

export async function deliveriesOf(db: Queryable, uid: string) {
  return db
    .select({
      alertId: deliveries.alertId,
      dealId: alerts.dealId,
      items: deliveries.items,
      status: deliveries.status,
      decidedAt: deliveries.decidedAt,
      bounce: deliveries.bounce,
      clickedAt: deliveries.clickedAt,
    })
    .from(deliveries)
    .innerJoin(alerts, eq(alerts.id, deliveries.alertId))
    .where(eq(deliveries.uid, uid))
    .orderBy(desc(deliveries.id))
}

/** A member's newest mails before one; what was decided against is no mail. */
export async function listMailsTo(db: Queryable, uid: string, before: number, limit: number) {
  return db
    .select({
      id: deliveries.id,
      kind: alerts.kind,
      dealId: alerts.dealId,
      items: deliveries.items,
      status: deliveries.status,
      bounce: deliveries.bounce,
      decidedAt: deliveries.decidedAt,
      settledAt: deliveries.settledAt,
    })
    .from(deliveries)
    .innerJoin(alerts, eq(alerts.id, deliveries.alertId))
    .where(
      and(eq(deliveries.uid, uid), ne(deliveries.status, 'suppressed'), lt(deliveries.id, before)),
    )
    .orderBy(desc(deliveries.id))
    .limit(limit)
}

/** Ended alerts older than this are dropped with all their rows. */
export async function forgetBefore(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM deliveries WHERE id IN (
      SELECT d.id FROM deliveries d JOIN alerts a ON a.id = d.alert_id
      WHERE d.decided_at < ${before} AND a.status IN ('finished', 'cancelled') LIMIT 20000
    )`)
  return rowCount ?? 0
}
