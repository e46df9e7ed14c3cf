import { type Deal, discountPercent, type OfferPage, type Origin } from './model'

const HOT_OFFERS = 3
const CURRENT_OFFERS = 6
/** SPEC §9. */
const OTHER_OFFERS = 12

function isGoneSoon({ kind }: Deal): boolean {
  return kind === 'fare-error' || kind === 'flash-sale'
}

/** What is paid in miles is not saved, so their deals don't win by the money alone. */
function saving(deal: Deal): number {
  return deal.kind === 'miles' ? 0 : discountPercent(deal)
}

/** The reader's airports first, then what is gone soon, the largest saving first; no place twice. */
export function hottest(deals: Deal[], near: readonly Origin[], limit: number): Deal[] {
  const ranked = deals.toSorted(
    (a, b) =>
      Number(leavesFrom(b, near)) - Number(leavesFrom(a, near)) ||
      Number(isGoneSoon(b)) - Number(isGoneSoon(a)) ||
      saving(b) - saving(a),
  )
  const places = new Set<string>()
  const chosen: Deal[] = []
  for (const deal of ranked) {
    if (chosen.length === limit) break
    if (places.has(deal.destination.iata)) continue
    places.add(deal.destination.iata)
    chosen.push(deal)
  }
  return chosen
}

/** The reader's airports first, the newest first. */
export function newest(deals: Deal[], near: readonly Origin[], limit: number): Deal[] {
  const published = (deal: Deal) => deal.publishedAt?.getTime() ?? 0
  return deals
    .toSorted(
      (a, b) =>
        Number(leavesFrom(b, near)) - Number(leavesFrom(a, near)) || published(b) - published(a),
    )
    .slice(0, limit)
}

/** SPEC §2 /ofertas-premium: no deal in two places; ended ones fill up the last twelve, marked. */
export function arrangeOffers(
  live: Deal[],
  ended: Deal[],
  near: readonly Origin[],
): OfferPage<Deal> {
  const hot = hottest(live, near, HOT_OFFERS)
  const cool = live.filter((deal) => !hot.includes(deal))
  const current = newest(cool, near, CURRENT_OFFERS)
  const rest = cool.filter((deal) => !current.includes(deal))
  const others = [...newest(rest, near, OTHER_OFFERS), ...newest(ended, near, OTHER_OFFERS)]
  return { hot, current, others: others.slice(0, OTHER_OFFERS) }
}

function leavesFrom(deal: Deal, near: readonly Origin[]): boolean {
  return deal.origins.some((origin) => near.includes(origin))
}
