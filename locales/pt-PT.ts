import { area } from './pt-PT/area'
import { blog } from './pt-PT/blog'
import { frame } from './pt-PT/frame'
import { home } from './pt-PT/home'
import { join } from './pt-PT/join'
import { mails } from './pt-PT/mails'
import { pricing } from './pt-PT/pricing'
import { profile } from './pt-PT/profile'
import { signIn } from './pt-PT/sign-in'
import { subscribe } from './pt-PT/subscribe'

/** One file an area; every text of the site and the mails is in here. */
export const ptPT = {
  ...area,
  ...blog,
  ...frame,
  ...home,
  ...join,
  ...mails,
  ...pricing,
  ...subscribe,
  ...profile,
  ...signIn,
}

/** The other variant must have the same shape to compile. */
export type Texts = typeof ptPT
