import { carousel as BR } from './pt-BR/carousel'
import { carousel as PT } from './pt-PT/carousel'
import type { InBoth } from './variant'

export const carouselTexts: InBoth<typeof PT> = { PT, BR }
