import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { SuppressionReason } from './model'
import { subscribers, suppressions } from './tables.server'

export async function findSuppression(
  db: Queryable,
  addressHash: string,
): Promise<SuppressionReason | undefined> {
  const [row] = await db
    .select({ reason: suppressions.reason })
    .from(suppressions)
    .where(eq(suppressions.addressHash, addressHash))
  return row?.reason
}

export async function suppressAddress(
  tx: Transaction,
  uid: string,
  suppression: { addressHash: string; reason: SuppressionReason; since: Date },
): Promise<boolean> {
  await insertSuppression(tx, suppression)
  const { rowCount } = await tx
    .update(subscribers)
    .set({ suppressedAt: suppression.since, updatedAt: suppression.since })
    .where(and(eq(subscribers.uid, uid), isNull(subscribers.suppressedAt)))
  return rowCount === 1
}

/** What bars more replaces what bars less: a complaint, a bounce, an erasure. */
export async function insertSuppression(
  tx: Transaction,
  suppression: typeof suppressions.$inferInsert,
): Promise<void> {
  const { reason, since } = suppression
  const milder: SuppressionReason[] =
    reason === 'deleted'
      ? ['bounced', 'complained', 'team']
      : reason === 'bounced'
        ? ['complained']
        : []
  await tx
    .insert(suppressions)
    .values(suppression)
    .onConflictDoUpdate({
      target: suppressions.addressHash,
      set: { reason, since },
      setWhere: inArray(suppressions.reason, milder),
    })
}

/** The member wants mails again; what comes back another time counts another time. */
export async function liftSuppression(
  tx: Transaction,
  uid: string,
  addressHash: string,
): Promise<void> {
  await tx.delete(suppressions).where(eq(suppressions.addressHash, addressHash))
  await tx.update(subscribers).set({ suppressedAt: null }).where(eq(subscribers.uid, uid))
}
