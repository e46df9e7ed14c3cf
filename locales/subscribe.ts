import { subscribe as BR } from './pt-BR/subscribe'
import { subscribe as PT } from './pt-PT/subscribe'
import type { InBoth } from './variant'

export const subscribeTexts: InBoth<typeof PT> = { PT, BR }
