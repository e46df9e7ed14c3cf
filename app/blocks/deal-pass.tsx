import type { ReactNode } from 'react'
import { useTexts } from '~/app/texts'
import { classNames } from '~/app/ui/class-names'
import { Icon, type IconName } from '~/app/ui/icon'
import { SplitFlap } from '~/app/ui/split-flap'
import { Ticket } from '~/app/ui/ticket'
import { type DealWords, dealWords } from '~/locales/deal-words'
import { dealsTexts } from '~/locales/deals'
import type { DealKind, DealView } from '~/modules/deals/model'
import { DealPicture } from './deal-picture'

export const kindIcons: Record<DealKind, IconName> = {
  'fare-error': 'bolt',
  'flash-sale': 'clock',
  deal: 'tag',
  miles: 'star',
  business: 'seat',
}

/**
 * A deal as a boarding pass, without what one does with it: picture, route, facts, and a stub with
 * the price. Upright in a narrow place, lying where there is room for it.
 */
export function DealPass(props: {
  deal: DealView
  titleId?: string
  details?: ReactNode
  action: ReactNode
}) {
  const { deal } = props
  const { variant, t } = useTexts(dealsTexts)
  const words = dealWords(deal, variant, t)
  return (
    <Ticket fluid className="h-full text-ink" stub={<Stub {...props} words={words} />}>
      <div className="flex h-full flex-col @2xl:flex-row">
        <div className="relative overflow-clip @2xl:w-[34%] @2xl:shrink-0">
          <DealPicture
            deal={deal}
            className="aspect-[16/9] w-full transition duration-700 group-hover/deal:scale-[1.04] @2xl:absolute @2xl:inset-0 @2xl:aspect-auto @2xl:h-full"
          />
          {deal.expired && <EndedStamp />}
          <KindBadge kind={deal.kind} />
        </div>
        <div className="flex grow flex-col gap-4 p-5">
          <Route deal={deal} words={words} />
          <h3
            id={props.titleId}
            className="font-sans text-lg font-bold leading-snug tracking-normal"
          >
            {deal.title}
          </h3>
          {props.details}
          <Facts words={words} />
        </div>
      </div>
    </Ticket>
  )
}

function KindBadge({ kind }: { kind: DealKind }) {
  const { t } = useTexts(dealsTexts)
  return (
    <p className="absolute left-3 top-3 flex items-center whitespace-nowrap @2xl:left-2 @2xl:gap-1 @2xl:text-xs gap-1.5 rounded-full bg-card py-1 pl-2 pr-3 text-sm font-bold text-sunset-ink shadow-lift">
      <Icon name={kindIcons[kind]} className="size-4" />
      {t.deals.kinds[kind]}
    </p>
  )
}

function EndedStamp() {
  const { t } = useTexts(dealsTexts)
  return (
    <p className="absolute inset-0 grid place-items-center bg-night/45">
      <span className="-rotate-6 rounded-control border-4 border-double border-on-night px-4 py-1 font-display text-2xl font-extrabold uppercase text-on-night">
        {t.deals.expired}
      </span>
    </p>
  )
}

function Route({ deal, words }: { deal: DealView; words: DealWords }) {
  const code = 'font-display text-[2.75rem] font-extrabold leading-none tracking-tight'
  return (
    <div>
      <p className="sr-only">{words.route}</p>
      <div aria-hidden="true" className="flex items-center gap-3">
        <span className={code}>{deal.origins[0]}</span>
        <span className="flight-path relative h-6 grow text-cobalt">
          <span className="absolute inset-y-0 left-0 grid w-full place-items-center transition-transform duration-700 ease-out group-hover/deal:translate-x-[28%]">
            <Icon name="plane" className="size-6 rotate-90 bg-card fill-current px-0.5" />
          </span>
        </span>
        <span className={code}>{deal.destination.iata}</span>
      </div>
      <div
        aria-hidden="true"
        className="mt-1 flex justify-between gap-4 text-sm leading-snug text-muted"
      >
        <span>{words.from}</span>
        <span className="text-right">{deal.destination.city}</span>
      </div>
    </div>
  )
}

function Facts({ words }: { words: DealWords }) {
  const { t } = useTexts(dealsTexts)
  const facts = [
    [t.deals.dates, words.dates],
    [t.deals.airline, words.airline],
    [t.deals.bags, words.bags],
  ] as const
  return (
    <dl className="mt-auto grid grid-cols-[auto_minmax(min-content,1fr)_auto] gap-x-3 border-t border-line pt-3 text-sm leading-snug">
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          {/* Two lines for all, so that the perforations of a row are level. */}
          <dd className="min-h-[2lh] max-w-[8.5rem] font-semibold">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function Stub(props: { deal: DealView; words: DealWords; action: ReactNode }) {
  const { deal, words } = props
  return (
    <div className="flex h-full flex-col justify-between gap-4 bg-sand-2/35 p-5 text-sm text-muted @2xl:w-56">
      <div>
        <p aria-hidden="true" className="flex h-6 items-center justify-between gap-3">
          <span className={classNames(words.miles && 'font-bold text-ink')}>{words.above}</span>
          <span className="text-lg font-bold leading-none text-sea">{words.discount}</span>
        </p>
        <p className="mt-2 flex items-end justify-between gap-3 @2xl:flex-col @2xl:items-start">
          <span>
            <SplitFlap
              text={words.price}
              spoken={words.spokenPrice}
              className={classNames(
                'text-[1.75rem] group-hover/deal:*:[animation-name:flap-turn-again]',
                deal.expired && 'opacity-60',
              )}
            />
          </span>
          <s aria-hidden="true" className="text-base decoration-2">
            {words.usualPrice}
          </s>
        </p>
      </div>
      <div className="flex items-end justify-between gap-3 @2xl:flex-col-reverse @2xl:items-stretch">
        <div className="grow">
          <p>{words.until}</p>
          {props.action}
        </div>
        <span aria-hidden="true" className="barcode h-9 w-20 shrink-0 opacity-70 @2xl:w-full" />
      </div>
    </div>
  )
}
