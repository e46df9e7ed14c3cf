import { type DealView, originCity } from '~/modules/deals/model'
import { madeOnce } from './formatters'
import { spokenMoney, spokenNumber, writtenMoney } from './money'
import type { deals } from './pt-PT/deals'
import type { Variant } from './variant'

/** Days end at midnight where the readers of a variant live. */
const timeZone: Record<Variant, string> = { PT: 'Europe/Lisbon', BR: 'America/Sao_Paulo' }

export interface DealWords {
  from: string
  route: string
  dates: string
  airline: string
  bags: string
  price: string
  usualPrice: string
  miles: string | undefined
  /** What the price is for, or the miles that are paid besides. */
  above: string
  /** Money saved says nothing where miles are paid besides. */
  discount: string | undefined
  spokenPrice: string
  until: string
}

/** A deal's facts as one variant writes and says them; pages and mails share them. */
export function dealWords(deal: DealView, variant: Variant, { deals: t }: typeof deals): DealWords {
  const { price, usualPrice, currency, destination } = deal
  const cities = deal.origins.map((origin) => originCity[origin])
  const from = cities.join(` ${t.or} `)
  const miles = deal.miles === null ? undefined : spokenNumber(deal.miles, variant)
  const day = (iso: string) =>
    `${Number(iso.slice(8, 10))} ${t.months[Number(iso.slice(5, 7)) - 1]}`
  // The badge says it already.
  const cabin = deal.kind === 'business' ? '' : t.cabins[deal.cabin]
  return {
    from,
    route: fill(t.route, { from, to: destination.city }),
    dates: fill(t.dateRange, { from: day(deal.travelFrom), to: day(deal.travelTo) }),
    airline: cabin ? `${deal.airline}, ${cabin}` : deal.airline,
    bags: t.bagKinds[deal.bags],
    price: writtenMoney(price, currency),
    usualPrice: writtenMoney(usualPrice, currency),
    miles,
    above: miles ? fill(t.miles, { miles }) : t.roundTrip,
    discount: miles ? undefined : `−${deal.discount} %`,
    spokenPrice: fill(miles ? t.spokenMiles : t.spoken, {
      miles: miles ?? '',
      price: spokenMoney(price, currency, variant),
      usual: spokenMoney(usualPrice, currency, variant),
      discount: String(deal.discount),
    }),
    until: fill(t.until, { date: day(isoDay(timeZone[variant]).format(deal.expiresAt)) }),
  }
}

const isoDay = madeOnce(
  (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }),
)

export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot)
}
