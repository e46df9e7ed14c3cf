import { faq as BR } from './pt-BR/faq'
import { faq as PT } from './pt-PT/faq'
import type { InBoth } from './variant'

export const faqTexts: InBoth<typeof PT> = { PT, BR }
