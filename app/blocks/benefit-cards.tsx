import { useRef } from 'react'
import { useTexts } from '~/app/texts'
import { classNames } from '~/app/ui/class-names'
import { Icon, type IconName } from '~/app/ui/icon'
import { homeTexts } from '~/locales/home'
import { useShuffleOnce } from './use-shuffle-once'

const benefits = ['start', 'alerts', 'errors', 'miles', 'business'] as const
type Benefit = (typeof benefits)[number]

const icons: Record<Benefit, IconName> = {
  start: 'mail',
  alerts: 'bell',
  errors: 'bolt',
  miles: 'star',
  business: 'seat',
}

/** SPEC §2: five cards whose order is shuffled once; tiles on a wall, all of one size. */
export function BenefitCards() {
  const { t } = useTexts(homeTexts)
  const list = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const order = useShuffleOnce(benefits, list, end)
  return (
    <section aria-labelledby="vantagens" className="shell relative pb-16 pt-10 md:pb-20">
      <h2 id="vantagens" className="text-4xl md:text-5xl">
        {t.home.benefits.title}
      </h2>
      <ul
        ref={list}
        className="mt-8 grid auto-rows-fr gap-4 md:mt-10 md:grid-cols-6 lg:grid-cols-5"
      >
        {order.map((benefit) => (
          <li
            key={benefit}
            className="md:col-span-2 md:nth-4:col-start-2 lg:col-span-1 lg:nth-4:col-start-auto"
          >
            <BenefitCard benefit={benefit} />
          </li>
        ))}
      </ul>
      <div ref={end} className="absolute bottom-0" />
    </section>
  )
}

function BenefitCard({ benefit }: { benefit: Benefit }) {
  const { t } = useTexts(homeTexts)
  const { title, text } = t.home.benefits.items[benefit]
  const free = benefit === 'start'
  return (
    <div className="flex h-full overflow-clip rounded-card border border-line bg-card md:flex-col">
      <Tile icon={icons[benefit]} />
      <div className="p-4 md:p-5">
        <p className={classNames('text-sm font-bold', free ? 'text-sea' : 'text-sunset-ink')}>
          {free ? t.home.benefits.free : t.home.benefits.premium}
        </p>
        <h3 className="mt-0.5 text-xl">{title}</h3>
        <p className="mt-2 text-base text-pretty leading-snug text-muted">{text}</p>
      </div>
    </div>
  )
}

/** One azulejo: corners that four of them close to circles, and a medallion with its picture. */
function Tile({ icon }: { icon: IconName }) {
  return (
    <span
      aria-hidden="true"
      className="m-4 mr-0 grid w-24 shrink-0 place-items-center self-start overflow-clip rounded-control bg-tile text-cobalt md:m-0 md:w-full md:rounded-none"
    >
      <svg viewBox="0 0 96 96" className="col-start-1 row-start-1 w-full" aria-hidden="true">
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 48 48)`} fill="currentColor">
            <path d="M0 0h20A20 20 0 0 1 0 20z" />
            <path d="M26 0A26 26 0 0 1 0 26" fill="none" stroke="currentColor" strokeWidth="2" />
            <path d="M48 2l7 8-7 8-7-8z" />
            <circle cx="24" cy="24" r="2.500" className="fill-gold" />
          </g>
        ))}
        <circle cx="48" cy="48" r="27" className="fill-card" />
        <circle cx="48" cy="48" r="26" fill="none" stroke="currentColor" strokeWidth="2.500" />
      </svg>
      <Icon name={icon} className="col-start-1 row-start-1 size-9 fill-gold md:size-16" />
    </span>
  )
}
