import type { Transaction } from '~/platform/database.server'
import { type OrderChoices, owedBack, type PaymentFact, type Standing, standingOf } from './facts'
import { type BillingMailKind, billingMail, refundAsked } from './jobs.server'
import * as ledger from './ledger-store.server'
import { boughtAgain, type EndReason, premiumOf, trialEnd, trialsToRefuse } from './model'
import type { BillingParts } from './parts.server'
import * as store from './store.server'

/** Brings an order, and the Premium of its buyer, in line with everything known about it. */
export type Reconcile = (tx: Transaction, orderId: string) => Promise<void>

export function createReconcile(parts: BillingParts): Reconcile {
  const { clock, queue } = parts

  async function trialFor(tx: Transaction, orderId: string, facts: readonly PaymentFact[]) {
    const saved = facts.find((fact) => fact.kind === 'card-saved')
    if (saved) {
      const startedAt = new Date(saved.at)
      const endsAt = trialEnd(startedAt)
      const row = { orderId, state: 'running', startedAt, endsAt, nextChargeAt: endsAt } as const
      await store.insertTrial(tx, row)
    }
    return store.findTrial(tx, orderId)
  }

  async function askForWhatIsOwed(tx: Transaction, order: store.Order, minor: number) {
    const why = order.withdrawnAt ? 'withdrawn' : 'charged-after-cancelling'
    const refund = { orderId: order.id, why, minor, askedAt: clock.now() } as const
    if (await store.askRefund(tx, refund)) {
      await queue.enqueue(tx, refundAsked, { orderId: order.id })
    }
  }

  return async function reconcile(tx, orderId) {
    // The member first, then the order: everybody takes the two locks in this order.
    const known = await store.findOrder(tx, orderId)
    if (known?.uid) await store.lockMember(tx, known.uid)
    const order = await store.lockOrder(tx, orderId)
    if (!order || order.source === 'grant') return
    const facts = await ledger.factsOf(tx, orderId)
    const trial = await trialFor(tx, orderId, facts)
    const choices: OrderChoices = {
      withdrawn: order.withdrawnAt !== null,
      givenUp: order.givenUpAt !== null,
      trial: trial?.state,
    }
    const standing = standingOf(facts, choices)
    const begun = standing.paidAt !== null || trial !== undefined
    const uid = order.uid ?? (begun ? await findBuyer(parts, tx, order) : null)
    const person = uid ? { uid, email: null, name: null } : {}
    await store.updateOrder(tx, orderId, { ...standing, ...person, updatedAt: clock.now() })
    if (begun && order.discountCode) {
      await store.insertDiscountUse(tx, {
        code: order.discountCode,
        orderId,
        usedAt: standing.paidAt ?? clock.now(),
      })
    }
    const owed = owedBack(standing, choices)
    if (owed > 0) await askForWhatIsOwed(tx, order, owed)
    if (uid) {
      await settleMember(parts, tx, uid)
      const { plan, market, checkoutId } = order
      const { state, endedWhy, paidAt } = standing
      const news = { orderId, uid, checkoutId, plan, market, state, endedWhy, paidAt }
      await parts.onOrder?.(tx, news)
    } else if (begun) await nobody(tx, order, standing)
  }

  async function nobody(tx: Transaction, order: store.Order, standing: Standing) {
    // Money that has gone back, or is on its way, is nothing to look at any more.
    const gone = standing.paidMinor > 0 && standing.refundedMinor >= standing.paidMinor
    if (gone || (await store.findRefund(tx, order.id))) return
    const reason = order.erasedAt ? 'unmatched' : 'no-address'
    const { paidMinor: minor } = standing
    const since = clock.now()
    const { currency, paymentId } = order
    await ledger.layAside(tx, { key: order.id, reason, since, minor, currency, paymentId })
  }
}

/** By the reference the buyer came with, else by address, else a new member. */
async function findBuyer(
  { members, clock }: BillingParts,
  tx: Transaction,
  order: store.Order,
): Promise<string | null> {
  if (order.erasedAt) return null
  const checkout = order.checkoutId ? await store.findCheckout(tx, order.checkoutId) : undefined
  const email = order.email?.trim().toLowerCase()
  const [referred] = checkout?.uid ? await members.byUids(tx, [checkout.uid]) : []
  const member = referred ?? (email ? await members.memberByEmail(tx, email) : undefined)
  if (!member) {
    if (!email) return null
    const name = readableName(order.name ?? '') || (email.split('@')[0] ?? email)
    return members.enrolBuyer(tx, { name, email, variant: order.market })
  }
  const { uid, subscriptionType, subscriptionStatus, createdAt } = member
  await store.lockMember(tx, uid)
  const premium = subscriptionType === 'Premium' && subscriptionStatus === 'Active'
  if (premium && (await store.ordersOf(tx, uid)).length === 0) {
    // Premium that was never bought here must outlive whatever happens to this order.
    await grantOrder(tx, { uid, market: member.variant, createdAt, now: clock.now() })
  }
  return uid
}

