import { area } from './pt-BR/area'
import { frame } from './pt-BR/frame'
import { home } from './pt-BR/home'
import { join } from './pt-BR/join'
import { mails } from './pt-BR/mails'
import { pricing } from './pt-BR/pricing'
import { signIn } from './pt-BR/sign-in'
import { subscribe } from './pt-BR/subscribe'
import type { Texts } from './pt-PT'

export const ptBR: Texts = {
  ...area,
  ...frame,
  ...home,
  ...join,
  ...mails,
  ...pricing,
  ...subscribe,
  ...signIn,
}
