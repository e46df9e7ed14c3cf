import { VARIANT_NAME, type Variant } from '~/locales/variant'
import type { PlanId } from '~/modules/billing/model'

/** The pages that show the plans; the payment provider keeps a table for each. */
export type PricingPage = 'subscreve' | 'br' | 'pt' | 'sorteio-curtida'

/** The market travels in the address: whoever saw a price gets that price, whatever their cookie. */
export function checkoutAddress(plan: PlanId, market: Variant, page: PricingPage): string {
  return `/checkout?${new URLSearchParams({ plano: plan, pagina: page, [VARIANT_NAME]: market })}`
}
