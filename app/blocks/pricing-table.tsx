import { Link } from 'react-router'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { Icon } from '~/app/ui/icon'
import { SplitFlap } from '~/app/ui/split-flap'
import { pricingTexts } from '~/locales/pricing'
import { type Variant, variantAddress } from '~/locales/variant'
import {
  formatPrice,
  lifetimePlan,
  type Plan,
  savingPercent,
  withdrawalDays,
} from '~/modules/billing/model'
import { checkoutAddress, type PricingPage } from './checkout-address'
import { HostedTable } from './hosted-table'

interface Props {
  page: PricingPage
  /** The market whose price is shown; the visitor's own unless the page is about one country. */
  variant?: Variant
  /** A page that tells a story says it in its own words. */
  words?: { heading: string; text: string }
}

/** Free against Premium: the offer, what it includes and what the law adds. */
export function PricingTable({ page, variant: market, words }: Props) {
  const { variant, t } = useTexts(pricingTexts)
  const plan = lifetimePlan(market ?? variant)
  const legal = t.pricing.legal[plan.market].replace('{days}', String(withdrawalDays[plan.market]))
  return (
    <section aria-labelledby="price-table-heading">
      <h2 id="price-table-heading" className="scroll-mt-28 text-4xl sm:text-5xl">
        {words?.heading ?? t.pricing.heading}
      </h2>
      <p className="mt-4 max-w-[52ch] text-lg text-muted">{words?.text ?? t.pricing.lead}</p>
      <HostedTable page={page} market={plan.market}>
        <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,2.9fr)_minmax(0,1fr)]">
          <PremiumTicket plan={plan} page={page} />
          <FreeTicket plan={plan} page={page} />
        </div>
      </HostedTable>
      <p className="mt-6 max-w-[84ch] text-sm text-muted">
        {legal}{' '}
        <Link
          to="/tcs-e-privacidade"
          reloadDocument
          className="whitespace-nowrap underline underline-offset-2 hover:text-ink"
        >
          {t.pricing.terms}
        </Link>
      </p>
    </section>
  )
}

function PremiumTicket({ plan, page }: { plan: Plan; page: PricingPage }) {
  const { t } = useTexts(pricingTexts)
  const words = t.pricing.premium
  const fields = [
    [words.classLabel, words.className],
    [words.boardingLabel, words.boarding],
    [words.chargeLabel, words.charge.replace('{days}', String(plan.trialDays))],
    [words.renewalLabel, words.renewal],
  ]
  return (
    <article className="paper grid md:grid-cols-[minmax(0,1fr)_19rem] md:grid-rows-[auto_1fr]">
      <div className="torn overflow-clip rounded-t-card bg-card max-md:tear-bl max-md:tear-br md:rounded-tr-none md:tear-tr">
        <TicketBand text={words.tag} plane />
        <div className="p-6 sm:p-7 md:pb-0">
          <h3 className="text-3xl sm:text-[2.1rem]">{words.name}</h3>
          <dl className="mt-5 grid grid-cols-2 gap-4 border-dashed border-line pt-4 max-md:border-t md:border-y md:py-4 lg:grid-cols-4">
            {fields.map(([label, value]) => (
              <div key={label}>
                <dt className="text-xs font-semibold uppercase tracking-[0.06em] text-muted">
                  {label}
                </dt>
                <dd className="font-display text-xl font-extrabold leading-tight">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <PremiumStub plan={plan} page={page} />
      <div className="torn rounded-b-card bg-card p-6 max-md:tear-tl max-md:tear-tr sm:p-7 md:rounded-br-none md:pt-5 md:tear-br">
        <IncludedList
          label={words.includedLabel}
          items={words.included}
          className="sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2"
        />
      </div>
    </article>
  )
}

function PremiumStub({ plan, page }: { plan: Plan; page: PricingPage }) {
  const { t } = useTexts(pricingTexts)
  const words = t.pricing.premium
  const days = String(plan.trialDays)
  const nothing = formatPrice({ ...plan.price, minor: 0 })
  return (
    <div className="torn relative flex flex-col bg-card tear-tl tear-bl max-md:tear-tr max-md:tear-br md:row-span-2 md:overflow-clip md:rounded-r-card">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-4 inset-y-0 border-y-2 border-dashed border-line md:inset-x-0 md:inset-y-4 md:border-y-0 md:border-l-2"
      />
      <div className="hidden md:block">
        <TicketBand text={words.className} />
      </div>
      <div className="flex grow flex-col p-6 sm:p-7 md:px-6">
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          <span>
            {words.regular} <s className="font-semibold">{formatPrice(plan.regularPrice)}</s>
          </span>
          <span className="rounded-full bg-gold px-2.5 py-0.5 text-sm font-bold text-on-sunset">
            {words.saving.replace('{percent}', String(savingPercent(plan)))}
          </span>
        </p>
        <p className="mt-3">
          <span className="sr-only">{words.offer} </span>
          <SplitFlap text={formatPrice(plan.price)} className="text-[3.4rem] md:text-5xl" />
        </p>
        <p className="mt-3 text-sm text-muted">{words.once}</p>
        <ButtonLink
          to={checkoutAddress(plan.id, plan.market, page)}
          reloadDocument
          className="mt-6 px-3"
        >
          {words.action.replace('{days}', days)}
        </ButtonLink>
        <p className="mt-4 text-sm">
          {words.today.replace('{nothing}', nothing).replace('{days}', days)}
        </p>
        <div aria-hidden="true" className="mt-auto hidden pt-6 text-ink/70 md:block">
          <div className="barcode h-10" />
        </div>
      </div>
    </div>
  )
}

function TicketBand({ text, plane }: { text: string; plane?: boolean }) {
  return (
    <div>
      <p className="flex items-center justify-between bg-night px-6 py-3 font-semibold text-on-night sm:px-7">
        {text}
        {plane && <Icon name="plane" className="size-5 rotate-90" />}
      </p>
      <div aria-hidden="true" className="h-2.5 band-azulejo" />
    </div>
  )
}

function FreeTicket({ plan, page }: { plan: Plan; page: PricingPage }) {
  const { variant, t } = useTexts(pricingTexts)
  const words = t.pricing.free
  const own = page === 'subscreve'
  return (
    <article className="paper flex flex-col rounded-card bg-card p-6 sm:p-7">
      <p className="text-xs font-semibold uppercase tracking-[0.08em] text-muted">{words.tag}</p>
      <h3 className="mt-1 text-3xl">{words.name}</h3>
      <p className="mt-4 font-display text-4xl font-extrabold">
        {formatPrice({ ...plan.price, minor: 0 })}
      </p>
      <p className="mt-1 text-sm text-muted">{words.note}</p>
      <IncludedList label={words.includedLabel} items={words.included} className="mb-6 mt-5" />
      <ButtonLink
        to={own ? '#gratis' : variantAddress('/aderir', variant)}
        reloadDocument={!own}
        look="secondary"
        className="mt-auto"
      >
        {words.action}
      </ButtonLink>
    </article>
  )
}

function IncludedList(props: { label: string; items: string[]; className: string }) {
  return (
    <ul aria-label={props.label} className={`grid gap-x-5 gap-y-2.5 ${props.className}`}>
      {props.items.map((item) => (
        <li key={item} className="flex gap-2.5 leading-snug">
          <Icon name="check" className="mt-0.5 size-5 shrink-0 text-sea" />
          {item}
        </li>
      ))}
    </ul>
  )
}
