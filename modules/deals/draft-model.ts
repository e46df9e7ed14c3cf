import type { Variant } from '~/locales/variant'
import type { Deal, DealContent } from './model'
import { teamTime } from './team-time'

/** The fields of the editor's form, in the order in which the form asks for them. */
const draftFieldNames = [
  'kind',
  'plan',
  'iata',
  'cityPT',
  'cityBR',
  'countryPT',
  'countryBR',
  'origins',
  'price',
  'usualPrice',
  'currency',
  'milesProgramme',
  'miles',
  'airline',
  'cabin',
  'bags',
  'travelFrom',
  'travelTo',
  'expiresAt',
  'externalLink',
  'image',
  'titlePT',
  'titleBR',
  'detailsPT',
  'detailsBR',
] as const
export type DraftField = (typeof draftFieldNames)[number]

/** A deal as somebody is typing it: any field may be empty, wrong or not there yet. */
export type DraftFields = { [Name in Exclude<DraftField, 'origins'>]?: string } & {
  origins?: string[]
}

const MOST_CHARACTERS = 20_000

/** Keeps the fields that exist and nothing else; what is far too long is cut. */
export function readDraft(entries: Iterable<[string, unknown]>): DraftFields {
  const draft: DraftFields = {}
  for (const [given, value] of entries) {
    const name = draftFieldNames.find((known) => known === given)
    if (!name || typeof value !== 'string') continue
    if (name !== 'origins') draft[name] = value.slice(0, MOST_CHARACTERS)
    else if (value) draft.origins = [...(draft.origins ?? []), value.slice(0, 3)]
  }
  return draft
}

/** A deal's content as the form shows it. */
export function draftOf(content: DealContent): DraftFields {
  const { destination, title, details } = content
  const both = <Name extends string>(name: Name, words: Record<Variant, string>) =>
    ({ [`${name}PT`]: words.PT, [`${name}BR`]: words.BR }) as Record<`${Name}${Variant}`, string>
  return {
    image: content.image,
    iata: destination.iata,
    ...both('city', destination.city),
    ...both('country', destination.country),
    origins: content.origins,
    kind: content.kind,
    price: written(content.price),
    usualPrice: written(content.usualPrice),
    currency: content.currency,
    airline: content.airline,
    cabin: content.cabin,
    travelFrom: content.travelFrom,
    travelTo: content.travelTo,
    bags: content.bags,
    milesProgramme: content.milesProgramme ?? '',
    miles: content.miles === null ? '' : String(content.miles),
    plan: content.plan,
    ...both('title', title),
    ...both('details', details),
    externalLink: content.externalLink ?? '',
    expiresAt: teamTime(content.expiresAt),
  }
}

function written(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2).replace('.', ',')
}

/**
 * Which state of a deal somebody was looking at: the deal's own version and that of what is being
 * typed about it. Either one moving on makes it another edition.
 */
export function editionOf(
  deal: Pick<Deal, 'version'> | undefined,
  draft: { version: number } | undefined,
): string {
  return `${deal?.version ?? 0}.${draft?.version ?? 0}`
}
