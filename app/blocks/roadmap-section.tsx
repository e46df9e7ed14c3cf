import { useTexts } from '~/app/texts'
import type { Roadmap } from '~/content/roadmap'
import { subscribeTexts } from '~/locales/subscribe'
import { Scene } from './scene'

/** The roadmap as a picture, and in words beside it for those who can't or won't read a picture. */
export function RoadmapSection({ roadmap }: { roadmap: Roadmap }) {
  const { variant, t } = useTexts(subscribeTexts)
  return (
    <section
      aria-labelledby="roadmap"
      className="shell mt-20 grid items-start gap-8 lg:items-center md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:gap-14"
    >
      <div className="md:order-last">
        <h2 id="roadmap" className="text-4xl sm:text-5xl">
          {t.subscribe.roadmapHeading}
        </h2>
        <p className="mt-4 text-lg text-muted">{t.subscribe.roadmapLead}</p>
        <ol className="mt-7 hidden md:block">
          <RoadmapStops stops={roadmap.stops} />
        </ol>
      </div>
      <div>
        <Scene
          id={`roadmap-${variant.toLowerCase()}`}
          alt={roadmap.alt}
          width={720}
          height={1180}
          loading="lazy"
          className="w-full rounded-[1.75rem] shadow-lift"
        />
        <details className="group mt-4 rounded-card border border-line bg-card md:hidden">
          <summary className="cursor-pointer list-none px-5 py-4 font-semibold underline underline-offset-4">
            {t.subscribe.roadmapInWords}
          </summary>
          <ol className="px-5 pb-5">
            <RoadmapStops stops={roadmap.stops} />
          </ol>
        </details>
      </div>
    </section>
  )
}

function RoadmapStops({ stops }: { stops: Roadmap['stops'] }) {
  return stops.map((stop, index) => (
    <li key={stop.when} className="relative grid grid-cols-[2rem_1fr] gap-4 pb-7 last:pb-0">
      {index < stops.length - 1 && (
        <span
          aria-hidden="true"
          className="absolute bottom-0 left-4 top-8 -ml-px border-l-2 border-dashed border-line"
        />
      )}
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-gold font-display font-extrabold text-on-sunset"
      >
        {index + 1}
      </span>
      <div>
        <p className="text-sm font-semibold text-muted">{stop.when}</p>
        <h3 className="mt-0.5 text-xl">{stop.title}</h3>
        <p className="mt-1 text-muted">{stop.text}</p>
      </div>
    </li>
  ))
}
