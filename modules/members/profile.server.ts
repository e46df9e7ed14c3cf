import { randomUUID } from 'node:crypto'
import type { Variant } from '~/locales/variant'
import { isUsable } from '~/modules/accounts/model'
import type { Transaction } from '~/platform/database.server'
import { hashToken } from '~/platform/links.server'
import { changesBetween } from './changes'
import { appendEvent } from './events-store.server'
import { memberMail, profileProposalMail } from './jobs.server'
import { profileProofPath, readProfileProof } from './links.server'
import {
  type Airline,
  type AlertMode,
  destinationsOpenFrom,
  type HomeAirport,
  type Member,
  type PremiumMember,
  type Profile,
} from './model'
import { allows, limits, type MemberParts } from './parts.server'
import * as profiles from './profile-store.server'
import * as store from './store.server'

export type ProfileRefusal =
  | 'unknown-member'
  | 'not-premium'
  | 'sign-in-first'
  | 'destinations-locked'
  | 'too-many-attempts'

export type ProfileAnswer =
  | { ok: true; state: 'saved'; awaitsConfirmation: boolean }
  | { ok: true; state: 'awaits-owner' }
  | { ok: false; reason: ProfileRefusal }

export interface ProfileRequest {
  email: string
  profile: Profile
  /** Who asks, when a session says so. */
  sessionUid: string | undefined
  /** What a mail or a checkout handed out, if anything. */
  proof: string
  clientAddress: string
}

export interface Profiles {
  /** Saves for the proven owner; for anybody else it only asks the owner by mail. */
  completeProfile(request: ProfileRequest): Promise<ProfileAnswer>
  /** Where a buyer who has just paid may complete the profile; for mails and the checkout. */
  profilePath(uid: string): string
  /** The address a proof stands for, to fill in the form. */
  provenAddress(proof: string): Promise<string | undefined>
  lookAtProposal(token: string): Promise<Profile | undefined>
  acceptProposal(token: string): Promise<ProfileAnswer | undefined>

  setTravel(member: PremiumMember, homeAirport: HomeAirport, airline: Airline): Promise<void>
  /** False while the twelve months since the last change are not over. */
  setDestinations(member: PremiumMember, codes: string[]): Promise<boolean>
  /** The day from which the favourites may change; undefined when they may now. */
  destinationsLockedUntil(member: PremiumMember): Date | undefined
  setAlerts(member: PremiumMember, mode: AlertMode, variant: Variant): Promise<void>
}

