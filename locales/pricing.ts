import { pricing as BR } from './pt-BR/pricing'
import { pricing as PT } from './pt-PT/pricing'
import type { InBoth } from './variant'

export const pricingTexts: InBoth<typeof PT> = { PT, BR }
