import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { Profile } from './model'
import { profileProposals, subscribers } from './tables.server'

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

export async function insertProposal(
  tx: Transaction,
  proposal: { id: string; uid: string; profile: Profile; now: Date },
): Promise<void> {
  const { now, ...row } = proposal
  await tx.insert(profileProposals).values({ ...row, createdAt: now })
}

export async function deleteProposals(tx: Transaction, uid: string): Promise<void> {
  await tx.delete(profileProposals).where(eq(profileProposals.uid, uid))
}

export async function saveProfile(
  tx: Transaction,
  uid: string,
  profile: Profile,
  now: Date,
): Promise<void> {
  const codes = profile.preferredDestinations
  await tx
    .update(subscribers)
    .set({
      ...profile,
      // The twelve months begin when the choice changes, not whenever the form is sent.
      destinationsSetAt: sql`CASE WHEN ${subscribers.preferredDestinations} = ${sql.param(codes)}::text[]
        THEN ${subscribers.destinationsSetAt} ELSE ${now.toISOString()}::timestamptz END`,
      premiumSetupNeeded: false,
      updatedAt: now,
    })
    .where(eq(subscribers.uid, uid))
}

/** One statement, so that of simultaneous changes only one falls into an open window. */
export async function setDestinations(
  db: Queryable,
  uid: string,
  codes: string[],
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(subscribers)
    .set({ preferredDestinations: codes, destinationsSetAt: now, updatedAt: now })
    .where(
      and(
        eq(subscribers.uid, uid),
        sql`(${subscribers.destinationsSetAt} IS NULL OR cardinality(${subscribers.preferredDestinations}) = 0
          OR ${subscribers.destinationsSetAt} + interval '12 months' <= ${now.toISOString()}::timestamptz)`,
      ),
    )
    .returning({ uid: subscribers.uid })
  return changed.length > 0
}
