import { frame as BR } from './pt-BR/frame'
import { frame as PT } from './pt-PT/frame'
import type { InBoth } from './variant'

export const frameTexts: InBoth<typeof PT> = { PT, BR }
