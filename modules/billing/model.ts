import { writtenMoney } from '~/locales/money'
import type { Variant } from '~/locales/variant'
import type { EndReason, OrderState, TrialState } from './facts'

export type { EndReason, OrderState, PaymentFact, TrialState } from './facts'
export type { PutAsideReason } from './judge-checkout'

export type Currency = 'EUR' | 'BRL'

/** Amounts are whole minor units (cents, centavos), as the payment provider counts them. */
export interface Money {
  minor: number
  currency: Currency
}

export type PlanId = 'lifetime' | 'yearly'

export interface Plan {
  id: PlanId
  /** The country whose price and law apply. */
  market: Variant
  price: Money
  /** What it costs when there is no offer. */
  regularPrice: Money
  charged: 'once' | 'every-year'
  trialDays: number
  /** A plan that is no longer sold still has members. */
  onSale: boolean
}

export const TRIAL_DAYS = 14

/** Days to withdraw from a purchase at a distance; counted from the charge (terms, section 3). */
export const withdrawalDays: Record<Variant, number> = { PT: 14, BR: 7 }

const eur = (minor: number): Money => ({ minor, currency: 'EUR' })
const brl = (minor: number): Money => ({ minor, currency: 'BRL' })

/** Every plan there is or was, one row per market. */
export const plans: readonly Plan[] = [
  {
    id: 'lifetime',
    market: 'PT',
    price: eur(75_00),
    regularPrice: eur(99_00),
    charged: 'once',
    trialDays: TRIAL_DAYS,
    onSale: true,
  },
  {
    id: 'lifetime',
    market: 'BR',
    price: brl(470_00),
    regularPrice: brl(620_00),
    charged: 'once',
    trialDays: TRIAL_DAYS,
    onSale: true,
  },
  {
    id: 'yearly',
    market: 'PT',
    price: eur(45_00),
    regularPrice: eur(45_00),
    charged: 'every-year',
    trialDays: 0,
    onSale: false,
  },
]

/** The plan a visitor may buy under this name; a form can ask for anything. */
export function planOnSale(id: string, market: Variant): Plan | undefined {
  return plans.find((plan) => plan.onSale && plan.id === id && plan.market === market)
}

/** The one plan every market sells. */
export function lifetimePlan(market: Variant): Plan {
  const plan = planOnSale('lifetime', market)
  if (!plan) throw new Error(`no lifetime plan is sold in ${market}`)
  return plan
}

/** "75 €", "R$ 470": each currency as it is written at home, cents only when there are any. */
export function formatPrice({ minor, currency }: Money): string {
  return writtenMoney(minor, currency)
}

/** How much the offer saves, in whole percent, never rounded in our favour. */
export function savingPercent({ price, regularPrice }: Plan): number {
  return Math.floor(100 - (price.minor / regularPrice.minor) * 100)
}

/** Where an order came from; `grant` is Premium that nobody paid for. */
export type OrderSource = 'checkout' | 'hosted-table' | 'grant'
export type CheckoutWay = 'trial' | 'now'
export type RefundWhy = 'withdrawn' | 'bought-twice' | 'charged-after-cancelling' | 'by-team'
/** What the team did with a payment that was put aside. */
export type Settlement = 'matched' | 'refunded' | 'filed'
export type EventOutcome = 'applied' | 'ignored' | 'put-aside'

/** What one member has bought, as far as it decides about Premium. */
export interface Purchase {
  id: string
  plan: PlanId
  state: OrderState
  trial: TrialState | undefined
  createdAt: Date
}

/** The Premium that all orders of a member give together. */
export function premiumOf(orders: readonly Purchase[]): 'on' | 'suspended' | 'off' {
  if (orders.some(({ state }) => state === 'active' || state === 'trial')) return 'on'
  return orders.some(({ state }) => state === 'suspended') ? 'suspended' : 'off'
}

const byAge = (a: Purchase, b: Purchase) =>
  a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id)

/** Paid lifetime plans beyond the first: bought twice, to be offered back. */
export function boughtAgain(orders: readonly Purchase[]): string[] {
  return orders
    .filter(({ plan, state }) => plan === 'lifetime' && state === 'active')
    .toSorted(byAge)
    .slice(1)
    .map(({ id }) => id)
}

/** Trials that must not go on: Premium is paid already, or the one trial was had before. */
export function trialsToRefuse(orders: readonly Purchase[]): string[] {
  const paid = orders.some(({ plan, state }) => plan === 'lifetime' && state === 'active')
  const running = orders.filter(({ state }) => state === 'trial').toSorted(byAge)
  const had = orders.some(({ trial, state }) => trial && trial !== 'refused' && state !== 'trial')
  return running.slice(paid || had ? 0 : 1).map(({ id }) => id)
}

export const timeZones: Record<Variant, string> = { PT: 'Europe/Lisbon', BR: 'America/Sao_Paulo' }

/** Days of a calendar at home: the last one counts until its end. */
function localDay(at: Date, market: Variant): string {
  return at.toLocaleDateString('sv-SE', { timeZone: timeZones[market] })
}

/** The last day on which a purchase may be withdrawn from, as yyyy-mm-dd. */
export function lastDayToWithdraw(paidAt: Date, market: Variant): string {
  const day = new Date(`${localDay(paidAt, market)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + withdrawalDays[market])
  return day.toISOString().slice(0, 10)
}

/** The first moment at which nothing can be withdrawn from any more, wherever the buyer lives. */
export function withdrawalEnds(paidAt: Date, market: Variant): Date {
  const last = new Date(`${lastDayToWithdraw(paidAt, market)}T00:00:00Z`)
  return new Date(last.getTime() + 2 * DAY)
}

export function mayWithdraw(
  order: { paidAt: Date | null; market: Variant; state: OrderState; source: OrderSource },
  now: Date,
): boolean {
  if (order.state === 'trial') return true
  if (order.source === 'grant' || order.paidAt === null) return false
  if (order.state !== 'active' && order.state !== 'suspended') return false
  return localDay(now, order.market) <= lastDayToWithdraw(order.paidAt, order.market)
}

const DAY = 86_400_000

export const REMIND_DAYS_BEFORE = 3
/** After a declined charge: tried again after so many days, then given up. */
const RETRY_AFTER_DAYS = [1, 3]

export function trialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + TRIAL_DAYS * DAY)
}

/** When to charge again after this many declines; undefined when it is over. */
export function nextCharge(declines: number, now: Date): Date | undefined {
  const days = RETRY_AFTER_DAYS[declines - 1]
  return days === undefined ? undefined : new Date(now.getTime() + days * DAY)
}

/** SPEC §9: what 15 points are worth. */
export const DISCOUNT: Record<Currency, number> = { EUR: 25_00, BRL: 150_00 }
export const DISCOUNT_MONTHS = 24

export interface DiscountCode {
  code: string
  ownerUid: string | null
  expiresAt: Date
}

/** What the return page may say about a checkout. */
export type CheckoutProgress =
  | 'waiting'
  | 'awaiting-payment'
  | 'premium'
  | 'trial'
  | 'failed'
  | 'ended'
  | 'review'

/** A plan as its owner sees it in the personal area. */
export interface PlanView {
  orderId: string
  plan: PlanId
  market: Variant
  state: OrderState
  endedWhy: EndReason | null
  price: Money
  paid: Money | null
  refunded: Money | null
  since: Date
  paidAt: Date | null
  trialEndsAt: Date | null
  receiptUrl: string | null
  /** yyyy-mm-dd; null when it can't be withdrawn from (any more). */
  withdrawUntil: string | null
  boughtAgain: boolean
  granted: boolean
}
