import { htmlLang, type Variant } from '~/locales/variant'

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

const home: Record<Currency, Variant> = { EUR: 'PT', BRL: 'BR' }

/** "75 €", "R$ 470": each currency as it is written at home, cents only when there are any. */
export function formatPrice({ minor, currency }: Money): string {
  return new Intl.NumberFormat(htmlLang[home[currency]], {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / 100)
}

/** How much the offer saves, in whole percent, never rounded in our favour. */
export function savingPercent({ price, regularPrice }: Plan): number {
  return Math.floor(100 - (price.minor / regularPrice.minor) * 100)
}
