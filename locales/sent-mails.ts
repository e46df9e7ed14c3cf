import { sentMails as BR } from './pt-BR/sent-mails'
import { sentMails as PT } from './pt-PT/sent-mails'
import type { InBoth } from './variant'

export const sentMailsTexts: InBoth<typeof PT> = { PT, BR }
