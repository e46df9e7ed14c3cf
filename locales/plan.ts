import { plan as BR } from './pt-BR/plan'
import { plan as PT } from './pt-PT/plan'
import type { InBoth } from './variant'

export const planTexts: InBoth<typeof PT> = { PT, BR }
