import type { Variant } from '../locales/variant'
import type { FaqItem, LegalDocument } from './content-types'
import { faqBR } from './faq/faq-br'
import { faqPT } from './faq/faq-pt'
import { privacyBR } from './legal/privacy-br'
import { privacyPT } from './legal/privacy-pt'
import { termsBR } from './legal/terms-br'
import { termsPT } from './legal/terms-pt'
import { likeDrawBR } from './promotions/like-draw-br'
import { likeDrawPT } from './promotions/like-draw-pt'
import { referralBR } from './promotions/referral-br'
import { referralPT } from './promotions/referral-pt'
import { tenThousandBR } from './promotions/ten-thousand-br'
import { tenThousandPT } from './promotions/ten-thousand-pt'

const documents = {
  privacy: { PT: privacyPT, BR: privacyBR },
  terms: { PT: termsPT, BR: termsBR },
  tenThousand: { PT: tenThousandPT, BR: tenThousandBR },
  referral: { PT: referralPT, BR: referralBR },
  likeDraw: { PT: likeDrawPT, BR: likeDrawBR },
} satisfies Record<string, Record<Variant, LegalDocument>>

const faq: Record<Variant, FaqItem[]> = { PT: faqPT, BR: faqBR }

/** The long texts of a variant with the club's address filled in, so that pages only show them. */
export function readDocument(
  name: keyof typeof documents,
  variant: Variant,
  supportEmail: string,
): LegalDocument {
  const { sections, ...document } = documents[name][variant]
  return {
    ...document,
    intro: withSupportLink(document.intro, supportEmail),
    sections: sections.map((section) => ({
      ...section,
      html: withSupportLink(section.html, supportEmail),
    })),
  }
}

export function readFaq(variant: Variant, supportEmail: string): FaqItem[] {
  return faq[variant].map((item) => ({
    ...item,
    answer: withSupportLink(item.answer, supportEmail),
  }))
}

function withSupportLink(html: string, address: string): string {
  const text = escapeHtml(address)
  return html.replaceAll('{{supportEmail}}', () => `<a href="mailto:${text}">${text}</a>`)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
