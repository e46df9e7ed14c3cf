import { offers as BR } from './pt-BR/offers'
import { offers as PT } from './pt-PT/offers'
import type { InBoth } from './variant'

export const offersTexts: InBoth<typeof PT> = { PT, BR }
