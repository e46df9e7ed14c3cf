import { useId } from 'react'
import { Link } from 'react-router'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { Icon } from '~/app/ui/icon'
import { dealWords } from '~/locales/deal-words'
import { dealsTexts } from '~/locales/deals'
import type { DealView } from '~/modules/deals/model'
import { kindIcons } from './deal-pass'
import { DealPicture } from './deal-picture'

/** How many fit beside a text. */
export const HOT_OFFERS = 3

/** The panel beside other content; a club without live deals has none. */
export function HotOffers({ deals }: { deals: DealView[] }) {
  const { t } = useTexts(dealsTexts)
  const id = useId()
  if (deals.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {t.deals.hotTitle}
      </h2>
      <p className="mt-1 text-muted">{t.deals.hotText}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {deals.map((deal) => (
          <li key={deal.id}>
            <SmallPass deal={deal} />
          </li>
        ))}
        <li className="grid sm:max-lg:odd:col-span-2">
          <ButtonLink to="/ofertas-premium" look="secondary">
            {t.deals.moreOffers}
          </ButtonLink>
        </li>
      </ul>
    </section>
  )
}

/** A pass folded small: picture, perforation, where to and for how much. */
function SmallPass({ deal }: { deal: DealView }) {
  const look = 'group paper flex h-full rounded-card'
  // Only a deal that its reader may have carries its link here; the others are past the gate.
  if (!deal.externalLink) {
    return (
      <Link to="/ofertas-premium" className={look}>
        <SmallPassContent deal={deal} />
      </Link>
    )
  }
  return (
    <a href={deal.externalLink} target="_blank" rel="noopener nofollow" className={look}>
      <SmallPassContent deal={deal} />
    </a>
  )
}

function SmallPassContent({ deal }: { deal: DealView }) {
  const { variant, t } = useTexts(dealsTexts)
  const words = dealWords(deal, variant, t)
  return (
    <>
      <DealPicture
        deal={deal}
        className="torn tear-tr tear-br w-24 shrink-0 rounded-l-card bg-sand-2"
      />
      <span className="torn tear-tl tear-bl block grow rounded-r-card border-l-2 border-dashed border-line bg-card px-4 py-3">
        <span className="flex items-center gap-1.5 text-sm font-bold text-sunset-ink">
          <Icon name={kindIcons[deal.kind]} className="size-4" />
          {t.deals.kinds[deal.kind]}
        </span>
        <span className="mt-0.5 block font-display text-lg font-extrabold leading-tight group-hover:underline">
          {deal.destination.city}
        </span>
        <span className="sr-only">
          {`${words.route}. ${words.spokenPrice}`}
          {deal.externalLink && ` ${t.deals.newTab}`}
        </span>
        <span aria-hidden="true" className="block text-sm text-muted">
          {deal.origins.join(' · ')} → {deal.destination.iata}
        </span>
        <span aria-hidden="true" className="mt-1 flex flex-wrap items-baseline gap-x-2">
          {words.miles && <span className="w-full text-sm font-bold">{words.above}</span>}
          <strong className="font-display text-xl leading-none">{words.price}</strong>{' '}
          <s className="text-sm text-muted">{words.usualPrice}</s>
        </span>
      </span>
    </>
  )
}
