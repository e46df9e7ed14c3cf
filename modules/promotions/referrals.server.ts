import { randomInt } from 'node:crypto'
import type { Transaction } from '~/platform/database.server'
import { isDisposable } from './disposable-addresses'
import { cardToCheck, promotionMail } from './jobs.server'
import { daysAfter, holdsFor, REMINDER_DAYS, stillCounts, type Touch } from './model'
import type { PromotionParts, Runner } from './parts.server'
import * as points from './points'
import * as store from './store.server'

export interface PlanPayment {
  uid: string
  orderId: string
  paidAt: Date
  /** The end of the legal term to withdraw, 14 or 7 days. */
  withdrawalEndsAt: Date
  /** The checkout it came from, if it was ours: it may have been opened by a link's visitor. */
  checkoutId: string | null
}

export interface HeldReferral {
  id: string
  reason: points.PointReason
  referrer: string | undefined
  referred: string | undefined
  paidAt: Date | null
}

export interface Referrals {
  codeOf(uid: string): Promise<string>
  /** What to remember of a visitor who came by a link; undefined when an earlier one still counts. */
  touch(code: string, remembered: string | undefined): Promise<string | undefined>
  /** Called with the join itself. */
  joined(tx: Transaction, uid: string, remembered: string | undefined): Promise<void>
  /** For who pays without having joined: the link is remembered with the checkout. */
  checkoutOpened(checkoutId: string, remembered: string | undefined): Promise<void>
  /** Looks at the card of a payment and holds the point when it paid for others around the referrer. */
  checkCard(uid: string, orderId: string): Promise<void>
  held(by: Runner): Promise<HeldReferral[]>
  /** The team's word on a held referral; false when there is nothing to decide. */
  decideHeld(
    by: Runner,
    id: string,
    decision: 'release' | 'refuse',
    reason: string,
  ): Promise<boolean>
  /** Confirms, expires and reminds whatever is due. */
  followTheClock(): Promise<void>
}

