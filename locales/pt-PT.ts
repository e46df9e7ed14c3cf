import { dealMails } from './pt-PT/deal-mails'
import { deals } from './pt-PT/deals'
import { frame } from './pt-PT/frame'
import { home } from './pt-PT/home'
import { join } from './pt-PT/join'
import { mails } from './pt-PT/mails'

/** One file an area; every text of the site and the mails is in here. */
export const ptPT = {
  ...dealMails,
  ...deals,
  ...frame,
  ...home,
  ...join,
  ...mails,
}

/** The other variant must have the same shape to compile. */
export type Texts = typeof ptPT
