import type { CSSProperties } from 'react'
import { DrawState } from '~/app/blocks/draw-state'
import { PageHead } from '~/app/blocks/page-head'
import { Scene } from '~/app/blocks/scene'
import { requestFacts, services } from '~/app/context'
import { drawWords } from '~/app/draw-words'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { Icon } from '~/app/ui/icon'
import { SplitFlap } from '~/app/ui/split-flap'
import { drawTexts } from '~/locales/draw'
import { htmlLang } from '~/locales/variant'
import { TEN_THOUSAND } from '~/modules/promotions/model'
import type { Route } from './+types/draw'

const GOAL = TEN_THOUSAND

export async function loader({ context }: Route.LoaderArgs) {
  const { variant } = context.get(requestFacts)
  const { promotions } = context.get(services)
  const [count, draw] = await Promise.all([
    promotions.countPaidPlans(),
    promotions.view('dez-mil-membros'),
  ])
  const words = (value: number) => value.toLocaleString(htmlLang[variant])
  return {
    draw: drawWords(draw, variant),
    drawn: draw.stage === 'drawn',
    count,
    countText: words(count),
    goalText: words(GOAL),
    // A refund after the number was reached does not take the draw back.
    missingText: count < GOAL && !draw.armedAt ? words(GOAL - count) : undefined,
  }
}

export default function Draw({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(drawTexts)
  const d = t.draw
  return (
    <main id="conteudo">
      <PageHead title={d.title} description={d.description} path="/sorteio" image="sorteio" />
      <div className="shell py-10 md:py-14">
        <div className="grid items-center gap-8 md:grid-cols-[1.25fr_1fr] md:gap-12">
          <div>
            <h1 className="text-[clamp(2.4rem,5.2vw,4rem)]">{d.heading}</h1>
            <p className="mt-5 max-w-[44ch] text-xl text-muted">{d.lead}</p>
          </div>
          <Scene
            id="acores"
            alt={d.sceneAlt}
            fetchPriority="high"
            className="aspect-[16/9] w-full rounded-[1.75rem] object-cover md:aspect-[4/3]"
          />
        </div>
        <WayToGoal {...loaderData} />
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <ButtonLink to="/subscreve#price-table-heading">{d.join}</ButtonLink>
          <ButtonLink look="quiet" to="/sorteio-promocoes">
            {d.fullRules}
          </ButtonLink>
        </div>
      </div>
      <div className="shell grid gap-12 pb-4 lg:grid-cols-[1fr_1.1fr] lg:items-start">
        <DrawState draw={loaderData.draw} />
        <section aria-labelledby="regras">
          <h2 id="regras" className="text-3xl">
            {d.rulesTitle}
          </h2>
          <dl className="mt-5 divide-y divide-line border-y border-line">
            {d.rules.map(([name, text]) => (
              <div key={name} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_1fr]">
                <dt className="font-bold">{name}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section aria-labelledby="verificar" className="mt-14 bg-tile">
        <div aria-hidden="true" className="band-azulejo h-3" />
        <div className="shell py-12">
          <h2 id="verificar" className="max-w-[24ch] text-3xl sm:text-4xl">
            {d.proofTitle}
          </h2>
          <ol className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {d.proof.map(([title, text], step) => (
              <li key={title} className="border-t-4 border-cobalt pt-4">
                <span aria-hidden="true" className="font-display text-3xl font-extrabold">
                  {step + 1}
                </span>
                <h3 className="mt-1 text-lg">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </main>
  )
}

/** The way to ten thousand, flown: the aircraft stands where the club is. */
function WayToGoal(props: Omit<Route.ComponentProps['loaderData'], 'draw'>) {
  const { t } = useTexts(drawTexts)
  const { count, countText, goalText, missingText } = props
  const percent = Math.min(100, (count / GOAL) * 100)
  const sentence = t.draw.progressText.replace('{count}', countText).replace('{goal}', goalText)
  return (
    <section
      aria-label={t.draw.countLabel}
      className="mt-9 rounded-card border border-line bg-card p-6 shadow-lift sm:p-8"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <p className="font-semibold text-muted">{t.draw.countLabel}</p>
          <p className="mt-2 text-[clamp(2.4rem,9vw,4.5rem)]">
            <span className="sr-only">{countText}</span>
            <span aria-hidden="true">
              <SplitFlap text={String(count).padStart(String(GOAL).length, '0')} />
            </span>
          </p>
        </div>
        <p className="text-lg font-semibold">
          {missingText
            ? t.draw.missing.replace('{missing}', missingText)
            : props.drawn
              ? t.drawState.drawnTitle
              : t.draw.reached}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={t.draw.progress}
        aria-valuemin={0}
        aria-valuemax={GOAL}
        aria-valuenow={Math.min(count, GOAL)}
        aria-valuetext={sentence}
        style={{ '--flown': `${percent}%` } as CSSProperties}
        className="relative mt-10 h-3 rounded-full bg-sand-2"
      >
        <span className="absolute inset-y-0 left-0 w-(--flown) min-w-3 rounded-full bg-sunset" />
        <span className="absolute -top-8 left-[clamp(0.75rem,var(--flown),calc(100%-0.75rem))] -translate-x-1/2 text-cobalt">
          <Icon name="plane" className="size-8 rotate-90" />
        </span>
      </div>
      <div aria-hidden="true" className="mt-2 flex justify-between text-sm text-muted">
        <span>0</span>
        <span>{goalText}</span>
      </div>
    </section>
  )
}
