import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { htmlLang } from '~/locales/variant'
import type { DealView } from '~/modules/deals/model'
import { Scene } from './scene'

/** SPEC §2: the side column of the personal area, with the way to all Premium offers. */
export function HotOffers({ offers }: { offers: DealView[] }) {
  const { t, variant } = useTexts()
  const o = t.area.offers
  const money = (cents: number, currency: string) =>
    new Intl.NumberFormat(htmlLang[variant], {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    }).format(cents / 100)
  return (
    <section
      aria-labelledby="ofertas-quentes"
      className="order-first grid gap-4 lg:sticky lg:top-28 lg:order-none"
    >
      <div>
        <h2 id="ofertas-quentes" className="text-2xl">
          {o.title}
        </h2>
        <p className="mt-1.5 text-muted">{offers.length > 0 ? o.text : o.none}</p>
      </div>
      <ul className="grid gap-3">
        {offers.map((offer) => (
          <li
            key={offer.id}
            className="grid grid-cols-[6.5rem_1fr] overflow-hidden rounded-card border border-line bg-card"
          >
            <Scene id={offer.image} loading="lazy" className="size-full object-cover" />
            <div className="border-l-2 border-dashed border-line p-4">
              <p className="font-display text-lg font-extrabold leading-tight">
                {offer.origins[0]} → {offer.destination.iata}
              </p>
              <p className="text-sm text-muted">{offer.destination.city}</p>
              <p className="mt-1.5">
                <span className="text-sm text-muted">{o.from} </span>
                <strong className="text-lg tabular-nums">
                  {money(offer.price, offer.currency)}
                </strong>
                <span className="block text-sm font-semibold text-sea">
                  {o.off.replace('{n}', String(offer.discount))}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink to="/ofertas-premium">{o.all}</ButtonLink>
    </section>
  )
}
