import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import { rewards } from './tables.server'

export type Reward = typeof rewards.$inferSelect

export async function insertReward(
  tx: Transaction,
  reward: typeof rewards.$inferInsert,
): Promise<Reward> {
  const [row] = await tx.insert(rewards).values(reward).returning()
  if (!row) throw new Error('an inserted reward was not returned')
  return row
}

export async function rewardAskedFor(
  tx: Transaction,
  uid: string,
  requestKey: string,
): Promise<Reward | undefined> {
  const [row] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.uid, uid), eq(rewards.requestKey, requestKey)))
  return row
}

export async function findReward(db: Queryable, id: string): Promise<Reward | undefined> {
  const [row] = await db.select().from(rewards).where(eq(rewards.id, id))
  return row
}

export async function rewardsOf(db: Queryable, uid: string): Promise<Reward[]> {
  return db.select().from(rewards).where(eq(rewards.uid, uid)).orderBy(desc(rewards.createdAt))
}

export async function requestedFlights(db: Queryable): Promise<Reward[]> {
  return db
    .select()
    .from(rewards)
    .where(eq(rewards.state, 'requested'))
    .orderBy(asc(rewards.createdAt))
}

/** For the one who gets to settle it. */
export async function claimSettlement(
  tx: Transaction,
  settlement: { id: string; state: 'arranged' | 'declined'; note: string; now: Date },
): Promise<Reward | undefined> {
  const { id, state, note, now } = settlement
  const [row] = await tx
    .update(rewards)
    .set({ state, note, settledAt: now })
    .where(and(eq(rewards.id, id), eq(rewards.state, 'requested')))
    .returning()
  return row
}

/** For the one person who gets the gift, however many opened the link. */
export async function claimGift(
  tx: Transaction,
  gift: { id: string; by: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(rewards)
    .set({ redeemedBy: gift.by, redeemedAt: gift.now })
    .where(and(eq(rewards.id, gift.id), eq(rewards.kind, 'gift-plan'), isNull(rewards.redeemedAt)))
    .returning({ id: rewards.id })
  return rows.length > 0
}
