import type { DealOffer, DealView } from '~/modules/deals/model'
import { DealCard, OfferCard } from './deal-card'

/** SPEC §2: three columns; where three do not fit, whole boarding passes one above the other. */
const grid = 'grid gap-6 lg:grid-cols-3'

export function DealGrid({ deals, signedIn }: { deals: DealView[]; signedIn: boolean }) {
  return (
    <ul className={grid}>
      {deals.map((deal) => (
        <li key={deal.id}>
          <DealCard deal={deal} signedIn={signedIn} />
        </li>
      ))}
    </ul>
  )
}

export function OfferGrid({ offers }: { offers: DealOffer[] }) {
  return (
    <ul className={grid}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard deal={offer} />
        </li>
      ))}
    </ul>
  )
}
