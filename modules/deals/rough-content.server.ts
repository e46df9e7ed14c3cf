import { sanitiseHtml } from '~/platform/sanitise.server'
import type { DraftField, DraftFields } from './draft-model'
import type { Deal, DealContent } from './model'
import { dealFields } from './schema'
import { teamDay } from './team-time'

const UNWRITTEN = '…'

/** What can be shown of an unfinished deal: what is there as it is, gaps for the rest. */
export function roughContent(draft: DraftFields, now: Date): DealContent {
  const { shape } = dealFields
  const field = <Name extends DraftField>(name: Name, gap: DealContentField<Name>) => {
    const parsed = shape[name].safeParse(draft[name])
    return (parsed.success ? parsed.data : gap) as DealContentField<Name>
  }
  const details = (name: 'detailsPT' | 'detailsBR') => sanitiseHtml(draft[name] ?? '')
  // One price alone is no saving.
  const usualPrice = field('usualPrice', field('price', 0))
  const price = field('price', usualPrice)
  return {
    image: field('image', 'lisboa'),
    destination: {
      iata: field('iata', '???'),
      city: { PT: field('cityPT', UNWRITTEN), BR: field('cityBR', UNWRITTEN) },
      country: { PT: field('countryPT', UNWRITTEN), BR: field('countryBR', UNWRITTEN) },
    },
    origins: field('origins', ['LIS']),
    kind: field('kind', 'deal'),
    price,
    usualPrice: Math.max(usualPrice, price),
    currency: field('currency', 'EUR'),
    airline: field('airline', UNWRITTEN),
    cabin: field('cabin', 'economy'),
    travelFrom: field('travelFrom', teamDay(now)),
    travelTo: field('travelTo', teamDay(now)),
    bags: field('bags', 'personal-item'),
    milesProgramme: field('milesProgramme', null),
    miles: field('miles', null),
    plan: field('plan', 'Premium'),
    title: { PT: field('titlePT', UNWRITTEN), BR: field('titleBR', UNWRITTEN) },
    details: { PT: details('detailsPT'), BR: details('detailsBR') },
    externalLink: field('externalLink', null),
    expiresAt: field('expiresAt', new Date(now.getTime() + 86_400_000)),
  }
}

type DealContentField<Name extends DraftField> = (typeof dealFields)['shape'][Name]['_output']

/** The same as if it had just been published, for showing it and for counting whom it would reach. */
export function asPublishedNow(id: string, content: DealContent, now: Date): Deal {
  return {
    ...content,
    id,
    status: 'published',
    scheduledFor: null,
    publishedAt: now,
    withdrawnAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    changedBy: null,
  }
}
