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

/** Reads a list of the team's: checks it, or brings its people in, whichever is next. */
export const memberImport = defineJob('member-import', z.object({ importId: z.uuid() }))

/** Lists that nobody decided about are not kept for ever. */
export const forgetImports = defineJob('forget-imports', z.object({}))

/** Asks the owner of an address whether the profile typed for it is theirs. */
export const profileProposalMail = defineJob(
  'profile-proposal-mail',
  z.object({ proposalId: z.string() }),
)
