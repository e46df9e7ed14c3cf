import { frame } from './pt-PT/frame'
import { home } from './pt-PT/home'
import { join } from './pt-PT/join'
import { mails } from './pt-PT/mails'
import { pricing } from './pt-PT/pricing'
import { subscribe } from './pt-PT/subscribe'

/** One file an area; every text of the site and the mails is in here. */
export const ptPT = {
  ...frame,
  ...home,
  ...join,
  ...mails,
  ...pricing,
  ...subscribe,
}

/** The other variant must have the same shape to compile. */
export type Texts = typeof ptPT
