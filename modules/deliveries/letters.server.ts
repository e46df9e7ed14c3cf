import { dealAlert } from '~/emails/deal-alert'
import type { MailedDeal } from '~/emails/deal-pass'
import { digest } from '~/emails/digest'
import { type ClubIdentity, renderMail } from '~/emails/mail'
import { dealMailsTexts } from '~/locales/deal-mails'
import { dealWords, fill } from '~/locales/deal-words'
import { dealsTexts } from '~/locales/deals'
import type { Variant } from '~/locales/variant'
import {
  type Deal,
  type DealOffer,
  dealState,
  isFree,
  marketOrigins,
  type Origin,
  offerOf,
  originCity,
  originOf,
} from '~/modules/deals/model'
import type { Deals } from '~/modules/deals/service.server'
import { airportCity, asPremium, type PremiumMember } from '~/modules/members/model'
import type { Members } from '~/modules/members/service.server'
import { withoutAvif } from '~/modules/pictures/model'
import type { Clock } from '~/platform/clock.server'
import type { DkimSigner } from '~/platform/dkim.server'
import type { Signer } from '~/platform/links.server'
import {
  encodedWords,
  type MimeTemplate,
  mimeTemplate,
  slot,
} from '~/platform/mime-template.server'
import { paragraphsOf } from '~/platform/sanitise.server'
import { referenceOf, returnPath } from './references.server'
import type { LetterWriter, Parcel } from './sending'
import type { Alert } from './store.server'

/** What was changed about a deal shows in its mails within this time. */
const TEMPLATE_LIFE_MS = 60_000
const MOST_TEMPLATES = 64

export interface LetterParts {
  deals: Pick<Deals, 'byId'>
  members: Pick<Members, 'byUid' | 'preferencesPath' | 'unsubscribePath'>
  findAlert(id: number): Promise<Alert | undefined>
  club: ClubIdentity
  signer: Signer
  clock: Clock
  /** The sender as members see it: "Clube de Voos <ola@…>". */
  from: string
  returnDomain: string
  dkim: DkimSigner | undefined
}

