import { useTexts } from '~/app/texts'
import { buttonLook } from '~/app/ui/button'
import { Icon } from '~/app/ui/icon'
import { SplitFlap } from '~/app/ui/split-flap'
import { Ticket } from '~/app/ui/ticket'
import type { ExampleDeal } from '~/content/like-draw-deals'
import { likeDrawTexts } from '~/locales/like-draw'
import { Scene } from './scene'

/** What an alert looked like; the price is history, so the link leads to a search. */
export function ExampleDeals({ deals }: { deals: ExampleDeal[] }) {
  const { t } = useTexts(likeDrawTexts)
  return (
    <ul className="grid gap-6 md:grid-cols-3 md:gap-4 lg:gap-6">
      {deals.map((deal) => (
        <li key={deal.id} className="flex">
          <Ticket
            upright
            className="w-full"
            stub={
              <div className="grid gap-4 p-5 md:max-lg:p-4">
                <p className="flex flex-wrap items-end justify-between gap-2 md:max-lg:flex-col md:max-lg:items-start">
                  <span className="text-2xl">
                    <SplitFlap text={deal.price} />
                  </span>
                  <s className="text-muted">{deal.usualPrice}</s>
                </p>
                <a
                  href={deal.link.href}
                  target={deal.link.target}
                  rel={deal.link.rel}
                  title={deal.link.title}
                  aria-label={deal.link.ariaLabel}
                  className={buttonLook('secondary')}
                >
                  {t.likeDraw.dealsAction} <Icon name="external" className="size-5" />
                </a>
              </div>
            }
          >
            <Scene id={deal.image} loading="lazy" className="aspect-[16/9] w-full object-cover" />
            <div className="p-5 md:max-lg:p-4">
              <div className="flex items-center justify-between gap-3">
                <Airport label={t.likeDraw.from} {...deal.from} />
                <span
                  aria-hidden="true"
                  className="h-0 grow border-t-2 border-dotted border-muted"
                />
                <Airport label={t.likeDraw.to} {...deal.to} />
              </div>
              <p className="mt-4 text-muted">{deal.details}</p>
            </div>
          </Ticket>
        </li>
      ))}
    </ul>
  )
}

function Airport({ label, code, city }: { label: string; code: string; city: string }) {
  return (
    <p>
      <span className="sr-only">{label}</span>
      <span className="block font-display text-3xl font-extrabold leading-none md:max-lg:text-2xl">
        {code}
      </span>
      <span className="text-sm text-muted">{city}</span>
    </p>
  )
}
