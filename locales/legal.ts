import { legal as BR } from './pt-BR/legal'
import { legal as PT } from './pt-PT/legal'
import type { InBoth } from './variant'

export const legalTexts: InBoth<typeof PT> = { PT, BR }