/** Composes once for each alert, variant and set of deals; a recipient costs a fill-in and a signature. */
export function createLetterWriter(parts: LetterParts): LetterWriter {
  const templates = new Map<string, { made: Promise<MimeTemplate | undefined>; at: number }>()
  const sender = readSender(parts.from)
  const { club, signer, members, clock } = parts

  async function compose(parcel: Parcel): Promise<MimeTemplate | undefined> {
    const alert = await parts.findAlert(parcel.alertId)
    const ids = parcel.items ?? (alert?.dealId ? [alert.dealId] : [])
    const found = await Promise.all(ids.map((id) => parts.deals.byId(id)))
    const running = found.filter(
      (deal): deal is Deal => deal !== undefined && dealState(deal, clock.now()) === 'published',
    )
    const viewer = parcel.premium ? asPremium(await members.byUid(parcel.uid)) : undefined
    const mailed = running.flatMap((deal, index) => {
      const offer = offerFor(deal, viewer, parcel.variant, clock.now())
      return offer ? [mailedDeal(offer, ids.indexOf(deal.id) ?? index, parcel.variant)] : []
    })
    if (!alert || mailed.length === 0) return undefined
    return template(alert, mailed, parcel)
  }

  function mailedDeal(offer: DealOffer, index: number, variant: Variant): MailedDeal {
    const { image } = offer
    return {
      offer,
      words: dealWords(offer, variant, dealsTexts[variant]),
      paragraphs: paragraphsOf(offer.details),
      picture: image.startsWith('/')
        ? club.url + withoutAvif(image)
        : `${club.url}/media/scenes/${image}.png`,
      link: offer.externalLink
        ? `${club.url}/ir/${slot('ref')}.${index}`
        : `${club.url}/ofertas-premium`,
      origin: slot('origin'),
      city: slot('city'),
    }
  }

  const frameOf = (variant: Variant) => ({
    variant,
    club,
    all: { ...dealsTexts[variant], ...dealMailsTexts[variant] },
    name: slot('name'),
    why: slot('why'),
    preferencesUrl: club.url + slot('preferences'),
    unsubscribeUrl: club.url + slot('unsubscribe'),
  })

  async function template(alert: Alert, mailed: MailedDeal[], { variant }: Parcel) {
    const [first] = mailed
    const { subject, html, text } =
      alert.kind === 'deal' && first
        ? await renderMail(dealAlert, { ...frameOf(variant), deal: first })
        : await renderMail(digest, {
            ...frameOf(variant),
            deals: mailed,
            plan: alert.plan ?? 'free',
            city: alert.airport ? airportCity[alert.airport] : '',
          })
    return mimeTemplate({ headers: listHeaders(alert, subject, variant), html, text })
  }

  function listHeaders(alert: Alert, subject: string, variant: Variant): [string, string][] {
    const mailDomain = sender.address.slice(sender.address.indexOf('@') + 1)
    return [
      ['From', sender.header],
      ['To', slot('to')],
      ['Subject', subject],
      ['Date', slot('date')],
      ['Message-ID', `<${slot('ref')}@${mailDomain}>`],
      ['List-Unsubscribe', `<${club.url}${slot('unsubscribe')}>`],
      ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
      ['List-Id', `${encodedWords(club.name)} <ofertas.${mailDomain}>`],
      ['Feedback-ID', `${alert.id}:${alert.kind}:${variant}:${mailDomain}`],
      ['X-Auto-Response-Suppress', 'All'],
    ]
  }

  function templateFor(parcel: Parcel): Promise<MimeTemplate | undefined> {
    const { alertId, variant, premium, items } = parcel
    const key = [alertId, variant, premium, ...(items ?? [])].join(' ')
    const known = templates.get(key)
    if (known && performance.now() - known.at < TEMPLATE_LIFE_MS) return known.made
    const made = compose(parcel)
    // One that could not be made, perhaps for this member alone, is made again, not remembered.
    const forget = () => void (templates.get(key)?.made === made && templates.delete(key))
    made.then((mime) => mime ?? forget(), forget)
    templates.delete(key)
    templates.set(key, { made, at: performance.now() })
    if (templates.size > MOST_TEMPLATES) templates.delete(templates.keys().next().value ?? '')
    return made
  }

  return {
    async write(parcel) {
      const mime = await templateFor(parcel)
      if (!mime) return undefined
      const reference = referenceOf(signer, parcel.id)
      const origin = originFor(parcel)
      const message = mime.fill({
        to: parcel.email,
        date: clock.now().toUTCString().replace('GMT', '+0000'),
        ref: reference,
        name: parcel.name,
        origin: origin ?? '',
        city: origin ? originCity[origin] : '',
        why: whyOf(parcel, origin),
        preferences: members.preferencesPath(parcel.uid),
        unsubscribe: members.unsubscribePath(parcel.uid),
      })
      const signature = (await parts.dkim?.(message)) ?? ''
      return {
        envelope: { from: returnPath(reference, parts.returnDomain), to: parcel.email },
        message: { ...message, head: signature + message.head },
      }
    },
    async sample(by, deal, variant) {
      const offer = offerOf(deal, by, variant, clock.now())
      const origin = sampleOrigin(deal, variant)
      const mailed = {
        ...mailedDeal(offer, 0, variant),
        link: offer.externalLink ?? `${club.url}/ofertas-premium`,
      }
      const letter = await renderMail(dealAlert, { ...frameOf(variant), deal: mailed })
      const values = {
        ...{ name: sampleName[variant], origin, city: originCity[origin] },
        ...{
          why: whyOf({ variant, favourite: false }, origin),
          preferences: '/',
          unsubscribe: '/',
        },
      }
      const filled = (text: string) =>
        Object.entries(values).reduce(
          (all, [name, value]) => all.replaceAll(slot(name), value),
          text,
        )
      return {
        subject: letter.subject,
        html: filled(letter.html),
        text: filled(letter.text),
      }
    },
  }
}

const sampleName: Record<Variant, string> = { PT: 'Maria', BR: 'João' }

/** A reader of that variant lives near one of its own airports, when the deal leaves from there. */
function sampleOrigin({ origins }: Deal, variant: Variant): Origin {
  const near = origins.find((origin) => marketOrigins[variant].includes(origin))
  return near ?? origins[0] ?? 'LIS'
}

/** The whole deal needs proof of Premium, unless the deal is free. */
function offerFor(
  deal: Deal,
  viewer: PremiumMember | undefined,
  variant: Variant,
  now: Date,
): DealOffer | undefined {
  if (viewer) return offerOf(deal, viewer, variant, now)
  return isFree(deal) ? offerOf(deal, undefined, variant, now) : undefined
}

function originFor({ homeAirport }: Parcel): Origin | undefined {
  return homeAirport ? originOf[homeAirport] : undefined
}

function whyOf(
  { variant, favourite }: Pick<Parcel, 'variant' | 'favourite'>,
  origin: Origin | undefined,
): string {
  const t = dealMailsTexts[variant].dealMails
  return fill(favourite ? t.whyFavourite : t.why, { city: origin ? originCity[origin] : '' })
}

function readSender(from: string): { header: string; address: string } {
  const [, name = '', address = from] = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? []
  return { header: name ? `${encodedWords(name)} <${address}>` : address, address }
}
