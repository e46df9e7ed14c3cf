import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '~/platform/database.server'
import { subscribers, suppressions } from './tables.server'

/** True when it was not so before. */
export async function suspendPremium(tx: Transaction, uid: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(subscribers)
    .set({
      subscriptionType: 'Premium',
      subscriptionStatus: 'Inactive',
      // Asked for only when Premium is new to them.
      premiumSetupNeeded: sql`${subscribers.premiumSetupNeeded} OR ${subscribers.subscriptionType} = 'free'`,
      updatedAt: now,
    })
    .where(
      and(
        eq(subscribers.uid, uid),
        sql`NOT (${subscribers.subscriptionType} = 'Premium' AND ${subscribers.subscriptionStatus} = 'Inactive')`,
      ),
    )
  return rowCount === 1
}

export async function resumePremium(tx: Transaction, uid: string, now: Date): Promise<boolean> {
  const resumed = await tx
    .update(subscribers)
    .set({ subscriptionStatus: 'Active', updatedAt: now })
    .where(
      and(
        eq(subscribers.uid, uid),
        eq(subscribers.subscriptionType, 'Premium'),
        eq(subscribers.subscriptionStatus, 'Inactive'),
      ),
    )
    .returning({ uid: subscribers.uid })
  return resumed.length > 0
}

export async function markLapsed(tx: Transaction, uid: string, now: Date): Promise<void> {
  await tx
    .update(subscribers)
    .set({ subscriptionStatus: 'Inactive', updatedAt: now })
    .where(and(eq(subscribers.uid, uid), eq(subscribers.subscriptionType, 'free')))
}

export async function liftErasure(tx: Transaction, addressHash: string): Promise<void> {
  await tx
    .delete(suppressions)
    .where(and(eq(suppressions.addressHash, addressHash), eq(suppressions.reason, 'deleted')))
}
