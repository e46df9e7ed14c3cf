import { and, eq, gt, isNull, lt, max, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { StaffAccount, StaffRole } from './model'
import { staff, staffLinks, staffRecoveryCodes, staffSessions } from './tables.server'

export type StaffRow = typeof staff.$inferSelect

export async function insertStaff(
  tx: Transaction,
  row: { email: string; name: string; role: StaffRole; createdAt: Date },
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(staff)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staff.id })
  return inserted?.id
}

export async function findByEmail(db: Queryable, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, email.toLowerCase()))
  return row
}

export async function findById(db: Queryable, id: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  return row
}

export async function lockById(tx: Transaction, id: string): Promise<StaffRow | undefined> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update')
  return row
}

export async function changeStaff(
  tx: Queryable,
  id: string,
  changes: Partial<StaffRow>,
): Promise<void> {
  await tx.update(staff).set(changes).where(eq(staff.id, id))
}

/** A secret for the app to learn; one that it has learnt meanwhile stays. */
export async function offerSecret(db: Queryable, id: string, totpSecret: string): Promise<void> {
  await db
    .update(staff)
    .set({ totpSecret })
    .where(and(eq(staff.id, id), isNull(staff.totpConfirmedAt)))
}

/** Admins who can still come in; the last one can't be sent away. */
export async function countAdmins(tx: Transaction): Promise<number> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'admin'), isNull(staff.disabledAt)))
    .for('update')
  return rows.length
}

export async function listStaff(db: Queryable): Promise<StaffAccount[]> {
  const rows = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      hasPassword: sql<boolean>`${staff.passwordHash} IS NOT NULL`,
      hasSecondFactor: sql<boolean>`${staff.totpConfirmedAt} IS NOT NULL`,
      disabledAt: staff.disabledAt,
      createdAt: staff.createdAt,
      lastSeenAt: max(staffSessions.secondFactorAt),
    })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .groupBy(staff.id)
    .orderBy(staff.createdAt)
  return rows
}

/** Takes the step of a code, unless that step or a later one was taken before. */
export async function takeStep(db: Queryable, id: string, step: number): Promise<boolean> {
  const taken = await db
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, id), lt(staff.totpLastStep, step)))
    .returning({ id: staff.id })
  return taken.length > 0
}

export async function insertSession(
  db: Queryable,
  row: typeof staffSessions.$inferInsert,
): Promise<void> {
  await db.insert(staffSessions).values(row)
}

export async function findSession(db: Queryable, tokenHash: string) {
  const [row] = await db
    .select({ session: staffSessions, staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(eq(staffSessions.tokenHash, tokenHash))
  return row
}

/** The session gets another token with its second factor: the half-open one opens nothing. */
export async function completeSession(
  db: Queryable,
  id: string,
  change: { tokenHash: string; secondFactorAt: Date; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(staffSessions)
    .set(change)
    .where(and(eq(staffSessions.id, id), isNull(staffSessions.secondFactorAt)))
    .returning({ id: staffSessions.id })
  return rows.length > 0
}

export async function endSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash))
}

export async function endSessionsOf(db: Queryable, staffId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
}

/** An ended session is remembered for a while, so that its browser is led to the sign-in. */
export async function forgetSessions(db: Queryable, before: Date): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, before))
}

export async function insertLink(
  tx: Transaction,
  row: typeof staffLinks.$inferInsert,
): Promise<void> {
  // A newer link replaces the ones before it.
  await tx.delete(staffLinks).where(eq(staffLinks.staffId, row.staffId))
  await tx.insert(staffLinks).values(row)
}

export async function findUsableLink(db: Queryable, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ staffId: staffLinks.staffId, email: staff.email, name: staff.name })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(
      and(
        eq(staffLinks.tokenHash, tokenHash),
        isNull(staffLinks.usedAt),
        gt(staffLinks.expiresAt, now),
        isNull(staff.disabledAt),
      ),
    )
  return row
}

export async function claimLink(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(staffLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffLinks.tokenHash, tokenHash),
        isNull(staffLinks.usedAt),
        gt(staffLinks.expiresAt, now),
      ),
    )
    .returning({ id: staffLinks.staffId })
  return rows.length > 0
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  staffId: string,
  hashes: string[],
): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  if (hashes.length > 0)
    await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })))
}

export async function spendRecoveryCode(
  db: Queryable,
  staffId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, codeHash),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: staffRecoveryCodes.codeHash })
  return rows.length > 0
}
