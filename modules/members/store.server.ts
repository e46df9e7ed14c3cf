import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Variant } from '~/locales/variant'
import type { Queryable, Transaction } from '~/platform/database.server'
import type {
  ConsentSource,
  HomeAirport,
  Member,
  SubscriptionStatus,
  SubscriptionType,
  SuppressionReason,
} from './model'
import { consents, subscribers, suppressions } from './tables.server'

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

export async function suppressAddress(
  tx: Transaction,
  uid: string,
  suppression: { addressHash: string; reason: SuppressionReason; since: Date },
): Promise<void> {
  await tx.insert(suppressions).values(suppression).onConflictDoNothing()
  await tx
    .update(subscribers)
    .set({ suppressedAt: suppression.since, updatedAt: suppression.since })
    .where(and(eq(subscribers.uid, uid), isNull(subscribers.suppressedAt)))
}

export async function markUnsubscribed(
  db: Queryable,
  uid: string,
  unsubscribeReason: string,
  now: Date,
): Promise<void> {
  await db
    .update(subscribers)
    .set({ unsubscribedAt: now, unsubscribeReason, updatedAt: now })
    .where(and(eq(subscribers.uid, uid), isNull(subscribers.unsubscribedAt)))
}
