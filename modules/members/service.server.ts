import type { Variant } from '~/locales/variant'
import type { Queryable, Transaction } from '~/platform/database.server'
import { memberMail } from './jobs.server'
import { createJoining, type Joining } from './joining.server'
import { createLeaving, type Leaving } from './leaving.server'
import type { HomeAirport, Member, SubscriptionType } from './model'
import type { MemberParts } from './parts.server'
import { createPreferences, type Preferences } from './preferences.server'
import { createProfiles, type Profiles } from './profile.server'
import { createSigningIn, type SigningIn } from './signing-in.server'
import * as store from './store.server'

export type { JoinRefusal, JoinRequest } from './joining.server'
export type { DeleteAnswer } from './leaving.server'
export type { MemberRecords } from './parts.server'
export type { PreferenceChange } from './preferences.server'
export type { ProfileAnswer, ProfileRefusal } from './profile.server'
export type { NewPasswordProblem, SignInRefusal } from './signing-in.server'

/** All that can be done with a membership, one part a file. */
export interface Members extends Joining, SigningIn, Profiles, Leaving, Preferences {
  byUid(uid: string): Promise<Member | undefined>
  uidOf(email: string): Promise<string | undefined>
  byUids(on: Queryable, uids: readonly string[]): Promise<Member[]>
  byEmails(on: Queryable, emails: readonly string[]): Promise<Member[]>
  /** Members with a lifetime plan now; the draw waits for ten thousand. */
  countLifetime(on?: Queryable): Promise<number>
  lifetimeUids(on: Queryable): Promise<string[]>
  /** Opens Premium for somebody it was given to; undefined when they have it. */
  enrolRecipient(
    tx: Transaction,
    person: { name: string; email: string; homeAirport: HomeAirport; variant: Variant },
  ): Promise<string | undefined>
  /** For the demo and the team: a member who needs no confirmation; undefined when already known. */
  enrolVerified(person: {
    name: string
    email: string
    plan: SubscriptionType
    homeAirport: HomeAirport
    variant: Variant
  }): Promise<string | undefined>
}

export function createMembers(parts: MemberParts): Members {
  const { db, clock, accounts } = parts
  const leaving = createLeaving(parts)
  return {
    ...createJoining(parts),
    ...createSigningIn(parts),
    ...createProfiles(parts),
    ...leaving,
    ...createPreferences(parts, leaving),
    byUid: (uid) => store.findByUid(db, uid),
    uidOf: async (email) => (await store.findByEmail(db, email))?.uid,
    byUids: store.findByUids,
    byEmails: store.findByEmails,
    countLifetime: (on = db) => store.countLifetimeMembers(on),
    lifetimeUids: store.lifetimeUids,
    async enrolRecipient(tx, person) {
      const now = clock.now()
      const created = await accounts.create(tx, person)
      if (created) await store.insertFreeMember(tx, { uid: created, ...person, now })
      const member = await store.findByEmail(tx, person.email)
      if (!member || member.subscriptionType === 'Premium') return undefined
      await store.setPlan(tx, member.uid, 'Premium', 'Active', now)
      await parts.queue.enqueue(tx, memberMail, { uid: member.uid, kind: 'premium-begins' })
      return member.uid
    },
    enrolVerified: ({ plan, ...person }) =>
      db.transaction(async (tx) => {
        const uid = await accounts.create(tx, person)
        if (uid === undefined) return undefined
        const now = clock.now()
        await store.insertFreeMember(tx, { uid, ...person, now })
        await accounts.addressProven(tx, uid)
        await store.markVerified(tx, uid, now)
        if (plan === 'Premium') await store.setPlan(tx, uid, 'Premium', 'Active', now)
        return uid
      }),
  }
}
