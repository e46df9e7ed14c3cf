import { area as BR } from './pt-BR/area'
import { area as PT } from './pt-PT/area'
import type { InBoth } from './variant'

export const areaTexts: InBoth<typeof PT> = { PT, BR }
