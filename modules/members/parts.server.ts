import type { Accounts } from '~/modules/accounts/service.server'
import type { Staff } from '~/modules/staff/service.server'
import type { Clock } from '~/platform/clock.server'
import type { Database, Transaction } from '~/platform/database.server'
import { addressForLimits, type Limit, type Limiter } from '~/platform/limiter.server'
import type { Signer } from '~/platform/links.server'
import type { Log } from '~/platform/log.server'
import type { ProofOfWork } from '~/platform/proof-of-work.server'
import type { Queue } from '~/platform/queue.server'
import type { HistoryEntry, Member } from './model'

/** What another module keeps about members; handed in where the club is composed. */
export interface MemberRecords {
  /** The parts of an export, by table. */
  recordsOf?(uid: string): Promise<Record<string, unknown>>
  /** What it knows of a member's story up to that moment, newest first and no more than that. */
  historyOf?(uid: string, until: Date | undefined, limit: number): Promise<HistoryEntry[]>
  /** Rows that go with the member; those that hang on the user's row go by themselves. */
  erase?(tx: Transaction, member: Member): Promise<void>
  /** The member gives Premium up: what is still to be charged must not be. */
  endPremium?(tx: Transaction, uid: string): Promise<void>
}

export interface PremiumGrants {
  give(tx: Transaction, uid: string): Promise<'given' | 'already-premium' | 'unknown'>
  takeBack(tx: Transaction, uid: string): Promise<'ended' | 'paid' | 'not-premium' | 'unknown'>
}

export interface MemberParts {
  db: Database
  queue: Queue
  clock: Clock
  log: Log
  limiter: Limiter
  signer: Signer
  proofOfWork: ProofOfWork
  accounts: Accounts
  otherRecords: MemberRecords[]
  /** What the team does is written down with it, and is part of the story. */
  audit: Pick<Staff, 'record' | 'trailOf'>
  /** Premium without a payment, kept where payments are. */
  grants: PremiumGrants
  /** What another module does with somebody new, in the transaction of the join. */
  onJoined?(tx: Transaction, uid: string, referral: string | undefined): Promise<void>
  /** Tells a person who no longer has a record that it is gone. */
  sayGoodbye(member: Member): Promise<void>
}

const HOUR = 3600
const QUARTER = 900

/** All that can be tried is counted in the database, before anything slow is done. */
export const limits = {
  joinPerAddress: { name: 'join-address', max: 5, perSeconds: HOUR },
  joinPerClient: { name: 'join-client', max: 20, perSeconds: HOUR },
  joinPerClientWithoutProof: { name: 'join-plain', max: 6, perSeconds: HOUR },
  resend: { name: 'resend', max: 5, perSeconds: HOUR },
  signInPerAddress: { name: 'sign-in-address', max: 10, perSeconds: QUARTER },
  signInPerClient: { name: 'sign-in-client', max: 30, perSeconds: QUARTER },
  resetPerAddress: { name: 'reset-address', max: 3, perSeconds: HOUR },
  resetPerClient: { name: 'reset-client', max: 10, perSeconds: HOUR },
  newPasswordPerClient: { name: 'new-password-client', max: 20, perSeconds: HOUR },
  currentPassword: { name: 'current-password', max: 10, perSeconds: QUARTER },
  profilePerAddress: { name: 'profile-address', max: 5, perSeconds: HOUR },
  profilePerClient: { name: 'profile-client', max: 20, perSeconds: HOUR },
  preferences: { name: 'preferences', max: 60, perSeconds: HOUR },
} satisfies Record<string, Limit>

/** Counts an attempt against the address it is about and against where it comes from. */
export async function allows(
  limiter: Limiter,
  subject: [Limit, string],
  client: [Limit, string],
): Promise<boolean> {
  const allowed = await Promise.all([
    limiter.allows(subject[0], subject[1]),
    limiter.allows(client[0], addressForLimits(client[1])),
  ])
  return !allowed.includes(false)
}
