import { promotions as BR } from './pt-BR/promotions'
import { promotions as PT } from './pt-PT/promotions'
import type { InBoth } from './variant'

export const promotionsTexts: InBoth<typeof PT> = { PT, BR }
