import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { LinkPurpose, MailLink } from './model'
import { credentials, mailLinks, sessions, users } from './tables.server'

export async function insertUser(
  tx: Transaction,
  user: { id: string; name: string; email: string; now: Date },
): Promise<boolean> {
  const { id, name, email, now } = user
  const inserted = await tx
    .insert(users)
    .values({ id, name, email, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return inserted.length > 0
}

export async function markAddressProven(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId))
}

export async function insertLink(
  db: Queryable,
  link: { tokenHash: string; purpose: LinkPurpose; userId: string; expiresAt: Date; now: Date },
): Promise<void> {
  const { now, ...row } = link
  await db.insert(mailLinks).values({ ...row, createdAt: now })
}

export async function findLink(
  db: Queryable,
  tokenHash: string,
  purpose: LinkPurpose,
): Promise<MailLink | undefined> {
  const [row] = await db
    .select()
    .from(mailLinks)
    .where(and(eq(mailLinks.tokenHash, tokenHash), eq(mailLinks.purpose, purpose)))
  return row as MailLink | undefined
}

/** Of any number of simultaneous uses one gets the link. */
export async function claimLink(
  tx: Transaction,
  tokenHash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .update(mailLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailLinks.tokenHash, tokenHash),
        eq(mailLinks.purpose, purpose),
        isNull(mailLinks.usedAt),
        sql`${mailLinks.expiresAt} > ${now}`,
      ),
    )
    .returning({ userId: mailLinks.userId })
  return row?.userId
}

export async function savePassword(
  tx: Transaction,
  credential: { id: string; userId: string; hash: string; now: Date },
): Promise<void> {
  const { id, userId, hash, now } = credential
  await tx
    .insert(credentials)
    .values({
      id,
      userId,
      accountId: userId,
      providerId: 'credential',
      password: hash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [credentials.userId, credentials.providerId],
      set: { password: hash, updatedAt: now },
    })
}

export async function endSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}
