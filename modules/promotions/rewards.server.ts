import type { PremiumMember } from '~/modules/members/model'
import * as drawStore from './draw-store.server'
import { promotionMail } from './jobs.server'
import { type RewardKind, rewards } from './model'
import type { PromotionParts, Recipient, Runner } from './parts.server'
import * as points from './points'
import * as rewardStore from './rewards-store.server'
import * as store from './store.server'

export type RewardRefusal = 'not-enough-points' | 'not-adult'
export type RewardAnswer =
  | { ok: true; reward: rewardStore.Reward }
  | { ok: false; reason: RewardRefusal }

export type GiftOutcome = 'given' | 'already-premium' | 'redeemed' | 'unknown'

export interface Rewards {
  /** Spends the points and gives the reward, both or neither; the same request twice gives one. */
  askFor(member: PremiumMember, kind: RewardKind, requestKey: string): Promise<RewardAnswer>
  /** What the page behind a gift link shows; looking changes nothing. */
  lookAtGift(token: string): Promise<{ state: 'open' | 'redeemed' | 'unknown'; from: string }>
  redeemGift(token: string, recipient: Recipient): Promise<GiftOutcome>
  giftPath(rewardId: string): string
  flightRequests(by: Runner): Promise<(rewardStore.Reward & { email: string | undefined })[]>
  /** The team's answer to a request; a declined one gives its points back. False: not open. */
  settleFlight(
    by: Runner,
    id: string,
    state: 'arranged' | 'declined',
    note: string,
  ): Promise<boolean>
}

const PURPOSE = 'gift-plan'
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export function createRewards(parts: PromotionParts): Rewards {
  const { db, queue, clock, signer, members, audit } = parts

  async function giftOf(token: string): Promise<rewardStore.Reward | undefined> {
    const id = signer.verify(PURPOSE, token)
    const reward = id && UUID.test(id) ? await rewardStore.findReward(db, id) : undefined
    return reward?.kind === 'gift-plan' ? reward : undefined
  }

  return {
    askFor: (member, kind, requestKey) =>
      db.transaction(async (tx): Promise<RewardAnswer> => {
        const { uid, variant } = member
        await store.lockLedger(tx, uid)
        const known = await rewardStore.rewardAskedFor(tx, uid, requestKey)
        if (known) return { ok: true, reward: known }
        const { adult } = await drawStore.participation(tx, uid)
        if (!adult) return { ok: false, reason: 'not-adult' }
        const now = clock.now()
        const rule = rewards[kind]
        const ledger = await store.ledgerOf(tx, uid)
        if (!points.spend(ledger, rule.points, '', now)) {
          return { ok: false, reason: 'not-enough-points' }
        }
        const worth = rule.worth?.[variant]
        const discountCode =
          kind === 'discount-code' ? await parts.issueDiscountCode(tx, uid) : null
        const reward = await rewardStore.insertReward(tx, {
          uid,
          kind,
          points: rule.points,
          state: rule.flights > 0 ? 'requested' : 'issued',
          requestKey,
          minor: worth?.minor,
          currency: worth?.currency,
          discountCode,
          createdAt: now,
        })
        await store.append(tx, uid, points.spend(ledger, rule.points, reward.id, now) ?? [])
        await queue.enqueue(tx, promotionMail, { uid, kind: 'reward-issued', rewardId: reward.id })
        return { ok: true, reward }
      }),
    giftPath: (rewardId) => `/oferta/${signer.sign(PURPOSE, rewardId)}`,
    async lookAtGift(token) {
      const gift = await giftOf(token)
      if (!gift) return { state: 'unknown', from: '' }
      const giver = await members.byUid(gift.uid)
      const from = giver?.name.split(' ')[0] ?? ''
      return { state: gift.redeemedAt ? 'redeemed' : 'open', from }
    },
    async redeemGift(token, recipient) {
      const gift = await giftOf(token)
      if (!gift) return 'unknown'
      if (gift.redeemedAt) return 'redeemed'
      return db
        .transaction(async (tx): Promise<GiftOutcome> => {
          const uid = await parts.giveLifetimePlan(tx, recipient)
          if (uid === undefined) return 'already-premium'
          const mine = await rewardStore.claimGift(tx, { id: gift.id, by: uid, now: clock.now() })
          if (!mine) throw new GiftIsGone()
          return 'given'
        })
        .catch((error) => {
          if (error instanceof GiftIsGone) return 'redeemed'
          throw error
        })
    },
    async flightRequests(_by) {
      const rows = await rewardStore.requestedFlights(db)
      const owners = await members.byUids(
        db,
        rows.map(({ uid }) => uid),
      )
      const emails = new Map(owners.map(({ uid, email }) => [uid, email]))
      return rows.map((row) => ({ ...row, email: emails.get(row.uid) }))
    },
    async settleFlight(by, id, state, note) {
      if (!UUID.test(id)) return false
      return db.transaction(async (tx) => {
        const now = clock.now()
        const reward = await rewardStore.claimSettlement(tx, { id, state, note, now })
        if (!reward) return false
        const { uid } = reward
        if (state === 'declined') {
          await store.lockLedger(tx, uid)
          const ledger = await store.ledgerOf(tx, uid)
          await store.append(tx, uid, points.restore(ledger, id, now))
        }
        await audit.record(tx, by, {
          action: state === 'arranged' ? 'flight-arranged' : 'flight-declined',
          subject: { kind: 'reward', id },
          before: { state: 'requested' },
          after: { state, member: uid, points: reward.points },
        })
        await queue.enqueue(tx, promotionMail, { uid, kind: 'reward-settled', rewardId: id })
        return true
      })
    },
  }
}

/** Undoes the plan that was opened for the second of two who used one link at the same moment. */
class GiftIsGone extends Error {
  override name = 'GiftIsGone'
}
