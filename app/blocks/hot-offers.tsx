import { Link } from 'react-router'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { htmlLang } from '~/locales/variant'
import type { DealView } from '~/modules/deals/model'
import { Scene } from './scene'

/** How many fit beside a text. */
export const HOT_OFFERS = 3

/** The panel beside tips and posts; a club without live deals has none. */
export function HotOffers({ teasers }: { teasers: readonly DealView[] }) {
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
            <Stub deal={teaser} />
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
function Stub({ deal }: { deal: DealView }) {
  const look =
    'group grid h-full grid-cols-[5.5rem_1fr] overflow-hidden rounded-card border border-line bg-card transition hover:shadow-lift'
  // Only a deal that anybody may have carries its link here; the others are past the gate.
  if (deal.externalLink) {
    return (
      <a href={deal.externalLink} target="_blank" rel="noopener nofollow" className={look}>
        <StubContent deal={deal} />
      </a>
    )
  }
  return (
    <Link to="/ofertas-premium" className={look}>
      <StubContent deal={deal} />
    </Link>
  )
}

function StubContent({ deal }: { deal: DealView }) {
  const { variant, t } = useTexts()
  const lang = htmlLang[variant]
  const whole = { style: 'currency', currency: deal.currency, maximumFractionDigits: 0 } as const
  const money = (cents: number) => new Intl.NumberFormat(lang, whole).format(cents / 100)
  return (
    <>
      {deal.image.startsWith('/') ? (
        <img src={deal.image} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Scene id={deal.image} loading="lazy" className="size-full object-cover" />
      )}
      <span className="block border-l-2 border-dashed border-line px-4 py-3">
        <span className="block text-sm text-muted">
          {deal.origins.join(' · ')} <span aria-hidden="true">→</span> {deal.destination.iata}
        </span>
        <span className="block font-semibold leading-snug group-hover:underline">
          {deal.destination.city}
        </span>
        <span className="mt-1 block">
          {deal.miles && (
            <span className="block text-sm">
              {t.hotOffers.miles.replace('{miles}', new Intl.NumberFormat(lang).format(deal.miles))}
            </span>
          )}
          <strong className="font-display text-xl text-sunset-ink">{money(deal.price)}</strong>{' '}
          <s className="text-sm text-muted">{money(deal.usualPrice)}</s>
        </span>
      </span>
    </>
  )
}
