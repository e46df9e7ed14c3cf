import type { Variant } from '~/locales/variant'
import { addressForLimits } from '~/platform/limiter.server'
import { appendEvent } from './events-store.server'
import { memberMail } from './jobs.server'
import {
  CONSENT_TEXT_VERSION,
  type ConfirmOutcome,
  type ConsentSource,
  type HomeAirport,
  judgeConfirmation,
} from './model'
import { limits, type MemberParts } from './parts.server'
import * as store from './store.server'
import { isSuppressed } from './suppression.server'

export interface JoinRequest {
  name: string
  email: string
  homeAirport: HomeAirport | null
  variant: Variant
  source: ConsentSource
  clientAddress: string
  /** Filled in by robots only. */
  trap: string
  /** Absent from browsers without JavaScript, which are counted more strictly instead. */
  proof: string
  /** What the browser remembers of the link it came by; read by who asked for it to be remembered. */
  referral?: string | undefined
}

export type JoinRefusal = 'too-many-attempts' | 'proof-failed'
export type JoinAnswer = { ok: true } | { ok: false; reason: JoinRefusal }

export interface Joining {
  join(request: JoinRequest): Promise<JoinAnswer>
  /** What the page behind a confirmation link shows; looking changes nothing. */
  lookAtConfirmation(token: string): Promise<{ outcome: ConfirmOutcome; needsAirport: boolean }>
  confirmAddress(token: string, homeAirport?: HomeAirport): Promise<ConfirmOutcome>
  /** Sends the confirmation again, to the owner of a stale link or to a typed address. */
  resendConfirmation(
    to: { token: string } | { email: string },
    clientAddress: string,
  ): Promise<JoinAnswer>
}

export function createJoining(parts: MemberParts): Joining {
  const { db, queue, clock, limiter, proofOfWork, accounts } = parts

  async function mayJoin(request: JoinRequest): Promise<JoinRefusal | undefined> {
    const client = addressForLimits(request.clientAddress)
    const allowed = await Promise.all([
      limiter.allows(limits.joinPerClient, client),
      limiter.allows(limits.joinPerAddress, request.email),
      request.proof ? true : limiter.allows(limits.joinPerClientWithoutProof, client),
    ])
    if (allowed.includes(false)) return 'too-many-attempts'
    if (request.proof && !(await proofOfWork.accepts(request.proof))) return 'proof-failed'
    return undefined
  }

  async function enlist(request: JoinRequest): Promise<void> {
    // Who had everything erased asked not to be written to, so nothing is stored to write to.
    if (await isSuppressed(parts, request.email)) return
    await db.transaction(async (tx) => {
      const uid = await accounts.create(tx, request)
      if (uid === undefined) {
        const known = await store.findByEmail(tx, request.email)
        if (!known) return
        const kind = known.isVerified ? 'already-member' : 'confirm-address'
        await queue.enqueue(tx, memberMail, { uid: known.uid, kind })
        return
      }
      const { name, email, homeAirport, variant } = request
      const now = clock.now()
      await store.insertFreeMember(tx, { uid, name, email, homeAirport, variant, now })
      await store.appendConsent(tx, {
        uid,
        textVersion: CONSENT_TEXT_VERSION,
        source: request.source,
        givenAt: now,
      })
      const details = { source: request.source }
      await appendEvent(tx, { uid, kind: 'joined', by: 'member', at: now, details })
      await parts.onJoined?.(tx, uid, request.referral)
      await queue.enqueue(tx, memberMail, { uid, kind: 'confirm-address' })
    })
  }

  async function confirmation(token: string) {
    const link = await accounts.readLink(token, 'confirm-address')
    const member = link && (await store.findByUid(db, link.userId))
    return { member, outcome: judgeConfirmation(link, member, clock.now()) }
  }

  return {
    async join(request) {
      const reason = await mayJoin(request)
      if (reason) return { ok: false, reason }
      // A robot that fell into the trap is told it succeeded, so that it learns nothing.
      if (request.trap === '') await enlist(request)
      return { ok: true }
    },
    async lookAtConfirmation(token) {
      const { member, outcome } = await confirmation(token)
      return { outcome, needsAirport: outcome === 'confirmed' && member?.homeAirport === null }
    },
    async confirmAddress(token, homeAirport) {
      const { outcome } = await confirmation(token)
      if (outcome !== 'confirmed') return outcome
      return db.transaction(async (tx) => {
        const uid = await accounts.useLink(tx, token, 'confirm-address')
        if (uid === undefined) return 'already-confirmed' // a simultaneous click was first
        const now = clock.now()
        await accounts.addressProven(tx, uid)
        if (await store.markVerified(tx, uid, now))
          await appendEvent(tx, { uid, kind: 'verified', by: 'member', at: now })
        if (homeAirport) await store.setMissingAirport(tx, uid, homeAirport, now)
        await queue.enqueue(tx, memberMail, { uid, kind: 'welcome' })
        return 'confirmed' as const
      })
    },
    async resendConfirmation(to, clientAddress) {
      const subject = 'token' in to ? to.token : to.email
      const client = addressForLimits(clientAddress)
      if (!(await limiter.allows(limits.resend, subject, client))) {
        return { ok: false, reason: 'too-many-attempts' }
      }
      const member =
        'token' in to
          ? (await confirmation(to.token)).member
          : await store.findByEmail(db, to.email)
      if (member && !member.isVerified) {
        await db.transaction((tx) =>
          queue.enqueue(tx, memberMail, { uid: member.uid, kind: 'confirm-address' }),
        )
      }
      return { ok: true }
    },
  }
}
