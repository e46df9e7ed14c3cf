import type { Variant } from '~/locales/variant'
import { type PlanId, plans } from './model'
import type { CheckoutReport } from './provider-events'

/** Why money is not turned into Premium but shown to the team. */
export type PutAsideReason =
  | 'wrong-mode'
  | 'foreign-product'
  | 'foreign-currency'
  | 'wrong-amount'
  | 'no-address'
  | 'unmatched'
  | 'bought-twice'

/** A checkout that we opened ourselves. */
export interface OwnCheckout {
  market: Variant
  minor: number
  currency: string
  discountCode: string | null
}

export type CheckoutVerdict =
  | { ok: true; plan: PlanId; market: Variant; minor: number }
  | { ok: false; reason: PutAsideReason }

const marketOf: Partial<Record<string, Variant>> = { EUR: 'PT', BRL: 'BR' }

/** Whether a finished checkout is for something we sell, at a price we ask. */
export function judgeOwnCheckout(report: CheckoutReport, own: OwnCheckout): CheckoutVerdict {
  const accepted = { ok: true, plan: 'lifetime', market: own.market, minor: own.minor } as const
  if (report.mode === 'setup') return accepted
  if (report.currency !== own.currency) return { ok: false, reason: 'foreign-currency' }
  return report.minor === own.minor ? accepted : { ok: false, reason: 'wrong-amount' }
}

/** The hosted table opens checkouts without us, and so may anybody with the provider's dashboard. */
export function judgeForeignCheckout(
  report: CheckoutReport,
  products: string[],
  known: { lifetime: string | undefined; yearly: string | undefined },
): CheckoutVerdict {
  const [product] = products
  const plan = report.mode === 'subscription' ? 'yearly' : 'lifetime'
  if (report.mode === 'setup' || products.length !== 1 || !product || known[plan] !== product) {
    return { ok: false, reason: 'foreign-product' }
  }
  const market = marketOf[report.currency ?? '']
  const sold = market && plans.find((row) => row.id === plan && row.market === market)
  if (!market || !sold) return { ok: false, reason: 'foreign-currency' }
  const asked = [sold.price.minor, sold.regularPrice.minor]
  if (!asked.includes(report.subtotal)) return { ok: false, reason: 'wrong-amount' }
  return { ok: true, plan, market, minor: report.minor }
}
