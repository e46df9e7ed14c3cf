import type { HistoryEntry } from '~/modules/members/model'
import { announceContentChange, type Transaction } from '~/platform/database.server'
import { countWaiting } from './desk-store.server'
import { lookAtDesk, type PromotionsDesk } from './desk-view.server'
import { createDrawDesk, type DrawDesk } from './draw-desk.server'
import { createDraws, type Draws } from './draws.server'
import { historyFrom } from './history'
import { nextReward, type RewardKind, type RewardState } from './model'
import type { PromotionParts, Runner } from './parts.server'
import { type Balance, balanceOf, type Point, type PointEntry, pointsOf } from './points'
import { recordsOf } from './records-store.server'
import { createReferrals, type PlanPayment, type Referrals } from './referrals.server'
import { createRewards, type Rewards } from './rewards.server'
import * as rewardStore from './rewards-store.server'
import * as store from './store.server'

export type { DrawOnDesk, PromotionsDesk } from './desk-view.server'
export type { FreezeRefusal, SeedRefusal } from './draws.server'
export type { PromotionParts } from './parts.server'
export type { PlanPayment } from './referrals.server'
export type { GiftOutcome } from './rewards.server'

/** A member's own view; it never says who was referred. */
export interface MemberPromotions {
  code: string
  balance: Balance
  points: Point[]
  next: ReturnType<typeof nextReward>
  history: Pick<PointEntry, 'kind' | 'reason' | 'at'>[]
  rewards: {
    id: string
    kind: RewardKind
    state: RewardState
    at: Date
    discountCode: string | null
    giftPath: string | undefined
    redeemed: boolean
    note: string | null
  }[]
  adult: boolean
  optedOut: boolean
  entryId: string | undefined
}

export interface Promotions extends Referrals, Rewards, Draws, DrawDesk {
  memberView(uid: string): Promise<MemberPromotions>
  /** Payments call it with the charge of a lifetime plan, in the same transaction. */
  planPaid(tx: Transaction, payment: PlanPayment): Promise<void>
  /** Payments call it when the money went back, all of it, whoever asked. */
  planRefunded(tx: Transaction, orderId: string): Promise<void>
  /** All that the team's page shows: both draws, what is held, what was asked for. */
  deskView(by: Runner): Promise<PromotionsDesk>
  /** How much waits for a decision of the team. */
  waitingForTeam(): Promise<{ flights: number; heldReferrals: number }>
  /** For the export of a member's own data. */
  recordsOf(uid: string): Promise<Record<string, unknown>>
  /** Points and rewards in a member's story. */
  historyOf(uid: string): Promise<HistoryEntry[]>
}

export function createPromotions(parts: PromotionParts): Promotions {
  const { db, clock } = parts
  const referrals = createReferrals(parts)
  const rewards = createRewards(parts)
  const draws = createDraws(parts)
  const desk = createDrawDesk(parts)
  return {
    ...referrals,
    ...rewards,
    ...draws,
    ...desk,
    deskView: (by) => lookAtDesk({ ...referrals, ...rewards, ...draws, ...desk }, by),
    async memberView(uid) {
      const now = clock.now()
      const code = await referrals.codeOf(uid)
      const ledger = await store.ledgerOf(db, uid)
      const balance = balanceOf(ledger, now)
      return {
        code,
        balance,
        points: pointsOf(ledger, now),
        next: nextReward(balance.confirmed),
        history: ledger.toReversed().map(({ kind, reason, at }) => ({ kind, reason, at })),
        rewards: (await rewardStore.rewardsOf(db, uid)).map((reward) => ({
          id: reward.id,
          kind: reward.kind,
          state: reward.state,
          at: reward.createdAt,
          discountCode: reward.discountCode,
          giftPath: reward.kind === 'gift-plan' ? rewards.giftPath(reward.id) : undefined,
          redeemed: reward.redeemedAt !== null,
          note: reward.note,
        })),
        ...(await draws.participationOf(uid)),
      }
    },
    async planPaid(tx, payment) {
      await referrals.earnPoint(tx, payment)
      await draws.armWhenReached(tx)
      await announceContentChange(tx) // the way to the draw is one longer
    },
    async planRefunded(tx, orderId) {
      await referrals.reversePoint(tx, orderId)
      await announceContentChange(tx)
    },
    waitingForTeam: () => countWaiting(db),
    recordsOf: (uid) => recordsOf(db, uid),
    historyOf: async (uid) =>
      historyFrom(await store.ledgerOf(db, uid), await rewardStore.rewardsOf(db, uid)),
  }
}
