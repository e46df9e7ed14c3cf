import { blog } from './pt-BR/blog'
import { frame } from './pt-BR/frame'
import { home } from './pt-BR/home'
import { join } from './pt-BR/join'
import { mails } from './pt-BR/mails'
import type { Texts } from './pt-PT'

export const ptBR: Texts = {
  ...blog,
  ...frame,
  ...home,
  ...join,
  ...mails,
}
