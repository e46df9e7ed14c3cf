import { checkout as BR } from './pt-BR/checkout'
import { checkout as PT } from './pt-PT/checkout'
import type { InBoth } from './variant'

export const checkoutTexts: InBoth<typeof PT> = { PT, BR }
