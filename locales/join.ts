import { join as BR } from './pt-BR/join'
import { join as PT } from './pt-PT/join'
import type { InBoth } from './variant'

export const joinTexts: InBoth<typeof PT> = { PT, BR }
