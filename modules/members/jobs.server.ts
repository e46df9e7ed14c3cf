import { z } from 'zod'
import { defineJob } from '~/platform/queue.server'

export const memberMailKinds = [
  'confirm-address',
  'already-member',
  'welcome',
  'premium-begins',
  'reset-password',
  'password-changed',
  'new-sign-in',
  'profile-confirmed',
  'downgraded',
] as const
export type MemberMailKind = (typeof memberMailKinds)[number]

/** A mail about the membership itself; links are made when it is sent and stored hashed. */
export const memberMail = defineJob(
  'member-mail',
  z.object({ uid: z.string(), kind: z.enum(memberMailKinds) }),
)

/** Asks the owner of an address whether the profile typed for it is theirs. */
export const profileProposalMail = defineJob(
  'profile-proposal-mail',
  z.object({ proposalId: z.string() }),
)
