import { TooBusy } from '~/modules/accounts/service.server'
import { announceContentChange, type Transaction } from '~/platform/database.server'
import { destinationLabel } from './destinations'
import { appendEvent, recordsOf as eventRecords } from './events-store.server'
import { memberMail } from './jobs.server'
import type { Member } from './model'
import { limits, type MemberParts } from './parts.server'
import * as store from './store.server'
import { suppressionKey } from './suppression.server'
import * as suppressions from './suppression-store.server'

/** Who ends Premium: the member, or payments that failed or were taken back. */
export type PremiumEnd = 'by-member' | 'by-payments'
export type DeleteAnswer = 'deleted' | 'wrong-password' | 'too-many-attempts' | 'busy' | 'unknown'

export interface Leaving {
  /** Payments call it: Premium opens at once, a mail leads to the password and the profile. */
  grantPremium(tx: Transaction, uid: string): Promise<void>
  /** To the free plan and signed out everywhere; who asked for it is told. Nothing happens twice. */
  endPremium(tx: Transaction, uid: string, end: PremiumEnd): Promise<void>
  downgrade(uid: string): Promise<void>
  /** Erases all that is known, after the password; only a keyed hash of the address stays. */
  deleteMember(uid: string, password: string): Promise<DeleteAnswer>
  /** For who never had a password, or by the team, which notes it in the same transaction. */
  eraseMember(uid: string, note?: (tx: Transaction) => Promise<void>): Promise<DeleteAnswer>
  /** Everything the club knows about a member, by table. */
  exportOf(uid: string): Promise<Record<string, unknown> | undefined>
}

export function createLeaving(parts: MemberParts): Leaving {
  const { db, queue, clock, log, limiter, accounts, signer, otherRecords } = parts

  const endPremium: Leaving['endPremium'] = async (tx, uid, end) => {
    if (end === 'by-member') {
      for (const records of otherRecords) await records.endPremium?.(tx, uid)
    }
    const at = clock.now()
    if (!(await store.claimDowngrade(tx, uid, at))) return
    const by = end === 'by-member' ? 'member' : 'system'
    await appendEvent(tx, { uid, kind: 'premium-ended', by, at })
    await accounts.endSessions(tx, uid)
    // Payments say in their own words why it ended.
    if (end === 'by-member') await queue.enqueue(tx, memberMail, { uid, kind: 'downgraded' })
  }

  async function erase(
    uid: string,
    note: ((tx: Transaction) => Promise<void>) | undefined,
  ): Promise<Member | undefined> {
    return db.transaction(async (tx) => {
      const member = await store.lockByUid(tx, uid)
      if (!member) return undefined
      await store.allowErasing(tx)
      for (const records of otherRecords) {
        await records.endPremium?.(tx, uid)
        await records.erase?.(tx, member)
      }
      const addressHash = suppressionKey(signer, member.email)
      await suppressions.insertSuppression(tx, {
        addressHash,
        reason: 'deleted',
        since: clock.now(),
      })
      await accounts.remove(tx, uid)
      await note?.(tx)
      // Public pages show how many lifetime members there are.
      if (member.subscriptionType === 'Premium') await announceContentChange(tx)
      return member
    })
  }

  const eraseMember: Leaving['eraseMember'] = async (uid, note) => {
    const member = await erase(uid, note)
    if (!member) return 'unknown'
    // The account is gone whatever becomes of this mail, and nothing is kept to try again with.
    await parts.sayGoodbye(member).catch((err) => log.warn({ err }, 'a goodbye was not delivered'))
    return 'deleted'
  }

  return {
    async grantPremium(tx, uid) {
      const at = clock.now()
      if (!(await store.openPremium(tx, uid, at))) return
      await appendEvent(tx, { uid, kind: 'premium-opened', by: 'system', at })
      await queue.enqueue(tx, memberMail, { uid, kind: 'premium-begins' })
    },
    endPremium,
    downgrade: (uid) => db.transaction((tx) => endPremium(tx, uid, 'by-member')),
    async deleteMember(uid, password) {
      if (!(await limiter.allows(limits.currentPassword, uid))) return 'too-many-attempts'
      try {
        if (!(await accounts.ownsPassword(uid, password))) return 'wrong-password'
      } catch (error) {
        if (error instanceof TooBusy) return 'busy'
        throw error
      }
      return eraseMember(uid)
    },
    eraseMember,
    async exportOf(uid) {
      const member = await store.findByUid(db, uid)
      if (!member) return undefined
      const others = await Promise.all(otherRecords.map((records) => records.recordsOf?.(uid)))
      return {
        exportedAt: clock.now(),
        subscribers: asSpecified(member),
        ...(await store.recordsOf(db, uid)),
        ...(await eventRecords(db, uid)),
        ...(await accounts.recordsOf(uid)),
        ...Object.assign({}, ...others),
      }
    },
  }
}

/** The shapes of SPEC §3: arrays of one for airport and airline, labels for destinations. */
function asSpecified(member: Member) {
  const list = <Value>(value: Value | null) => (value === null ? [] : [value])
  return {
    ...member,
    homeAirport: list(member.homeAirport),
    airlinePreference: list(member.airlinePreference),
    preferredDestinations: member.preferredDestinations.map((code) =>
      destinationLabel(code, member.variant),
    ),
  }
}
