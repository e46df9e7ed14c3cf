import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { DrawId, IneligibleReason } from './model'
import {
  drawEntries,
  drawParticipation,
  drawRefusals,
  draws,
  likeParticipants,
} from './tables.server'

export type Draw = typeof draws.$inferSelect
export type StoredEntry = typeof drawEntries.$inferSelect
type LikeLine = typeof likeParticipants.$inferInsert

/** Rows of one statement: the database takes at most 65,535 values. */
const CHUNK = 5_000

export async function findDraw(db: Queryable, id: DrawId): Promise<Draw | undefined> {
  const [row] = await db.select().from(draws).where(eq(draws.id, id))
  return row
}

/** Held until the change is committed, so that a draw moves one step at a time. */
export async function lockDraw(tx: Transaction, id: DrawId): Promise<Draw> {
  await tx.insert(draws).values({ id }).onConflictDoNothing()
  const [row] = await tx.select().from(draws).where(eq(draws.id, id)).for('update')
  if (!row) throw new Error('a draw that was made is not there')
  return row
}

export async function saveDraw(
  tx: Transaction,
  id: DrawId,
  changes: Partial<Omit<Draw, 'id'>>,
): Promise<void> {
  await tx.update(draws).set(changes).where(eq(draws.id, id))
}

export async function insertEntries(tx: Transaction, entries: StoredEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += CHUNK) {
    await tx.insert(drawEntries).values(entries.slice(from, from + CHUNK))
  }
}

export async function insertRefusals(
  tx: Transaction,
  refusals: {
    drawId: DrawId
    uid: string | null
    profile: string | null
    reason: IneligibleReason
  }[],
): Promise<void> {
  for (let from = 0; from < refusals.length; from += CHUNK) {
    await tx.insert(drawRefusals).values(refusals.slice(from, from + CHUNK))
  }
}

export async function refusalsOf(db: Queryable, drawId: DrawId) {
  return db
    .select({ uid: drawRefusals.uid, profile: drawRefusals.profile, reason: drawRefusals.reason })
    .from(drawRefusals)
    .where(eq(drawRefusals.drawId, drawId))
    .orderBy(asc(drawRefusals.id))
}

export async function findEntry(
  db: Queryable,
  drawId: DrawId,
  by: { uid: string } | { entryId: string },
): Promise<StoredEntry | undefined> {
  const [row] = await db
    .select()
    .from(drawEntries)
    .where(
      and(
        eq(drawEntries.drawId, drawId),
        'uid' in by ? eq(drawEntries.uid, by.uid) : eq(drawEntries.entryId, by.entryId),
      ),
    )
  return row
}

export async function replaceParticipants(tx: Transaction, lines: LikeLine[]): Promise<void> {
  await tx.delete(likeParticipants)
  for (let from = 0; from < lines.length; from += CHUNK) {
    await tx.insert(likeParticipants).values(lines.slice(from, from + CHUNK))
  }
}

export async function participants(db: Queryable) {
  return db.select().from(likeParticipants).orderBy(asc(likeParticipants.position))
}

export async function participation(db: Queryable, uid: string) {
  const [row] = await db.select().from(drawParticipation).where(eq(drawParticipation.uid, uid))
  return { adult: row?.adultDeclaredAt != null, optedOut: row?.optedOutAt != null }
}

/** Uids of those who said they are of age, and of those who do not want to take part. */
export async function allParticipation(db: Queryable) {
  const rows = await db.select().from(drawParticipation)
  return {
    adults: new Set(rows.filter((row) => row.adultDeclaredAt).map(({ uid }) => uid)),
    optedOut: new Set(rows.filter((row) => row.optedOutAt).map(({ uid }) => uid)),
  }
}

/** The first declaration is the one that is kept. */
export async function declareAdult(tx: Transaction, uid: string, now: Date): Promise<void> {
  await tx
    .insert(drawParticipation)
    .values({ uid, adultDeclaredAt: now })
    .onConflictDoUpdate({
      target: drawParticipation.uid,
      set: { adultDeclaredAt: sql`coalesce(${drawParticipation.adultDeclaredAt}, ${now})` },
    })
}

export async function setOptedOut(
  tx: Transaction,
  uid: string,
  optedOutAt: Date | null,
): Promise<void> {
  await tx
    .insert(drawParticipation)
    .values({ uid, optedOutAt })
    .onConflictDoUpdate({ target: drawParticipation.uid, set: { optedOutAt } })
}

/** For the one payment that reaches the number. */
export async function claimArming(
  tx: Transaction,
  id: DrawId,
  armedAt: Date,
  holdBy: Date,
): Promise<boolean> {
  const rows = await tx
    .update(draws)
    .set({ armedAt, holdBy })
    .where(and(eq(draws.id, id), isNull(draws.armedAt)))
    .returning({ id: draws.id })
  return rows.length > 0
}
