import { likeDraw as BR } from './pt-BR/like-draw'
import { likeDraw as PT } from './pt-PT/like-draw'
import type { InBoth } from './variant'

export const likeDrawTexts: InBoth<typeof PT> = { PT, BR }
