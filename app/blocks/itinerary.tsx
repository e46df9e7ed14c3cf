import { useTexts } from '~/app/texts'
import { Icon } from '~/app/ui/icon'
import { homeTexts } from '~/locales/home'

/** How the club works, as a flight with three stops: down the page on a phone, across it elsewhere. */
export function Itinerary() {
  const { t } = useTexts(homeTexts)
  return (
    <section aria-labelledby="como-funciona" className="shell py-16 md:py-24">
      <h2 id="como-funciona" className="text-4xl md:text-center md:text-5xl">
        {t.home.how.title}
      </h2>
      <FlightArcs />
      <ol className="mt-8 grid md:mt-0 md:grid-cols-3 md:gap-8">
        {t.home.how.stops.map((stop, index) => (
          <li key={stop.title} className="relative pb-9 pl-16 last:pb-0 md:p-0 md:text-center">
            {index < 2 && (
              <span
                aria-hidden="true"
                className="absolute bottom-0 left-[1.3rem] top-12 border-l-4 border-dotted border-cobalt/60 md:hidden"
              />
            )}
            <span
              aria-hidden="true"
              className="absolute left-0 top-0 grid size-11 place-items-center rounded-full bg-night font-display text-xl font-extrabold text-on-night md:static md:mx-auto md:size-12 dark:bg-cobalt dark:text-night"
            >
              {index + 1}
            </span>
            <p className="text-sm font-bold text-sunset-ink md:mt-4">{stop.when}</p>
            <h3 className="mt-0.5 text-2xl">{stop.title}</h3>
            <p className="mt-2 text-pretty text-muted md:mx-auto md:text-balance md:max-w-[28ch]">
              {stop.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function FlightArcs() {
  return (
    <div aria-hidden="true" className="relative mx-auto hidden text-cobalt md:block">
      <svg viewBox="0 0 1200 130" className="-mb-3 w-full" aria-hidden="true">
        <path
          d="M222 122C300 20 500 20 578 122M622 122C700 20 900 20 978 122"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="0.1 13"
        />
      </svg>
      <span className="absolute left-[33.3%] top-[35%] -translate-x-1/2 -translate-y-1/2 bg-sand px-2">
        <Icon name="plane" className="size-9 rotate-90 fill-current" />
      </span>
      <span className="absolute left-[66.7%] top-[35%] -translate-x-1/2 -translate-y-1/2 bg-sand px-2">
        <Icon name="plane" className="size-9 rotate-90 fill-current" />
      </span>
    </div>
  )
}
