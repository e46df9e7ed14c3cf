import { area } from './pt-PT/area'
import { blog } from './pt-PT/blog'
import { checkout as buying } from './pt-PT/checkout'
import { dealMails } from './pt-PT/deal-mails'
import { deals } from './pt-PT/deals'
import { drawCheck } from './pt-PT/draw-check'
import { frame } from './pt-PT/frame'
import { home } from './pt-PT/home'
import { join } from './pt-PT/join'
import { likeDraw } from './pt-PT/like-draw'
import { offers } from './pt-PT/offers'
import { pages } from './pt-PT/pages'
import { pricing } from './pt-PT/pricing'
import { profile } from './pt-PT/profile'
import { promotions } from './pt-PT/promotions'
import { referral } from './pt-PT/referral'
import { sentMails } from './pt-PT/sent-mails'
import { signIn } from './pt-PT/sign-in'
import { subscribe } from './pt-PT/subscribe'

/** One file an area; every text of the site is in here, those of the mails in `mail-texts`. */
export const ptPT = {
  ...area,
  ...blog,
  ...buying,
  ...deals,
  ...drawCheck,
  ...dealMails,
  ...frame,
  ...home,
  ...join,
  ...likeDraw,
  ...offers,
  ...pages,
  ...pricing,
  ...profile,
  ...promotions,
  ...referral,
  ...sentMails,
  ...signIn,
  ...subscribe,
}

/** The other variant must have the same shape to compile. */
export type Texts = typeof ptPT
