import { drawCheck as BR } from './pt-BR/draw-check'
import { drawCheck as PT } from './pt-PT/draw-check'
import type { InBoth } from './variant'

export const drawCheckTexts: InBoth<typeof PT> = { PT, BR }