export async function grantOrder(
  tx: Transaction,
  grant: { uid: string; market: store.Order['market']; createdAt: Date; now: Date },
): Promise<void> {
  await store.insertOrder(tx, {
    uid: grant.uid,
    plan: 'lifetime',
    market: grant.market,
    source: 'grant',
    currency: grant.market === 'PT' ? 'EUR' : 'BRL',
    priceMinor: 0,
    state: 'active',
    confirmedAt: grant.now,
    createdAt: grant.createdAt,
    updatedAt: grant.now,
  })
}

function readableName(name: string): string {
  return name
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
}

/** Premium is what all orders of a member give together; each new order is answered by mail once. */
export async function settleMember(
  parts: BillingParts,
  tx: Transaction,
  uid: string,
): Promise<void> {
  const { clock, queue } = parts
  await store.lockMember(tx, uid)
  await refuseTrials(parts, tx, uid)
  const orders = await store.ordersOf(tx, uid)
  const purchases = orders.map(store.asPurchase)
  const premium = premiumOf(purchases)
  const firstTime = orders.every(({ confirmedAt }) => confirmedAt === null)
  await bringPremium(parts, tx, uid, premium, firstTime)
  if (premium === 'off') await sayWhyItEnded(parts, tx, orders)

  const again = new Set(boughtAgain(purchases))
  const now = clock.now()
  const mail = (orderId: string, kind: BillingMailKind) =>
    queue.enqueue(tx, billingMail, { orderId, kind })
  for (const order of orders) {
    if (order.state !== 'active' && order.state !== 'trial') continue
    if (again.has(order.id) && !order.toldTwiceAt) {
      await store.updateOrder(tx, order.id, { toldTwiceAt: now, confirmedAt: now })
      await ledger.layAside(tx, {
        key: order.id,
        reason: 'bought-twice',
        since: now,
        minor: order.paidMinor,
        currency: order.currency,
        paymentId: order.paymentId,
      })
      await mail(order.id, 'bought-twice')
    } else if (!order.confirmedAt) {
      await store.updateOrder(tx, order.id, { confirmedAt: now })
      await mail(order.id, 'order-confirmed')
    }
  }
}

async function bringPremium(
  { members }: BillingParts,
  tx: Transaction,
  uid: string,
  premium: ReturnType<typeof premiumOf>,
  firstTime: boolean,
): Promise<void> {
  if (premium === 'suspended') return members.suspendPremium(tx, uid)
  if (premium === 'on') {
    if (!(await members.resumePremium(tx, uid, firstTime))) await members.grantPremium(tx, uid)
    return
  }
  await members.endPremium(tx, uid, 'by-payments')
  await members.markLapsed(tx, uid)
}

const told: (EndReason | null)[] = ['refunded', 'dispute-lost', 'subscription-ended']

/** Withdrawals, failed charges and leaving have mails of their own. */
async function sayWhyItEnded(
  { queue, clock }: BillingParts,
  tx: Transaction,
  orders: store.Order[],
): Promise<void> {
  for (const { id, endedWhy, confirmedAt, farewellAt } of orders) {
    if (!confirmedAt || farewellAt || !told.includes(endedWhy)) continue
    await store.updateOrder(tx, id, { farewellAt: clock.now() })
    await queue.enqueue(tx, billingMail, { orderId: id, kind: 'premium-ended' })
  }
}

async function refuseTrials({ queue }: BillingParts, tx: Transaction, uid: string): Promise<void> {
  const orders = await store.ordersOf(tx, uid)
  for (const id of trialsToRefuse(orders.map(store.asPurchase))) {
    await store.endTrial(tx, id, 'refused')
    await store.updateOrder(tx, id, { state: 'ended', endedWhy: 'trial-refused' })
    const { confirmedAt } = orders.find((order) => order.id === id) ?? {}
    // A trial that had begun gives way to the purchase; one that never began needs a word.
    if (!confirmedAt) await queue.enqueue(tx, billingMail, { orderId: id, kind: 'trial-refused' })
  }
}
