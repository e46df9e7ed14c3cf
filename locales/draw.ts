import { draw as BR } from './pt-BR/draw'
import { draw as PT } from './pt-PT/draw'
import type { InBoth } from './variant'

export const drawTexts: InBoth<typeof PT> = { PT, BR }
