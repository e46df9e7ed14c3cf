import { area } from './pt-BR/area'
import { blog } from './pt-BR/blog'
import { frame } from './pt-BR/frame'
import { home } from './pt-BR/home'
import { join } from './pt-BR/join'
import { mails } from './pt-BR/mails'
import { pricing } from './pt-BR/pricing'
import { profile } from './pt-BR/profile'
import { signIn } from './pt-BR/sign-in'
import { subscribe } from './pt-BR/subscribe'
import type { Texts } from './pt-PT'

export const ptBR: Texts = {
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
