import { deals as BR } from './pt-BR/deals'
import { deals as PT } from './pt-PT/deals'
import type { InBoth } from './variant'

export const dealsTexts: InBoth<typeof PT> = { PT, BR }
