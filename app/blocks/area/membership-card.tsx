import { useTexts } from '~/app/texts'
import logo from '~/content/brand/logo.svg?url'
import { areaTexts } from '~/locales/area'
import { originOf } from '~/modules/deals/model'
import { type AlertMode, airportCity, type HomeAirport } from '~/modules/members/model'

export interface CardFacts {
  name: string
  number: string
  since: string
  homeAirport: HomeAirport | null
  alertMode: AlertMode
}

/** The card a frequent flyer would carry: whose it is, since when, and where they leave from. */
export function MembershipCard({ card }: { card: CardFacts }) {
  const { t, variant } = useTexts(areaTexts)
  const c = t.area.card
  const code = card.homeAirport ? originOf[card.homeAirport] : '···'
  return (
    <section
      aria-label={c.label}
      className="relative isolate overflow-hidden rounded-[1.75rem] bg-night text-on-night shadow-lift dark:border dark:border-line"
    >
      <div
        aria-hidden="true"
        className="absolute inset-y-0 right-0 -z-10 w-2/5 band-azulejo opacity-20 [mask-image:linear-gradient(to_left,black,transparent)]"
      />
      <div aria-hidden="true" className="absolute inset-x-0 top-0 h-1.5 bg-gold" />
      <div className="grid gap-7 p-6 sm:p-8 md:grid-cols-[1fr_auto] md:items-end">
        <div className="grid gap-7">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <img src={logo} alt="" width={40} height={40} className="size-10 rounded-[10px]" />
            <span className="whitespace-nowrap font-display text-lg font-extrabold">
              Clube de Voos
            </span>
            <span className="rounded-full bg-gold px-3 py-1 text-sm font-bold text-on-sunset sm:ml-auto md:ml-3">
              {c.plan}
            </span>
          </p>
          <p>
            <span className="block text-xs uppercase tracking-[0.18em] opacity-75">{c.holder}</span>
            <span className="block font-display text-2xl font-extrabold uppercase tracking-wide [overflow-wrap:anywhere] sm:text-3xl">
              {card.name}
            </span>
          </p>
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            <Fact label={c.number}>
              <span className="tabular-nums tracking-widest">{card.number}</span>
            </Fact>
            <Fact label={c.since}>
              <span className="tabular-nums">{card.since}</span>
            </Fact>
            <Fact label={c.alerts}>{t.area.alerts.modes[card.alertMode]}</Fact>
          </dl>
        </div>
        <p className="border-t border-dashed border-white/30 pt-5 md:border-l md:border-t-0 md:pl-8 md:pt-0 md:text-right">
          <span className="block text-xs uppercase tracking-[0.18em] opacity-75">{c.airport}</span>
          <span className="block font-display text-[clamp(3.5rem,9vw,6rem)] font-extrabold leading-none tracking-tight">
            {code}
          </span>
          <span className="opacity-85">{card.homeAirport && airportCity[card.homeAirport]}</span>
        </p>
      </div>
      {variant === 'BR' && <div aria-hidden="true" className="band-onda-light h-6 opacity-40" />}
    </section>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs uppercase tracking-[0.18em] opacity-75">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
