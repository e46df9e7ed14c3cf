import { dealMails } from './pt-BR/deal-mails'
import { deals } from './pt-BR/deals'
import { frame } from './pt-BR/frame'
import { home } from './pt-BR/home'
import { join } from './pt-BR/join'
import { mails } from './pt-BR/mails'
import type { Texts } from './pt-PT'

export const ptBR: Texts = {
  ...dealMails,
  ...deals,
  ...frame,
  ...home,
  ...join,
  ...mails,
}
