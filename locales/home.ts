import { home as BR } from './pt-BR/home'
import { home as PT } from './pt-PT/home'
import type { InBoth } from './variant'

export const homeTexts: InBoth<typeof PT> = { PT, BR }
