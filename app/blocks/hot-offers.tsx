import { Link } from 'react-router'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { htmlLang } from '~/locales/variant'
import { Scene } from './scene'

/** What the panel shows of a deal: never more than a visitor may see. */
export interface HotOffer {
  id: string
  /** A scene, or the path of an uploaded picture. */
  image: string
  destination: { city: string; iata: string }
  origins: readonly string[]
  /** In cents or centavos. */
  price: number
  usualPrice: number
  currency: string
}

/** The panel beside tips and posts; a club without live deals has none. */
export function HotOffers({ teasers }: { teasers: readonly HotOffer[] }) {
  const { t } = useTexts()
  if (teasers.length === 0) return null
  return (
    <section aria-labelledby="ofertas-quentes">
      <h2 id="ofertas-quentes" className="text-2xl">
        {t.hotOffers.title}
      </h2>
      <p className="mt-2 text-muted">{t.hotOffers.text}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <Stub offer={teaser} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/ofertas-premium" look="secondary" className="mt-5 w-full">
        {t.hotOffers.more}
      </ButtonLink>
    </section>
  )
}

/** The stub of a boarding pass: where from, where to, for how much. */
function Stub({ offer }: { offer: HotOffer }) {
  const { variant } = useTexts()
  const money = new Intl.NumberFormat(htmlLang[variant], {
    style: 'currency',
    currency: offer.currency,
    maximumFractionDigits: 0,
  })
  return (
    <Link
      to="/ofertas-premium"
      className="group grid grid-cols-[5.5rem_1fr] overflow-hidden rounded-card border border-line bg-card transition hover:shadow-lift"
    >
      {offer.image.startsWith('/') ? (
        <img src={offer.image} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Scene id={offer.image} loading="lazy" className="size-full object-cover" />
      )}
      <span className="block border-l-2 border-dashed border-line px-4 py-3">
        <span className="block text-sm text-muted">
          {offer.origins.join(' · ')} <span aria-hidden="true">→</span> {offer.destination.iata}
        </span>
        <span className="block font-semibold leading-snug group-hover:underline">
          {offer.destination.city}
        </span>
        <span className="mt-1 block">
          <strong className="font-display text-xl text-sunset-ink">
            {money.format(offer.price / 100)}
          </strong>{' '}
          <s className="text-sm text-muted">{money.format(offer.usualPrice / 100)}</s>
        </span>
      </span>
    </Link>
  )
}