export function createProfiles(parts: MemberParts): Profiles {
  const { db, queue, clock, limiter, accounts, signer } = parts

  async function save(tx: Transaction, member: Member, profile: Profile): Promise<ProfileAnswer> {
    const now = clock.now()
    await profiles.saveProfile(tx, member.uid, profile, now)
    await appendEvent(tx, {
      uid: member.uid,
      kind: member.premiumSetupNeeded ? 'profile-completed' : 'profile-changed',
      by: 'member',
      at: now,
      details: { changed: changesBetween(member, { ...profile }) },
    })
    const kind = member.isVerified ? 'profile-confirmed' : 'confirm-address'
    await queue.enqueue(tx, memberMail, { uid: member.uid, kind })
    return { ok: true, state: 'saved', awaitsConfirmation: !member.isVerified }
  }

  /** The row is locked, so of simultaneous completions the second sees the first one's result. */
  function saveAsOwner(uid: string, profile: Profile, bySession: boolean): Promise<ProfileAnswer> {
    return db.transaction(async (tx) => {
      const member = await store.lockByUid(tx, uid)
      if (!member) return refuse('unknown-member')
      if (member.subscriptionType !== 'Premium') return refuse('not-premium')
      if (!member.premiumSetupNeeded && !bySession) return refuse('sign-in-first')
      if (!mayHave(member, profile.preferredDestinations)) return refuse('destinations-locked')
      return save(tx, member, profile)
    })
  }

  function lockedUntil(member: Member): Date | undefined {
    const from = destinationsOpenFrom(member)
    return from && from > clock.now() ? from : undefined
  }

  function mayHave(member: Member, codes: string[]): boolean {
    const same = [...codes].sort().join() === [...member.preferredDestinations].sort().join()
    return same || !lockedUntil(member)
  }

  async function propose(member: Member, profile: Profile): Promise<ProfileAnswer> {
    await db.transaction(async (tx) => {
      const id = randomUUID()
      await profiles.insertProposal(tx, { id, uid: member.uid, profile, now: clock.now() })
      await queue.enqueue(tx, profileProposalMail, { proposalId: id })
    })
    return { ok: true, state: 'awaits-owner' }
  }

  async function noteChange(tx: Transaction, member: Member, values: Partial<Member>, at: Date) {
    const changed = changesBetween(member, values)
    const { uid } = member
    if (changed)
      await appendEvent(tx, {
        uid,
        kind: 'profile-changed',
        by: 'member',
        at,
        details: { changed },
      })
  }

  function change(member: Member, values: Parameters<typeof store.updateMember>[2]): Promise<void> {
    return db.transaction(async (tx) => {
      const at = clock.now()
      await store.updateMember(tx, member.uid, values, at)
      await noteChange(tx, member, values, at)
    })
  }

  async function usableProposal(token: string) {
    const link = await accounts.readLink(token, 'confirm-profile')
    if (!isUsable(link, clock.now())) return undefined
    return profiles.findProposal(db, { linkHash: hashToken(token) })
  }

  return {
    async completeProfile({ email, profile, sessionUid, proof, clientAddress }) {
      const allowed = await allows(
        limiter,
        [limits.profilePerAddress, email],
        [limits.profilePerClient, clientAddress],
      )
      if (!allowed) return refuse('too-many-attempts')
      const member = await store.findByEmail(db, email)
      if (!member) return refuse('unknown-member')
      if (member.subscriptionType !== 'Premium') return refuse('not-premium')
      const bySession = sessionUid === member.uid
      const proven = bySession || readProfileProof(signer, proof) === member.uid
      if (proven) return saveAsOwner(member.uid, profile, bySession)
      return member.premiumSetupNeeded ? propose(member, profile) : refuse('sign-in-first')
    },
    profilePath: (uid) => profileProofPath(signer, uid),
    async provenAddress(proof) {
      const uid = readProfileProof(signer, proof)
      const member = uid === undefined ? undefined : await store.findByUid(db, uid)
      return member?.premiumSetupNeeded ? member.email : undefined
    },
    lookAtProposal: async (token) => (await usableProposal(token))?.profile,
    async acceptProposal(token) {
      const proposal = await usableProposal(token)
      if (!proposal) return undefined
      return db.transaction(async (tx) => {
        const uid = await accounts.useLink(tx, token, 'confirm-profile')
        const member = uid === undefined ? undefined : await store.lockByUid(tx, uid)
        if (!member || member.uid !== proposal.uid) return undefined
        await profiles.deleteProposals(tx, member.uid)
        if (member.subscriptionType !== 'Premium') return refuse('not-premium')
        if (!member.premiumSetupNeeded) return refuse('sign-in-first')
        // The link came by mail, so the yes proves the address too.
        await accounts.addressProven(tx, member.uid)
        const at = clock.now()
        if (await store.markVerified(tx, member.uid, at))
          await appendEvent(tx, { uid: member.uid, kind: 'verified', by: 'member', at })
        return save(tx, { ...member, isVerified: true }, proposal.profile)
      })
    },
    setTravel: (member, homeAirport, airlinePreference) =>
      change(member, { homeAirport, airlinePreference }),
    setDestinations: (member, codes) =>
      db.transaction(async (tx) => {
        const at = clock.now()
        if (!(await profiles.setDestinations(tx, member.uid, codes, at))) return false
        await noteChange(tx, member, { preferredDestinations: codes }, at)
        return true
      }),
    destinationsLockedUntil: lockedUntil,
    setAlerts: (member, alertMode, variant) => change(member, { alertMode, variant }),
  }
}

const refuse = (reason: ProfileRefusal) => ({ ok: false, reason }) as const
