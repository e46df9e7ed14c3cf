import { confirm as BR } from './pt-BR/confirm'
import { confirm as PT } from './pt-PT/confirm'
import type { InBoth } from './variant'

export const confirmTexts: InBoth<typeof PT> = { PT, BR }