/** No letters or digits that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const PURPOSE = 'referral-touch'
const BATCH = 500
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export function createReferrals(parts: PromotionParts): Referrals & {
  earnPoint(tx: Transaction, payment: PlanPayment): Promise<void>
  reversePoint(tx: Transaction, orderId: string): Promise<void>
} {
  const { db, queue, clock, signer, members, audit } = parts

  function readTouch(remembered: string | undefined): Touch | undefined {
    const [code, at] = (remembered && signer.verify(PURPOSE, remembered))?.split(' ') ?? []
    const touch = code && at ? { code, at: new Date(Number(at)) } : undefined
    return touch && stillCounts(touch, clock.now()) ? touch : undefined
  }

  async function refer(tx: Transaction, uid: string, touch: Touch): Promise<void> {
    const referrerUid = await store.ownerOfCode(tx, touch.code)
    if (!referrerUid || referrerUid === uid) return
    const joinedAt = clock.now()
    await store.insertReferral(tx, { referrerUid, referredUid: uid, touchedAt: touch.at, joinedAt })
  }

  /** Only somebody new to the club is brought by a link; a member who buys was here before. */
  async function referByCheckout(tx: Transaction, uid: string, checkoutId: string | null) {
    const touch = checkoutId ? await store.touchOfCheckout(tx, checkoutId) : undefined
    const [payer] = touch ? await members.byUids(tx, [uid]) : []
    if (touch && payer && payer.createdAt > touch.at) await refer(tx, uid, touch)
  }

  async function confirmPoint(id: string, uid: string): Promise<void> {
    await db.transaction(async (tx) => {
      await store.lockLedger(tx, uid)
      const confirmed = points.confirm(await store.ledgerOf(tx, uid), id, clock.now())
      await store.append(tx, uid, confirmed)
      if (confirmed.length > 0)
        await queue.enqueue(tx, promotionMail, { uid, kind: 'point-earned' })
    })
  }

  async function expirePoints(uid: string): Promise<void> {
    await db.transaction(async (tx) => {
      await store.lockLedger(tx, uid)
      await store.append(tx, uid, points.expire(await store.ledgerOf(tx, uid), clock.now()))
    })
  }

  async function remind(uid: string): Promise<void> {
    await db.transaction(async (tx) => {
      await store.lockLedger(tx, uid)
      const now = clock.now()
      const before = daysAfter(now, REMINDER_DAYS)
      const near = points
        .pointsOf(await store.ledgerOf(tx, uid), now)
        .filter(({ expiresAt }) => expiresAt && expiresAt <= before)
      const untold = await store.claimReminder(
        tx,
        near.map(({ id }) => id),
        now,
      )
      if (near.some(({ id, state }) => state === 'confirmed' && untold.has(id))) {
        await queue.enqueue(tx, promotionMail, { uid, kind: 'points-expiring' })
      }
    })
  }

  return {
    codeOf: (uid) => store.ensureLink(db, { uid, code: newCode(), now: clock.now() }),
    async touch(code, remembered) {
      if (readTouch(remembered) || !(await store.ownerOfCode(db, code))) return undefined
      return signer.sign(PURPOSE, `${code} ${clock.now().getTime()}`)
    },
    async joined(tx, uid, remembered) {
      const touch = readTouch(remembered)
      if (touch) await refer(tx, uid, touch)
    },
    async checkoutOpened(checkoutId, remembered) {
      const touch = readTouch(remembered)
      if (touch) await store.rememberCheckout(db, { checkoutId, ...touch })
    },
    async earnPoint(tx, { uid, orderId, paidAt, withdrawalEndsAt, checkoutId }) {
      await referByCheckout(tx, uid, checkoutId)
      await queue.enqueue(tx, cardToCheck, { uid, orderId })
      const confirmAfter = withdrawalEndsAt
      const referral = await store.claimPaidReferral(tx, { uid, orderId, paidAt, confirmAfter })
      if (!referral) return
      const { referrerUid } = referral
      const [referrer] = await members.byUids(tx, [referrerUid])
      const [payer] = await members.byUids(tx, [uid])
      if (!referrer || !payer) return
      const holds = holdsFor({
        referrerEmail: referrer.email,
        referredEmail: payer.email,
        disposableAddress: isDisposable(payer.email),
      })
      await store.append(tx, referrerUid, points.earn(referral.id, holds, clock.now()))
    },
    async checkCard(uid, orderId) {
      const fingerprint = await parts.cardOf(orderId)
      if (!fingerprint) return
      const cardHash = signer.keyedHash('card', fingerprint)
      await db.transaction(async (tx) => {
        const [payer] = await members.byUids(tx, [uid])
        if (!payer) return // left meanwhile
        await store.markCard(tx, uid, cardHash)
        const referral = await store.referralOfOrder(tx, orderId)
        if (!referral) return
        const { id, referrerUid } = referral
        await store.lockLedger(tx, referrerUid)
        const known = await store.cardKnownAround(tx, { cardHash, referrerUid, payerUid: uid })
        if (!known) return
        const ledger = await store.ledgerOf(tx, referrerUid)
        await store.append(tx, referrerUid, points.hold(ledger, id, 'same-card', clock.now()))
      })
    },
    async reversePoint(tx, orderId) {
      const referral = await store.referralOfOrder(tx, orderId)
      if (!referral) return
      const { id, referrerUid } = referral
      await store.lockLedger(tx, referrerUid)
      const ledger = await store.ledgerOf(tx, referrerUid)
      const reversal = points.reverse(ledger, id, 'plan-refunded', clock.now())
      await store.append(tx, referrerUid, reversal)
    },
    async held(_by) {
      const rows = await store.heldReferrals(db)
      const uids = rows.flatMap(({ referrerUid, referredUid }) => [referrerUid, referredUid ?? ''])
      const known = new Map((await members.byUids(db, uids)).map(({ uid, email }) => [uid, email]))
      return rows.map(({ referrerUid, referredUid, ...row }) => ({
        ...row,
        referrer: known.get(referrerUid),
        referred: referredUid ? known.get(referredUid) : undefined,
      }))
    },
    decideHeld: (by, id, decision, reason) =>
      db.transaction(async (tx) => {
        const referral = UUID.test(id) ? await store.findReferral(tx, id) : undefined
        if (!referral) return false
        await store.lockLedger(tx, referral.referrerUid)
        const ledger = await store.ledgerOf(tx, referral.referrerUid)
        const held = points.release(ledger, id, clock.now())
        if (held.length === 0) return false
        const entries =
          decision === 'release' ? held : points.reverse(ledger, id, 'refused-by-team', clock.now())
        await store.append(tx, referral.referrerUid, entries)
        await audit.record(tx, by, {
          action: decision === 'release' ? 'referral-released' : 'referral-refused',
          subject: { kind: 'referral', id },
          after: { referrer: referral.referrerUid, referred: referral.referredUid },
          reason,
        })
        return true
      }),
    async followTheClock() {
      const now = clock.now()
      for (;;) {
        const due = await store.referralsToConfirm(db, now, BATCH)
        for (const { id, referrerUid } of due) await confirmPoint(id, referrerUid)
        if (due.length < BATCH) break
      }
      for (const uid of await store.ownersOfExpiredPoints(db, now)) await expirePoints(uid)
      const before = daysAfter(now, REMINDER_DAYS)
      for (const uid of await store.ownersToRemind(db, before)) await remind(uid)
    },
  }
}

function newCode(): string {
  return Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
