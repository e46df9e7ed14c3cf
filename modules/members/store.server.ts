import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Variant } from '~/locales/variant'
import type { Queryable, Transaction } from '~/platform/database.server'
import type {
  ConsentSource,
  HomeAirport,
  Member,
  Profile,
  SubscriptionStatus,
  SubscriptionType,
} from './model'
import { consents, profileProposals, subscribers, suppressions } from './tables.server'

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
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.uid, uid), eq(subscribers.deleted, false)))
  return row
}

export async function findByEmail(db: Queryable, email: string): Promise<Member | undefined> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(
      and(
        sql`lower(${subscribers.email}) = ${email.toLowerCase()}`,
        eq(subscribers.deleted, false),
      ),
    )
  return row
}

export async function markVerified(tx: Transaction, uid: string, now: Date): Promise<void> {
  await tx
    .update(subscribers)
    .set({ isVerified: true, updatedAt: now })
    .where(eq(subscribers.uid, uid))
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
  await tx
    .update(subscribers)
    .set({ subscriptionType, subscriptionStatus, updatedAt: now })
    .where(eq(subscribers.uid, uid))
}

export async function hasSuppression(db: Queryable, addressHash: string): Promise<boolean> {
  const rows = await db
    .select({ since: suppressions.since })
    .from(suppressions)
    .where(eq(suppressions.addressHash, addressHash))
  return rows.length > 0
}

/** The link's hash finds the proposal it may accept, and no other. */
export async function findProposal(
  db: Queryable,
  by: { id: string } | { linkHash: string },
): Promise<{ id: string; uid: string; profile: Profile } | undefined> {
  const [row] = await db
    .select()
    .from(profileProposals)
    .where('id' in by ? eq(profileProposals.id, by.id) : eq(profileProposals.linkHash, by.linkHash))
  return row
}

export async function linkProposal(db: Queryable, id: string, linkHash: string): Promise<void> {
  await db.update(profileProposals).set({ linkHash }).where(eq(profileProposals.id, id))
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
  return ended.length > 0
}

export async function suspendPremium(tx: Transaction, uid: string, now: Date): Promise<void> {
  await tx
    .update(subscribers)
    .set({
      subscriptionType: 'Premium',
      subscriptionStatus: 'Inactive',
      // Asked for only when Premium is new to them.
      premiumSetupNeeded: sql`${subscribers.premiumSetupNeeded} OR ${subscribers.subscriptionType} = 'free'`,
      updatedAt: now,
    })
    .where(eq(subscribers.uid, uid))
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
