import { area } from './pt-BR/area'
import { blog } from './pt-BR/blog'
import { checkout as buying } from './pt-BR/checkout'
import { dealMails } from './pt-BR/deal-mails'
import { deals } from './pt-BR/deals'
import { drawCheck } from './pt-BR/draw-check'
import { frame } from './pt-BR/frame'
import { home } from './pt-BR/home'
import { join } from './pt-BR/join'
import { likeDraw } from './pt-BR/like-draw'
import { offers } from './pt-BR/offers'
import { pages } from './pt-BR/pages'
import { pricing } from './pt-BR/pricing'
import { profile } from './pt-BR/profile'
import { promotions } from './pt-BR/promotions'
import { referral } from './pt-BR/referral'
import { sentMails } from './pt-BR/sent-mails'
import { signIn } from './pt-BR/sign-in'
import { subscribe } from './pt-BR/subscribe'
import type { Texts } from './pt-PT'

export const ptBR: Texts = {
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
