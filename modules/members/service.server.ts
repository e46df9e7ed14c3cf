import type { Variant } from '~/locales/variant'
import type { Queryable } from '~/platform/database.server'
import { type Buying, createBuying } from './buying.server'
import * as counting from './counting-store.server'
import { createDesk, type MemberDesk } from './desk.server'
import { createExporting, type Exporting } from './exporting.server'
import { createImporting, type Importing } from './importing.server'
import { createJoining, type Joining } from './joining.server'
import { createLeaving, type Leaving } from './leaving.server'
import { createMailStanding, type MailStanding } from './mail-standing.server'
import type { HomeAirport, Member, MemberCount, SubscriptionType } from './model'
import type { MemberParts } from './parts.server'
import { createPreferences, type Preferences } from './preferences.server'
import { createProfiles, type Profiles } from './profile.server'
import { createSigningIn, type SigningIn } from './signing-in.server'
import * as store from './store.server'

export type { DeskAnswer, DeskRefusal } from './desk.server'
export type { UploadAnswer } from './importing.server'
export type { JoinRefusal, JoinRequest } from './joining.server'
export type { DeleteAnswer } from './leaving.server'
export type { MemberRecords } from './parts.server'
export type { PreferenceChange } from './preferences.server'
export type { ProfileAnswer, ProfileRefusal } from './profile.server'
export type { NewPasswordProblem, SignInRefusal } from './signing-in.server'

/** All that can be done with a membership, one part a file. */
export interface Members
  extends Joining,
    SigningIn,
    Profiles,
    Leaving,
    Buying,
    Preferences,
    MailStanding {
  /** For the team. */
  desk: MemberDesk
  imports: Importing
  exports: Exporting
  byUid(uid: string): Promise<Member | undefined>
  uidOf(email: string): Promise<string | undefined>
  byUids(on: Queryable, uids: readonly string[]): Promise<Member[]>
  byEmails(on: Queryable, emails: readonly string[]): Promise<Member[]>
  memberCounts(): Promise<MemberCount[]>
  countPaused(): Promise<number>
  /** By how much the kept counts were off; they are right afterwards. */
  recountMembers(): Promise<number>
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
    ...createBuying(parts),
    ...createMailStanding(parts),
    desk: createDesk(parts, leaving),
    imports: createImporting(parts),
    exports: createExporting(parts),
    byUid: (uid) => store.findByUid(db, uid),
    uidOf: async (email) => (await store.findByEmail(db, email))?.uid,
    byUids: store.findByUids,
    byEmails: store.findByEmails,
    memberCounts: () => counting.memberCounts(db),
    countPaused: () => counting.countPaused(db, clock.now()),
    recountMembers: () => counting.recount(db),
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
