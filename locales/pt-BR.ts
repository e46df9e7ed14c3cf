import { frame } from './pt-BR/frame'
import { home } from './pt-BR/home'
import { join } from './pt-BR/join'
import { mails } from './pt-BR/mails'
import { pricing } from './pt-BR/pricing'
import { subscribe } from './pt-BR/subscribe'
import type { Texts } from './pt-PT'

export const ptBR: Texts = {
  ...frame,
  ...home,
  ...join,
  ...mails,
  ...pricing,
  ...subscribe,
}
