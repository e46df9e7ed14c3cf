import { profile as BR } from './pt-BR/profile'
import { profile as PT } from './pt-PT/profile'
import type { InBoth } from './variant'

export const profileTexts: InBoth<typeof PT> = { PT, BR }
