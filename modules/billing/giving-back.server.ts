import type { MemberRecords } from '~/modules/members/service.server'
import type { Transaction } from '~/platform/database.server'
import { historyOfOrder } from './history.server'
import { billingMail, refundAsked, subscriptionStopped } from './jobs.server'
import * as ledger from './ledger-store.server'
import { boughtAgain, mayWithdraw } from './model'
import type { BillingParts } from './parts.server'
import { grantOrder, type Reconcile, settleMember } from './standing.server'
import * as store from './store.server'

export type GivingBackAnswer = { ok: true } | { ok: false; reason: 'not-found' | 'too-late' }

export interface GivingBack {
  /** The legal right of withdrawal, and before the charge simply the end of the trial. */
  withdraw(uid: string, orderId: string): Promise<GivingBackAnswer>
  /** Returns the money of a lifetime plan bought a second time. */
  returnSecondPurchase(uid: string, orderId: string): Promise<GivingBackAnswer>
  /** Has the provider pay out what was decided. */
  payBack(orderId: string): Promise<void>
  stopSubscription(subscriptionId: string): Promise<void>
  /** Premium that costs nothing: a prize, or a present of the team. */
  give(tx: Transaction, uid: string): Promise<void>
  records: MemberRecords
}

const alive = ['waiting', 'trial', 'active', 'suspended']

export function createGivingBack(parts: BillingParts, reconcile: Reconcile): GivingBack {
  const { db, queue, clock, provider, members } = parts

  async function ownOrder(tx: Transaction, uid: string, orderId: string) {
    await store.lockMember(tx, uid)
    const order = await store.lockOrder(tx, orderId)
    return order?.uid === uid ? order : undefined
  }

  /** The orders end, whatever the provider may still say about them. */
  async function endAll(tx: Transaction, uid: string): Promise<void> {
    await store.lockMember(tx, uid)
    const now = clock.now()
    const orders = (await store.ordersOf(tx, uid)).filter(({ state }) => alive.includes(state))
    for (const { id, trial, subscriptionId } of orders) {
      if (trial) await store.endTrial(tx, id, 'cancelled')
      await store.updateOrder(tx, id, { givenUpAt: now, state: 'ended', endedWhy: 'given-up' })
      if (subscriptionId) await queue.enqueue(tx, subscriptionStopped, { subscriptionId })
    }
  }

  return {
    withdraw: (uid, orderId) =>
      db.transaction(async (tx) => {
        const order = await ownOrder(tx, uid, orderId)
        if (!order) return { ok: false, reason: 'not-found' }
        if (order.withdrawnAt) return { ok: true }
        if (!mayWithdraw(order, clock.now())) return { ok: false, reason: 'too-late' }
        await store.endTrial(tx, orderId, 'cancelled')
        await store.updateOrder(tx, orderId, { withdrawnAt: clock.now() })
        await queue.enqueue(tx, billingMail, { orderId, kind: 'withdrawn' })
        await reconcile(tx, orderId)
        return { ok: true }
      }),
    returnSecondPurchase: (uid, orderId) =>
      db.transaction(async (tx) => {
        const order = await ownOrder(tx, uid, orderId)
        if (!order) return { ok: false, reason: 'not-found' }
        if (await store.findRefund(tx, orderId)) return { ok: true }
        const orders = await store.ordersOf(tx, uid)
        if (!boughtAgain(orders.map(store.asPurchase)).includes(orderId)) {
          return { ok: false, reason: 'not-found' }
        }
        const minor = order.paidMinor - order.refundedMinor
        const refund = { orderId, why: 'bought-twice', minor, askedAt: clock.now() } as const
        await store.askRefund(tx, refund)
        await queue.enqueue(tx, refundAsked, { orderId })
        await ledger.takeBack(tx, [orderId], ['bought-twice'])
        return { ok: true }
      }),
    async payBack(orderId) {
      const refund = await store.findRefund(db, orderId)
      const paymentId = (await store.findOrder(db, orderId))?.paymentId
      if (!refund || refund.doneAt || !paymentId || !provider) return
      const { minor } = refund
      const done = await provider.refund({
        paymentId,
        minor,
        idempotencyKey: `refund-${orderId}`,
      })
      await db.transaction(async (tx) => {
        await store.markRefunded(tx, orderId, done.refundId, clock.now())
        if (done.refundId) {
          const fact = { kind: 'refund', refundId: done.refundId, minor, failed: false } as const
          await ledger.insertFact(tx, `refund-${done.refundId}`, paymentId, fact)
        }
        await reconcile(tx, orderId)
      })
    },
    stopSubscription: async (subscriptionId) => provider?.cancelSubscription(subscriptionId),
    async give(tx, uid) {
      const [member] = await members.byUids(tx, [uid])
      if (!member) return
      const now = clock.now()
      await grantOrder(tx, { uid, market: member.variant, createdAt: now, now })
      await settleMember(parts, tx, uid)
    },
    records: {
      recordsOf: async (uid) => ({
        orders: (await store.ordersOf(db, uid)).map(exported),
        ...(await store.recordsOf(db, uid)),
      }),
      async historyOf(uid) {
        const orders = await store.ordersOf(db, uid)
        const refunds = await store.refundsOf(db, uid)
        return orders.flatMap((order) =>
          historyOfOrder(
            order,
            refunds.find(({ orderId }) => orderId === order.id),
          ),
        )
      },
      endPremium: endAll,
      async erase(tx, member) {
        await endAll(tx, member.uid)
        await store.forgetBuyer(tx, member.uid, clock.now())
      },
    },
  }
}

function exported(order: store.Order & { trial: store.Trial | null }) {
  const { plan, market, state, currency, paidMinor, refundedMinor, paidAt, createdAt } = order
  const trialEndsAt = order.trial?.endsAt ?? null
  return { plan, market, state, currency, paidMinor, refundedMinor, paidAt, createdAt, trialEndsAt }
}
