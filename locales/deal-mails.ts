import { dealMails as BR } from './pt-BR/deal-mails'
import { dealMails as PT } from './pt-PT/deal-mails'
import type { InBoth } from './variant'

export const dealMailsTexts: InBoth<typeof PT> = { PT, BR }
