import { and, eq, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm'
import type { Variant } from '~/locales/variant'
import { announceContentChange, type Queryable, type Transaction } from '~/platform/database.server'
import type {
  ConsentSource,
  HomeAirport,
  Member,
  SubscriptionStatus,
  SubscriptionType,
} from './model'
import { consents, profileProposals, subscribers } from './tables.server'

/** All of a member but what the team searches by. */
export const { searchWords: _, ...memberColumns } = getTableColumns(subscribers)

export async function insertFreeMember(
  tx: Transaction,
  member: {
    uid: string
    name: string
    email: string
    homeAirport: HomeAirport | null
    variant: Variant
    now: Date
  },
): Promise<void> {
  const { now, ...row } = member
  await tx.insert(subscribers).values({ ...row, createdAt: now, updatedAt: now })
}

export async function appendConsent(
  tx: Transaction,
  consent: { uid: string; textVersion: string; source: ConsentSource; givenAt: Date },
): Promise<void> {
  await tx.insert(consents).values(consent)
}

export async function findByUid(db: Queryable, uid: string): Promise<Member | undefined> {
  const [row] = await db
    .select(memberColumns)
    .from(subscribers)
    .where(and(eq(subscribers.uid, uid), eq(subscribers.deleted, false)))
  return row
}

export async function findByEmail(db: Queryable, email: string): Promise<Member | undefined> {
  const [row] = await db
    .select(memberColumns)
    .from(subscribers)
    .where(
      and(
        sql`lower(${subscribers.email}) = ${email.toLowerCase()}`,
        eq(subscribers.deleted, false),
      ),
    )
  return row
}

/** True for the one caller by whom it became so. */
export async function markVerified(tx: Transaction, uid: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(subscribers)
    .set({ isVerified: true, updatedAt: now })
    .where(and(eq(subscribers.uid, uid), eq(subscribers.isVerified, false)))
  return rowCount === 1
}

export async function setMissingAirport(
  tx: Transaction,
  uid: string,
  homeAirport: HomeAirport,
  now: Date,
): Promise<void> {
  await tx
    .update(subscribers)
    .set({ homeAirport, updatedAt: now })
    .where(and(eq(subscribers.uid, uid), isNull(subscribers.homeAirport)))
}

export async function setPlan(
  tx: Transaction,
  uid: string,
  subscriptionType: SubscriptionType,
  subscriptionStatus: SubscriptionStatus,
  now: Date,
): Promise<void> {
  const changed = await tx
    .update(subscribers)
    .set({ subscriptionType, subscriptionStatus, updatedAt: now })
    .where(
      and(
        eq(subscribers.uid, uid),
        or(
          ne(subscribers.subscriptionType, subscriptionType),
          ne(subscribers.subscriptionStatus, subscriptionStatus),
        ),
      ),
    )
    .returning({ uid: subscribers.uid })
  // Public pages show how many lifetime members there are.
  if (changed.length > 0) await announceContentChange(tx)
}

/** One array, not one value each: a list may be longer than a statement's parameters. */
export async function findByUids(db: Queryable, uids: readonly string[]): Promise<Member[]> {
  return db
    .select(memberColumns)
    .from(subscribers)
    .where(and(sql`${subscribers.uid} = ANY(${sql.param(uids)})`, eq(subscribers.deleted, false)))
}

export async function findByEmails(db: Queryable, emails: readonly string[]): Promise<Member[]> {
  const addresses = emails.map((email) => email.toLowerCase())
  return db
    .select(memberColumns)
    .from(subscribers)
    .where(
      and(
        sql`lower(${subscribers.email}) = ANY(${sql.param(addresses)})`,
        eq(subscribers.deleted, false),
      ),
    )
}

/** Holds the member's row until the transaction ends, so that simultaneous changes queue up. */
export async function lockByUid(tx: Transaction, uid: string): Promise<Member | undefined> {
  const [row] = await tx
    .select(memberColumns)
    .from(subscribers)
    .where(and(eq(subscribers.uid, uid), eq(subscribers.deleted, false)))
    .for('update')
  return row
}

/** What members may change about themselves; plan, status and verification are not among it. */
type OwnValues = Partial<
  Pick<
    typeof subscribers.$inferInsert,
    | 'homeAirport'
    | 'airlinePreference'
    | 'alertMode'
    | 'variant'
    | 'pausedUntil'
    | 'unsubscribedAt'
    | 'unsubscribeReason'
  >
>

export async function updateMember(
  db: Queryable,
  uid: string,
  values: OwnValues,
  now: Date,
): Promise<void> {
  await db
    .update(subscribers)
    .set({ ...values, updatedAt: now })
    .where(eq(subscribers.uid, uid))
}

/** True for the one caller who opens it; who already has it loses nothing of their profile. */
export async function openPremium(tx: Transaction, uid: string, now: Date): Promise<boolean> {
  const opened = await tx
    .update(subscribers)
    .set({
      subscriptionType: 'Premium',
      subscriptionStatus: 'Active',
      premiumSetupNeeded: true,
      updatedAt: now,
    })
    .where(
      and(
        eq(subscribers.uid, uid),
        sql`NOT (${subscribers.subscriptionType} = 'Premium' AND ${subscribers.subscriptionStatus} = 'Active')`,
      ),
    )
    .returning({ uid: subscribers.uid })
  if (opened.length > 0) await announceContentChange(tx)
  return opened.length > 0
}

/** True for the one caller who ends it; SPEC §4: free and Inactive. */
export async function claimDowngrade(tx: Transaction, uid: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(subscribers)
    .set({
      subscriptionType: 'free',
      subscriptionStatus: 'Inactive',
      premiumSetupNeeded: false,
      updatedAt: now,
    })
    .where(and(eq(subscribers.uid, uid), eq(subscribers.subscriptionType, 'Premium')))
    .returning({ uid: subscribers.uid })
  if (ended.length > 0) await announceContentChange(tx)
  return ended.length > 0
}

/** The ledger of consents refuses deletions in any transaction that has not said this. */
export async function allowErasing(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT set_config('club.erasing', 'on', true)`)
}

export async function recordsOf(db: Queryable, uid: string): Promise<Record<string, unknown>> {
  return {
    consents: await db.select().from(consents).where(eq(consents.uid, uid)),
    profile_proposals: await db
      .select({ profile: profileProposals.profile, createdAt: profileProposals.createdAt })
      .from(profileProposals)
      .where(eq(profileProposals.uid, uid)),
  }
}

export async function markUnsubscribed(
  db: Queryable,
  uid: string,
  unsubscribeReason: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(subscribers)
    .set({ unsubscribedAt: now, unsubscribeReason, updatedAt: now })
    .where(and(eq(subscribers.uid, uid), isNull(subscribers.unsubscribedAt)))
  return rowCount === 1
}
