import { randomUUID } from 'node:crypto'
import type { Variant } from '~/locales/variant'
import { addressForLimits } from '~/platform/limiter.server'
import type { Discounts } from './discounts.server'
import { isPutAside } from './ledger-store.server'
import {
  type CheckoutProgress,
  type CheckoutWay,
  DISCOUNT,
  type Money,
  type OrderState,
  planOnSale,
} from './model'
import { type BillingParts, limits } from './parts.server'
import * as store from './store.server'

export type CheckoutRefusal =
  | 'not-sold'
  | 'closed'
  | 'unknown-code'
  | 'already-premium'
  | 'too-many-attempts'

export interface CheckoutOrder {
  plan: string
  market: Variant
  page: string
  way: CheckoutWay
  /** As typed; empty when there is none. */
  code: string
  viewerUid: string | undefined
  clientAddress: string
}

export interface Checkouts {
  open: boolean
  /** Opens a checkout at the provider and answers where the buyer goes on. */
  beginCheckout(
    order: CheckoutOrder,
  ): Promise<{ ok: true; url: string; reference: string } | { ok: false; reason: CheckoutRefusal }>
  /** For the hosted table, which opens its checkouts without us. */
  referenceFor(visit: {
    market: Variant
    page: string
    viewerUid: string | undefined
    clientAddress: string
  }): Promise<{ reference: string; email: string | undefined } | undefined>
  /** How far the payment of a finished checkout has come; knows nothing of the return address. */
  progressOf(sessionId: string): Promise<CheckoutProgress>
  /** Whose Premium a checkout became, for the browser that began it. */
  buyerOf(reference: string, sessionId: string): Promise<string | undefined>
}

const progressBy: Record<OrderState, CheckoutProgress> = {
  waiting: 'awaiting-payment',
  trial: 'trial',
  active: 'premium',
  suspended: 'review',
  ended: 'ended',
  failed: 'failed',
}

export function createCheckouts(parts: BillingParts, discounts: Discounts): Checkouts {
  const { db, clock, limiter, provider, members, publicUrl } = parts

  async function price(order: CheckoutOrder): Promise<Money | CheckoutRefusal> {
    const plan = planOnSale(order.plan, order.market)
    if (!plan) return 'not-sold'
    if (!order.code.trim()) return plan.price
    const client = addressForLimits(order.clientAddress)
    if (!(await limiter.allows(limits.codePerClient, client))) return 'too-many-attempts'
    if (!(await discounts.find(order.code))) return 'unknown-code'
    const { minor, currency } = plan.price
    return { minor: minor - DISCOUNT[currency], currency }
  }

  async function hasPaid(uid: string): Promise<boolean> {
    const orders = await store.ordersOf(db, uid)
    return orders.some(({ plan, state }) => plan === 'lifetime' && state === 'active')
  }

  return {
    open: provider !== undefined,
    async beginCheckout(order) {
      if (!provider) return { ok: false, reason: 'closed' }
      const client = addressForLimits(order.clientAddress)
      if (!(await limiter.allows(limits.checkoutPerClient, client)))
        return { ok: false, reason: 'too-many-attempts' }
      const asked = await price(order)
      if (typeof asked === 'string') return { ok: false, reason: asked }
      const { viewerUid: uid, market, page, way } = order
      if (uid && (await hasPaid(uid))) return { ok: false, reason: 'already-premium' }
      const reference = randomUUID()
      const discountCode = (await discounts.find(order.code))?.code ?? null
      const row = { id: reference, uid: uid ?? null, market, page, way, ...asked, discountCode }
      await store.insertCheckout(db, { ...row, createdAt: clock.now() })
      const { sessionId, url } = await provider.openCheckout({
        reference,
        way: way === 'trial' ? 'save-card' : 'pay',
        amount: asked,
        productName: 'Clube de Voos · Premium',
        email: uid ? (await members.byUid(uid))?.email : undefined,
        locale: market === 'PT' ? 'pt' : 'pt-BR',
        successUrl: `${publicUrl}/checkout/obrigado?sessao={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${publicUrl}/checkout?plano=${order.plan}&pagina=${page}&variante=${market}`,
      })
      await store.setSession(db, reference, sessionId)
      return { ok: true, url, reference }
    },
    async referenceFor({ market, page, viewerUid, clientAddress }) {
      const client = addressForLimits(clientAddress)
      const plan = planOnSale('lifetime', market)
      if (!plan || !(await limiter.allows(limits.checkoutPerClient, client))) return undefined
      const reference = randomUUID()
      const row = { id: reference, uid: viewerUid ?? null, market, page, ...plan.price }
      await store.insertCheckout(db, { ...row, way: 'now', createdAt: clock.now() })
      const email = viewerUid ? (await members.byUid(viewerUid))?.email : undefined
      return { reference, email }
    },
    async progressOf(sessionId) {
      const order = await store.findOrderByKey(db, sessionId)
      if (order) return progressBy[order.state]
      return (await isPutAside(db, sessionId)) ? 'review' : 'waiting'
    },
    async buyerOf(reference, sessionId) {
      const order = await store.findOrderByKey(db, sessionId)
      return order?.checkoutId === reference ? (order.uid ?? undefined) : undefined
    },
  }
}
