import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { ActiveSession, LinkPurpose, MailLink } from './model'
import { credentials, knownDevices, mailLinks, sessions, users } from './tables.server'

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

/** The new ones by address. Always in the same order, so that two lists never wait for each other. */
export async function insertUsers(
  tx: Transaction,
  people: { id: string; name: string; email: string }[],
  emailVerified: boolean,
  now: Date,
): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; email: string }>(sql`
    INSERT INTO ${users} (id, name, email, email_verified, created_at, updated_at)
    SELECT r.id, r.name, r.email, ${emailVerified}, ${now.toISOString()}, ${now.toISOString()}
    FROM json_to_recordset(${JSON.stringify(people)}::json) AS r (id text, name text, email text)
    ORDER BY r.email COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING id, email`)
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** Which of these addresses have an account. */
export async function knownAddresses(db: Queryable, emails: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(sql`${users.email} = ANY(${sql.param(emails)})`)
  return new Set(rows.map(({ email }) => email))
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

export async function findUserByEmail(db: Queryable, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      emailVerified: users.emailVerified,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
  return row
}

export async function findPassword(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
  return row?.password ?? undefined
}

export async function markDisabled(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ disabledAt: now, updatedAt: now }).where(eq(users.id, userId))
}

export async function deleteUser(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}

export async function endSessions(tx: Transaction, userId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

export async function listSessions(db: Queryable, userId: string): Promise<ActiveSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt))
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    device: userAgent ?? '',
    since: createdAt,
    lastUsedAt: updatedAt,
  }))
}

export async function endSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Whether the browser was known, is the user's first one, or is another one. */
export async function rememberDevice(
  db: Queryable,
  device: { userId: string; tokenHash: string; now: Date },
): Promise<'known' | 'first' | 'another'> {
  const { userId, tokenHash, now } = device
  const mine = eq(knownDevices.userId, userId)
  const known = await db
    .update(knownDevices)
    .set({ lastSeenAt: now })
    .where(and(mine, eq(knownDevices.tokenHash, tokenHash)))
    .returning({ userId: knownDevices.userId })
  if (known.length > 0) return 'known'
  const others = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(mine)
    .limit(1)
  await db
    .insert(knownDevices)
    .values({ userId, tokenHash, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoNothing()
  return others.length > 0 ? 'another' : 'first'
}

/** Secrets stay out: a person's export is no key to the account. */
export async function recordsOf(db: Queryable, userId: string): Promise<Record<string, unknown>> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const [password] = await db
    .select({ setAt: credentials.updatedAt })
    .from(credentials)
    .where(eq(credentials.userId, userId))
  const links = await db
    .select({
      purpose: mailLinks.purpose,
      createdAt: mailLinks.createdAt,
      expiresAt: mailLinks.expiresAt,
      usedAt: mailLinks.usedAt,
    })
    .from(mailLinks)
    .where(eq(mailLinks.userId, userId))
  const devices = await db
    .select({ firstSeenAt: knownDevices.firstSeenAt, lastSeenAt: knownDevices.lastSeenAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
  return {
    users: user,
    credentials: password ?? null,
    sessions: await listSessions(db, userId),
    mail_links: links,
    known_devices: devices,
  }
}
