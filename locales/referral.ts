import { referral as BR } from './pt-BR/referral'
import { referral as PT } from './pt-PT/referral'
import type { InBoth } from './variant'

export const referralTexts: InBoth<typeof PT> = { PT, BR }
