import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useTexts } from '~/app/texts'
import { Button, buttonLook } from '~/app/ui/button'
import { Icon } from '~/app/ui/icon'
import { dealsTexts } from '~/locales/deals'
import type { DealOffer, DealView } from '~/modules/deals/model'
import { DealPass } from './deal-pass'
import { RichText } from './rich-text'

/**
 * SPEC §2, away from the offer pages: the whole card is one link, to the offer itself for somebody
 * signed in who may see it, to the Premium offers for everybody else.
 */
export function DealCard({ deal, signedIn = false }: { deal: DealView; signedIn?: boolean }) {
  const { t } = useTexts(dealsTexts)
  const link = signedIn ? deal.externalLink : undefined
  return (
    <CardLink to={link ?? undefined}>
      <DealPass
        deal={deal}
        action={
          <p className="mt-1 flex items-center gap-1.5 font-bold text-cobalt group-hover/deal:underline">
            {link ? t.deals.seeOffer : t.deals.seeInPremium}
            <Icon name={link ? 'external' : 'arrow'} className="size-4" />
          </p>
        }
      />
    </CardLink>
  )
}

function CardLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  const { t } = useTexts(dealsTexts)
  const look = 'group/deal @container block h-full rounded-card'
  if (!to) {
    return (
      <Link to="/ofertas-premium" className={look}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={look}>
      {children}
      <span className="sr-only">{t.deals.newTab}</span>
    </a>
  )
}

/** On the offer pages: everything about the deal, and a button to where it is sold. */
export function OfferCard({ deal }: { deal: DealOffer }) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className="group/deal @container h-full">
      <DealPass
        deal={deal}
        titleId={titleId}
        details={<RichText html={deal.details} className="text-base text-muted" />}
        action={<MoreButton deal={deal} />}
      />
    </article>
  )
}

function MoreButton({ deal }: { deal: DealOffer }) {
  const { t } = useTexts(dealsTexts)
  const look = 'mt-2 w-full'
  if (!deal.externalLink) {
    return (
      <Button disabled look="secondary" className={look}>
        {t.deals.more}
      </Button>
    )
  }
  return (
    <a
      href={deal.externalLink}
      target="_blank"
      rel="noopener"
      className={buttonLook(deal.expired ? 'secondary' : 'primary', look)}
    >
      {t.deals.more}
      <span className="sr-only">
        {deal.title} {t.deals.newTab}
      </span>
      <Icon name="external" className="size-5" />
    </a>
  )
}
