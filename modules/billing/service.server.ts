import type { Queryable } from '~/platform/database.server'
import { type Checkouts, createCheckouts } from './checkout.server'
import { createDesk, type Desk } from './desk.server'
import { createDiscounts, type Discounts } from './discounts.server'
import { createGivingBack, type GivingBack } from './giving-back.server'
import { createGrants, type Grants } from './grants.server'
import { createLedger, type Ledger } from './ledger.server'
import { forgetIgnored } from './ledger-store.server'
import { boughtAgain, lastDayToWithdraw, mayWithdraw, type PlanView } from './model'
import { orderPath, readOrderToken } from './order-links.server'
import type { BillingParts } from './parts.server'
import { createReconcile } from './standing.server'
import * as store from './store.server'
import { createTrials, type Trials } from './trials.server'

export type { CheckoutRefusal } from './checkout.server'
export type { DeskRefusal, OrderLine, PutAsidePayment, SettledPayment } from './desk.server'
export type { OrderNews } from './parts.server'

/** From the pricing table to Premium and, sometimes, back; one part a file. */
export interface Billing extends Checkouts, Ledger, Trials, GivingBack, Desk {
  discounts: Discounts
  grants: Grants
  /** What the personal area shows, the order that matters most first. */
  plansOf(uid: string): Promise<PlanView[]>
  hasPortal(uid: string): Promise<boolean>
  /** Where the provider lets a customer change the card; undefined when there is no such place. */
  portalFor(uid: string): Promise<string | undefined>
  /** The page of one purchase that needs no password, only the mail about it. */
  pathOf(orderId: string): string
  purchaseByLink(token: string): Promise<{ uid: string; plan: PlanView } | undefined>
  /** Lifetime plans that are paid and not given back; the draw of the 10,000 counts them. */
  countPaidLifetime(on: Queryable): Promise<number>
  paidLifetimeUids(on: Queryable): Promise<string[]>
  /** The provider's name for the card that paid an order; undefined when it was no card. */
  cardOf(orderId: string): Promise<string | undefined>
  followTheClock(): Promise<void>
}

const DAY = 86_400_000
const KEEP_IGNORED_DAYS = 90
/** Long enough for a job that is merely slow. */
const LEFT_AFTER_SECONDS = 60

export function createBilling(parts: BillingParts): Billing {
  const { db, clock, provider, publicUrl, signer } = parts
  const reconcile = createReconcile(parts)
  const ledger = createLedger(parts, reconcile)
  const trials = createTrials(parts, reconcile)
  const discounts = createDiscounts(parts)

  async function plansOf(uid: string): Promise<PlanView[]> {
    const orders = await store.ordersOf(db, uid)
    const again = new Set(boughtAgain(orders.map(store.asPurchase)))
    const views = orders.map((order) => viewOf(order, again.has(order.id), clock.now()))
    return views.toSorted((a, b) => weight(a) - weight(b))
  }

  async function customerOf(uid: string): Promise<string | null> {
    const orders = await store.ordersOf(db, uid)
    return orders.find(({ customerId }) => customerId)?.customerId ?? null
  }

  return {
    ...createCheckouts(parts, discounts),
    ...ledger,
    ...trials,
    ...createGivingBack(parts, reconcile),
    ...createDesk(parts, reconcile),
    discounts,
    grants: createGrants(parts),
    plansOf,
    hasPortal: async (uid) => provider?.hasPortal === true && (await customerOf(uid)) !== null,
    async portalFor(uid) {
      const customer = await customerOf(uid)
      return customer ? provider?.portalUrl(customer, `${publicUrl}/area-pessoal`) : undefined
    },
    pathOf: (orderId) => orderPath(signer, orderId),
    async purchaseByLink(token) {
      const orderId = readOrderToken(signer, token)
      const uid = orderId && (await store.findOrder(db, orderId))?.uid
      if (!uid) return undefined
      const plan = (await plansOf(uid)).find((view) => view.orderId === orderId)
      return plan && { uid, plan }
    },
    countPaidLifetime: store.countPaidLifetime,
    paidLifetimeUids: store.paidLifetimeUids,
    async cardOf(orderId) {
      const paymentId = (await store.findOrder(db, orderId))?.paymentId
      return paymentId ? provider?.cardFingerprint(paymentId) : undefined
    },
    async followTheClock() {
      await ledger.applyEventsLeft(LEFT_AFTER_SECONDS)
      await trials.followTrials()
      await forgetIgnored(db, new Date(clock.now().getTime() - KEEP_IGNORED_DAYS * DAY))
    },
  }
}

function weight({ state, boughtAgain: again }: PlanView): number {
  if (state === 'active') return again ? 1 : 0
  return state === 'trial' ? 2 : 3
}

function viewOf(
  order: store.Order & { trial: store.Trial | null },
  again: boolean,
  now: Date,
): PlanView {
  const money = (minor: number) => ({ minor, currency: order.currency })
  const until = order.paidAt ? lastDayToWithdraw(order.paidAt, order.market) : null
  const trialDay = order.trial?.endsAt.toISOString().slice(0, 10) ?? null
  return {
    orderId: order.id,
    plan: order.plan,
    market: order.market,
    state: order.state,
    endedWhy: order.endedWhy,
    price: money(order.priceMinor),
    paid: order.paidAt ? money(order.paidMinor) : null,
    refunded: order.refundedMinor > 0 ? money(order.refundedMinor) : null,
    since: order.createdAt,
    paidAt: order.paidAt,
    trialEndsAt: order.state === 'trial' ? (order.trial?.endsAt ?? null) : null,
    receiptUrl: order.receiptUrl,
    withdrawUntil: mayWithdraw(order, now) ? (until ?? trialDay) : null,
    boughtAgain: again,
    granted: order.source === 'grant',
  }
}
