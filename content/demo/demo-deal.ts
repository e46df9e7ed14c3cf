import type { DealContent, DealStatus } from '~/modules/deals/model'
import { places } from './places'

/** A deal of the demo, with times told from the moment it is put in, so that it is always news. */
export interface DemoDeal {
  to: keyof typeof places
  from: DealContent['origins']
  kind: DealContent['kind']
  plan?: DealContent['plan']
  /** Whole euros or reais: the price, and what the route usually costs. */
  price: [now: number, usual: number]
  airline: string
  cabin?: DealContent['cabin']
  bags: DealContent['bags']
  miles?: [programme: NonNullable<DealContent['milesProgramme']>, count: number]
  /** Days from now on which travel begins and ends. */
  travel: [from: number, to: number]
  /** Hours since it was published, and until it ends; negative once it has ended. */
  hours: [ago: number, left: number]
  status?: DealStatus
  PT: { title: string; details: string }
  BR: { title: string; details: string }
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

export function contentOf(deal: DemoDeal, now: Date): DealContent {
  const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)
  const { PT, BR } = deal
  const travelFrom = day(deal.travel[0])
  const query = `Flights from ${deal.from[0]} to ${places[deal.to].iata} on ${travelFrom} through ${day(deal.travel[0] + 9)}`
  return {
    image: deal.to,
    destination: places[deal.to],
    origins: deal.from,
    kind: deal.kind,
    plan: deal.plan ?? 'Premium',
    price: deal.price[0] * 100,
    usualPrice: deal.price[1] * 100,
    currency: deal.from.some((origin) => origin === 'GIG' || origin === 'GRU') ? 'BRL' : 'EUR',
    airline: deal.airline,
    cabin: deal.cabin ?? 'economy',
    bags: deal.bags,
    milesProgramme: deal.miles?.[0] ?? null,
    miles: deal.miles?.[1] ?? null,
    travelFrom,
    travelTo: day(deal.travel[1]),
    title: { PT: PT.title, BR: BR.title },
    details: { PT: PT.details, BR: BR.details },
    externalLink: `https://www.google.com/travel/flights?q=${encodeURIComponent(query)}`,
    expiresAt: new Date(now.getTime() + deal.hours[1] * HOUR),
  }
}
