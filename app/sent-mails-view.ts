import { fill } from '~/locales/deal-words'
import { sentMailsTexts } from '~/locales/sent-mails'
import type { Variant } from '~/locales/variant'
import type { MailState, SentMails } from '~/modules/deliveries/model'
import { shortDate } from './dates'

export interface SentMailLine {
  id: number
  kind: 'deal' | 'digest'
  title: string
  /** The places a digest is about. */
  places: string
  date: string
  state: MailState
}

/** One page of what a member was sent: words and days, ready for a page. */
export interface SentMailsView {
  lines: SentMailLine[]
  before: number | undefined
  /** Pages before this one are newer. */
  isFirst: boolean
}

const PAGE = 'antes'

/** The page an address asks for; what makes no sense asks for the first. */
export function readSentMailsPage(url: string): number | undefined {
  const given = Number(new URL(url).searchParams.get(PAGE))
  return Number.isSafeInteger(given) && given > 0 ? given : undefined
}

export function sentMailsHref(path: string, before?: number): string {
  return `${path}${before === undefined ? '' : `?${PAGE}=${before}`}#recebidos`
}

export function sentMailsView(
  { mails, before }: SentMails,
  asked: number | undefined,
  variant: Variant,
): SentMailsView {
  const t = sentMailsTexts[variant].sentMails
  return {
    before,
    isFirst: asked === undefined,
    lines: mails.map(({ id, kind, at, state, deals }) => {
      const cities = deals.map(({ city }) => city[variant])
      const words = deals.length === 1 ? t.digestTitleOne : t.digestTitle
      const digest = fill(words, { n: String(deals.length) })
      const title = kind === 'digest' ? digest : deals[0]?.title[variant]
      return {
        id,
        kind,
        state,
        title: deals.length === 0 ? t.removed : (title ?? t.removed),
        places: kind === 'digest' ? [...new Set(cities)].join(' · ') : '',
        date: shortDate(at, variant),
      }
    }),
  }
}
