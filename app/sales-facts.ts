import type { SalesFacts } from '~/content/sales/sales-copy'
import type { Variant } from '~/locales/variant'
import { formatPrice, lifetimePlan, withdrawalDays } from '~/modules/billing/model'

/** What the catalogue lets the sales copy say in a market. */
export function salesFacts(market: Variant, supportEmail: string): SalesFacts {
  const { price, regularPrice, trialDays } = lifetimePlan(market)
  return {
    price: formatPrice(price),
    regularPrice: formatPrice(regularPrice),
    nothing: formatPrice({ ...price, minor: 0 }),
    trialDays,
    withdrawalDays: withdrawalDays[market],
    supportEmail,
  }
}
