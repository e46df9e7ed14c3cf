import { salesPages } from '~/app/public-pages'
import { Accordion } from '~/app/ui/accordion'
import { buttonLook } from '~/app/ui/button'
import type { SalesCopy } from '~/content/sales/sales-copy'
import type { Variant } from '~/locales/variant'
import { BareFrame } from './bare-frame'
import { ExampleAlert } from './example-alert'
import { PageHead } from './page-head'
import { PriceBoard } from './price-board'
import { PricingTable } from './pricing-table'
import { Scene } from './scene'

interface Props {
  page: 'pt' | 'br'
  market: Variant
  copy: SalesCopy
}

/** The long page for one country: the same story in the same order, each with its own words. */
export function SalesPage({ page, market, copy }: Props) {
  return (
    <BareFrame action={<CallToAction text={copy.cta} className="text-sm sm:text-base" />}>
      <PageHead
        title={copy.title}
        description={copy.description}
        path={salesPages[market]}
        image={page}
        counterparts={salesPages}
      />
      <main id="conteudo">
        <Opening copy={copy} />
        <Story story={copy.story} />
        <Finding finding={copy.finding} />
        <AlertSection alert={copy.alert} cta={copy.cta} />
        <Benefits benefits={copy.benefits} />
        <Trial trial={copy.trial} />
        <div className="shell py-16 md:py-24">
          <PricingTable page={page} variant={market} words={copy.offer} />
        </div>
        <Questions questions={copy.questions} />
        <Ending copy={copy} />
      </main>
    </BareFrame>
  )
}

/** Always the same words; the price is seen before a card is asked for. */
function CallToAction({ text, className }: { text: string; className?: string }) {
  return (
    <a href="#price-table-heading" className={buttonLook('primary', className)}>
      {text}
    </a>
  )
}

function Opening({ copy }: { copy: SalesCopy }) {
  const [before, accent, after] = copy.hero.heading
  return (
    <section className="bg-night text-on-night">
      <div className="shell grid items-center gap-10 py-12 md:py-20 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
        <div>
          <h1 className="text-[clamp(2.6rem,5.4vw,4.4rem)]">
            {before}
            <em className="not-italic text-gold">{accent}</em>
            {after}
          </h1>
          <p className="mt-5 max-w-[46ch] text-lg opacity-90 md:text-xl">{copy.hero.lead}</p>
          <CallToAction text={copy.cta} className="mt-7 w-full px-7 text-lg sm:w-auto" />
          <p className="mt-4 text-sm opacity-85">{copy.hero.reassurance}</p>
        </div>
        <PriceBoard board={copy.board} scene={copy.hero.scene} />
      </div>
      <div aria-hidden="true" className="h-10 band-onda-light" />
    </section>
  )
}

function Story({ story }: { story: SalesCopy['story'] }) {
  return (
    <section className="shell grid gap-6 py-16 md:grid-cols-[1fr_1.3fr] md:gap-14 md:py-24">
      <h2 className="text-4xl sm:text-5xl">{story.heading}</h2>
      <div className="grid gap-5 text-lg">
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

function Finding({ finding }: { finding: SalesCopy['finding'] }) {
  return (
    <section className="bg-sand-2/60">
      <div className="shell py-16 md:py-24">
        <h2 className="text-4xl sm:text-5xl">{finding.heading}</h2>
        <p className="mt-4 text-lg text-muted">{finding.lead}</p>
        <ol className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {finding.steps.map((step, index) => (
            <li key={step.title} className="border-t-2 border-dashed border-ink/30 pt-5">
              <span
                aria-hidden="true"
                className="font-display text-3xl font-extrabold text-sunset-ink"
              >
                {index + 1}
              </span>
              <h3 className="mt-2 text-xl">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function AlertSection({ alert, cta }: { alert: SalesCopy['alert']; cta: string }) {
  return (
    <section className="shell grid items-center gap-10 py-16 md:py-24 lg:grid-cols-[1fr_1.35fr] lg:gap-14">
      <div>
        <h2 className="text-4xl sm:text-5xl">{alert.heading}</h2>
        <p className="mt-4 text-lg text-muted">{alert.lead}</p>
        <CallToAction text={cta} className="mt-7 w-full px-7 sm:w-auto" />
      </div>
      <ExampleAlert alert={alert} />
    </section>
  )
}

function Benefits({ benefits }: { benefits: SalesCopy['benefits'] }) {
  return (
    <section className="shell pb-16 md:pb-24">
      <h2 className="text-4xl sm:text-5xl">{benefits.heading}</h2>
      <ul className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.items.map((item) => (
          <li key={item.title} className="border-l-4 border-gold pl-5">
            <h3 className="text-2xl">{item.title}</h3>
            <p className="mt-2 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Trial({ trial }: { trial: SalesCopy['trial'] }) {
  return (
    <section className="bg-night text-on-night">
      <div aria-hidden="true" className="h-3 band-azulejo" />
      <div className="shell py-16 md:py-24">
        <h2 className="text-4xl sm:text-5xl">{trial.heading}</h2>
        <p className="mt-4 text-lg opacity-90">{trial.lead}</p>
        <ol className="mt-10 grid gap-8 lg:grid-cols-4 lg:gap-6">
          {trial.days.map((day) => (
            <li
              key={day.when}
              className="relative border-l-2 border-dashed border-white/30 pl-6 lg:border-l-0 lg:border-t-2 lg:pl-0 lg:pt-7"
            >
              <span
                aria-hidden="true"
                className="absolute -left-[9px] top-1.5 size-4 rounded-full bg-gold lg:-top-[9px] lg:left-0"
              />
              <p className="font-semibold text-gold">{day.when}</p>
              <h3 className="mt-1 text-2xl">{day.title}</h3>
              <p className="mt-2 opacity-90">{day.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Questions({ questions }: { questions: SalesCopy['questions'] }) {
  return (
    <section className="shell max-w-3xl pb-16 md:pb-24">
      <h2 className="mb-8 text-4xl sm:text-5xl">{questions.heading}</h2>
      <Accordion
        name="perguntas"
        items={questions.items.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </section>
  )
}

function Ending({ copy }: { copy: SalesCopy }) {
  return (
    <section className="relative isolate overflow-hidden bg-night text-on-night">
      <Scene
        id={copy.hero.scene}
        loading="lazy"
        className="absolute inset-0 -z-10 size-full object-cover opacity-35"
      />
      <div className="shell py-20 text-center md:py-28">
        <h2 className="text-4xl sm:text-6xl">{copy.last.heading}</h2>
        <p className="mt-4 text-xl">{copy.last.text}</p>
        <CallToAction text={copy.cta} className="mt-8 px-7 text-lg" />
      </div>
    </section>
  )
}
