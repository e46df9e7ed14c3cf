import { mails as mailsBR } from './pt-BR/mails'
import { mails as mailsPT } from './pt-PT/mails'
import type { Variant } from './variant'

export type MailTexts = (typeof mailsPT)['mails']

/** Apart from the site's texts: no browser needs them. */
export const mailTexts: Record<Variant, MailTexts> = { PT: mailsPT.mails, BR: mailsBR.mails }
