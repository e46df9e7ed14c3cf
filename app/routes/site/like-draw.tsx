import { useRouteLoaderData } from 'react-router'
import { DocumentSections } from '~/app/blocks/document-sections'
import { DrawState } from '~/app/blocks/draw-state'
import { ExampleDeals } from '~/app/blocks/example-deals'
import { JoinButton } from '~/app/blocks/join-button'
import { PageHead } from '~/app/blocks/page-head'
import { PricingTable } from '~/app/blocks/pricing-table'
import { Scene } from '~/app/blocks/scene'
import { requestFacts, services } from '~/app/context'
import { drawWords } from '~/app/draw-words'
import { paymentTable } from '~/app/middleware/payment-pages'
import type { loader as rootLoader } from '~/app/root'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { Icon } from '~/app/ui/icon'
import { likeDrawDeals } from '~/content/like-draw-deals'
import { readDocument } from '~/content/long-texts.server'
import { likeDrawTexts } from '~/locales/like-draw'
import type { Route } from './+types/like-draw'

const PRICES = '#price-table-heading'

export const middleware: Route.MiddlewareFunction[] = [paymentTable]

export async function loader({ context }: Route.LoaderArgs) {
  const { variant } = context.get(requestFacts)
  const { config, promotions } = context.get(services)
  const { supportEmail } = config.club
  return {
    draw: drawWords(await promotions.view('curtida-florianopolis'), variant),
    deals: likeDrawDeals[variant],
    terms: readDocument('likeDraw', variant, supportEmail),
  }
}

export default function LikeDraw({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(likeDrawTexts)
  const l = t.likeDraw
  return (
    <main id="conteudo">
      <PageHead
        title={l.title}
        description={l.description}
        path="/sorteio-curtida"
        image="sorteio-curtida"
      />
      <Hero />
      <Steps />
      <Figures />
      <Plans />
      <div className="shell pt-14 md:pt-20">
        <PricingTable page="sorteio-curtida" />
      </div>
      <section aria-labelledby="exemplos" className="shell py-12 md:py-16">
        <h2 id="exemplos" className="text-3xl sm:text-4xl">
          {l.dealsTitle}
        </h2>
        <p className="mb-8 mt-2 text-muted">{l.dealsNote}</p>
        <ExampleDeals deals={loaderData.deals} />
      </section>
      <div aria-hidden="true" className="band-onda h-10 opacity-20 dark:invert" />
      <div className="shell max-w-[46rem] pt-12">
        <p className="mb-2 text-sm font-bold uppercase tracking-widest text-sunset-ink">
          {l.termsTitle}
        </p>
        <div className="mb-12">
          <DrawState draw={loaderData.draw} />
        </div>
        <DocumentSections id="regulamento" document={loaderData.terms} />
      </div>
    </main>
  )
}

function Hero() {
  const { t } = useTexts(likeDrawTexts)
  const l = t.likeDraw
  const [before, accent] = l.heading
  return (
    <section className="shell grid items-center gap-8 py-8 md:grid-cols-[1.05fr_1fr] md:gap-12 md:py-14">
      <div>
        <p className="text-sm font-bold uppercase tracking-widest text-sunset-ink">{l.kicker}</p>
        <h1 className="mt-3 text-[clamp(2.4rem,5.4vw,4.2rem)]">
          {before}
          <em className="not-italic text-sunset-ink">{accent}</em>
        </h1>
        <p className="mt-5 max-w-[38ch] text-xl text-muted">{l.lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-5">
          <JoinButton source="like-draw">{l.join}</JoinButton>
          <ButtonLink look="quiet" to={PRICES}>
            {l.premium}
          </ButtonLink>
        </div>
      </div>
      <Scene
        id="florianopolis"
        alt={l.sceneAlt}
        fetchPriority="high"
        className="aspect-[4/3] w-full rounded-[1.75rem] object-cover shadow-lift"
      />
    </section>
  )
}

function Steps() {
  const { t } = useTexts(likeDrawTexts)
  const l = t.likeDraw
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <section aria-labelledby="passos" className="bg-night text-on-night">
      <div className="shell py-12 md:py-14">
        <h2 id="passos" className="text-3xl sm:text-4xl">
          {l.stepsTitle}
        </h2>
        <ol className="mt-8 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
          {l.steps.map(([title, text], step) => (
            <li key={title} className="flex gap-4 lg:block">
              <span
                aria-hidden="true"
                className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-gold font-display text-xl font-extrabold text-gold"
              >
                {step + 1}
              </span>
              <div className="lg:mt-4">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 opacity-85">{text}</p>
                {step === 0 && root && (
                  <a
                    href={root.club.social.instagram}
                    target="_blank"
                    rel="noopener"
                    className="mt-2 inline-flex items-center gap-2 py-1 font-bold text-gold underline underline-offset-4"
                  >
                    <Icon name="instagram" className="size-5" /> {l.follow}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Figures() {
  const { t } = useTexts(likeDrawTexts)
  return (
    <section aria-label={t.likeDraw.figuresTitle} className="shell pt-12 md:pt-16">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {t.likeDraw.figures.map(([figure, meaning]) => (
          <div key={meaning} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 max-w-[24ch] leading-snug text-muted">{meaning}</dt>
            <dd className="font-display text-5xl font-extrabold leading-none tracking-tight text-cobalt sm:text-6xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Plans() {
  const { t } = useTexts(likeDrawTexts)
  const l = t.likeDraw
  return (
    <section
      aria-labelledby="premium"
      className="shell grid gap-8 pt-14 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:gap-14"
    >
      <div>
        <h2 id="premium" className="text-3xl sm:text-4xl">
          {l.plansTitle}
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:gap-4">
          {l.plans.map(([plan, hotel, entries], index) => (
            <li
              key={plan}
              className={`rounded-card border-2 p-4 sm:p-5 ${index === 1 ? 'border-gold bg-night text-on-night' : 'border-line bg-card'}`}
            >
              <h3 className="text-xl">{plan}</h3>
              <p aria-hidden="true" className={`mt-3 text-xl ${index === 1 ? 'text-gold' : ''}`}>
                {'★'.repeat(3 + index)}
              </p>
              <p className="font-bold">{hotel}</p>
              <p className="mt-1">{entries}</p>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-xl">{l.benefitsTitle}</h3>
        <ul className="mt-4 grid gap-2.5">
          {l.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-sea" /> {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
