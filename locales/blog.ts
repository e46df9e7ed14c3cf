import { blog as BR } from './pt-BR/blog'
import { blog as PT } from './pt-PT/blog'
import type { InBoth } from './variant'

export const blogTexts: InBoth<typeof PT> = { PT, BR }
