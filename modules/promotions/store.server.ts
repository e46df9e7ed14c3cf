import { and, asc, count, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { PointEntry } from './points'
import { cardMarks, checkoutTouches, pointEntries, referralLinks, referrals } from './tables.server'

export type Referral = typeof referrals.$inferSelect

export async function ensureLink(
  db: Queryable,
  link: { uid: string; code: string; now: Date },
): Promise<string> {
  const known = await findCode(db, link.uid)
  if (known) return known
  const { now, ...row } = link
  // A code that is taken, or a member's first two visits at once: the row that is there counts.
  await db
    .insert(referralLinks)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing()
  const made = await findCode(db, link.uid)
  if (!made) throw new Error('the code of a referral link is taken')
  return made
}

async function findCode(db: Queryable, uid: string): Promise<string | undefined> {
  const [row] = await db.select().from(referralLinks).where(eq(referralLinks.uid, uid))
  return row?.code
}

export async function ownerOfCode(db: Queryable, code: string): Promise<string | undefined> {
  const [row] = await db.select().from(referralLinks).where(eq(referralLinks.code, code))
  return row?.uid
}

/** Whoever adds to a member's points holds this row until it is committed: one at a time. */
export async function lockLedger(tx: Transaction, uid: string): Promise<void> {
  await tx.select().from(referralLinks).where(eq(referralLinks.uid, uid)).for('update')
}

export async function ledgerOf(db: Queryable, uid: string): Promise<PointEntry[]> {
  return db
    .select({
      pointId: pointEntries.pointId,
      kind: pointEntries.kind,
      reason: pointEntries.reason,
      at: pointEntries.at,
      rewardId: pointEntries.rewardId,
      expiresAt: pointEntries.expiresAt,
    })
    .from(pointEntries)
    .where(eq(pointEntries.uid, uid))
    .orderBy(asc(pointEntries.id))
}

export async function append(
  tx: Transaction,
  uid: string,
  entries: readonly PointEntry[],
): Promise<void> {
  if (entries.length > 0) {
    await tx.insert(pointEntries).values(entries.map((entry) => ({ ...entry, uid })))
  }
}

/** First touch: who was brought by somebody stays so. */
export async function insertReferral(
  tx: Transaction,
  referral: { referrerUid: string; referredUid: string; touchedAt: Date; joinedAt: Date },
): Promise<void> {
  await tx.insert(referrals).values(referral).onConflictDoNothing()
}

/** For the one payment that makes the point; undefined when nobody is owed one. */
export async function claimPaidReferral(
  tx: Transaction,
  payment: { uid: string; orderId: string; paidAt: Date; confirmAfter: Date },
): Promise<Referral | undefined> {
  const { uid, ...paid } = payment
  const [row] = await tx
    .update(referrals)
    .set(paid)
    .where(and(eq(referrals.referredUid, uid), isNull(referrals.orderId)))
    .returning()
  return row
}

export async function referralOfOrder(
  db: Queryable,
  orderId: string,
): Promise<Referral | undefined> {
  const [row] = await db.select().from(referrals).where(eq(referrals.orderId, orderId))
  return row
}

export async function findReferral(db: Queryable, id: string): Promise<Referral | undefined> {
  const [row] = await db.select().from(referrals).where(eq(referrals.id, id))
  return row
}

export async function markCard(tx: Transaction, uid: string, cardHash: string): Promise<void> {
  await tx.insert(cardMarks).values({ uid, cardHash }).onConflictDoNothing()
}

export async function rememberCheckout(
  db: Queryable,
  touch: { checkoutId: string; code: string; at: Date },
): Promise<void> {
  const { at: touchedAt, ...row } = touch
  await db
    .insert(checkoutTouches)
    .values({ ...row, touchedAt })
    .onConflictDoNothing()
}

export async function touchOfCheckout(
  db: Queryable,
  checkoutId: string,
): Promise<{ code: string; at: Date } | undefined> {
  const [row] = await db
    .select({ code: checkoutTouches.code, at: checkoutTouches.touchedAt })
    .from(checkoutTouches)
    .where(eq(checkoutTouches.checkoutId, checkoutId))
  return row
}

/** Whether the card also paid for the referrer or for somebody else the referrer brought. */
export async function cardKnownAround(
  db: Queryable,
  card: { cardHash: string; referrerUid: string; payerUid: string },
): Promise<boolean> {
  const brought = db
    .select({ uid: referrals.referredUid })
    .from(referrals)
    .where(eq(referrals.referrerUid, card.referrerUid))
  const [row] = await db
    .select({ n: count() })
    .from(cardMarks)
    .where(
      and(
        eq(cardMarks.cardHash, card.cardHash),
        ne(cardMarks.uid, card.payerUid),
        or(eq(cardMarks.uid, card.referrerUid), inArray(cardMarks.uid, brought)),
      ),
    )
  return (row?.n ?? 0) > 0
}

const hasEntry = (kinds: PointEntry['kind'][]) =>
  sql`EXISTS (SELECT 1 FROM ${pointEntries} e WHERE e.point_id = ${referrals.id} AND e.kind IN ${kinds})`

/** Paid long enough ago, and nothing known that speaks against it. */
export async function referralsToConfirm(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<{ id: string; referrerUid: string }[]> {
  return db
    .select({ id: referrals.id, referrerUid: referrals.referrerUid })
    .from(referrals)
    .where(
      and(
        lte(referrals.confirmAfter, now),
        sql`NOT ${hasEntry(['confirmed', 'reversed'])}`,
        sql`(NOT ${hasEntry(['held'])} OR ${hasEntry(['released'])})`,
      ),
    )
    .orderBy(referrals.confirmAfter)
    .limit(limit)
}

export async function heldReferrals(db: Queryable) {
  return db
    .select({
      id: referrals.id,
      referrerUid: referrals.referrerUid,
      referredUid: referrals.referredUid,
      paidAt: referrals.paidAt,
      reason: pointEntries.reason,
    })
    .from(referrals)
    .innerJoin(
      pointEntries,
      and(eq(pointEntries.pointId, referrals.id), eq(pointEntries.kind, 'held')),
    )
    .where(sql`NOT ${hasEntry(['released', 'reversed'])}`)
    .orderBy(referrals.paidAt)
}

/** Members with confirmed points whose time is over and who have not been told so in the ledger. */
export async function ownersOfExpiredPoints(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ uid: pointEntries.uid })
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.kind, 'confirmed'),
        lte(pointEntries.expiresAt, now),
        sql`NOT EXISTS (SELECT 1 FROM ${pointEntries} e WHERE e.point_id = ${pointEntries.pointId} AND e.kind IN ('expired', 'spent', 'reversed'))`,
      ),
    )
  return rows.map(({ uid }) => uid)
}

/** Members with confirmed points that end before that day and of which they have not been told. */
export async function ownersToRemind(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ uid: pointEntries.uid })
    .from(pointEntries)
    .innerJoin(referrals, eq(referrals.id, pointEntries.pointId))
    .where(
      and(
        eq(pointEntries.kind, 'confirmed'),
        lte(pointEntries.expiresAt, before),
        isNull(referrals.expiryRemindedAt),
      ),
    )
  return rows.map(({ uid }) => uid)
}

/** Those of the points that nobody was told of before: theirs is the reminder to send. */
export async function claimReminder(
  tx: Transaction,
  pointIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const claimed = await tx
    .update(referrals)
    .set({ expiryRemindedAt: now })
    .where(and(inArray(referrals.id, [...pointIds]), isNull(referrals.expiryRemindedAt)))
    .returning({ id: referrals.id })
  return new Set(claimed.map(({ id }) => id))
}
