import { password as BR } from './pt-BR/password'
import { password as PT } from './pt-PT/password'
import type { InBoth } from './variant'

export const passwordTexts: InBoth<typeof PT> = { PT, BR }
