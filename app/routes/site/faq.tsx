import { useRouteLoaderData } from 'react-router'
import { JoinForm } from '~/app/blocks/join-form'
import { JsonLd } from '~/app/blocks/json-ld'
import { PageHead } from '~/app/blocks/page-head'
import { RichText } from '~/app/blocks/rich-text'
import { Scene } from '~/app/blocks/scene'
import { requestFacts, services } from '~/app/context'
import type { loader as rootLoader } from '~/app/root'
import { useTexts } from '~/app/texts'
import { Accordion } from '~/app/ui/accordion'
import { buttonLook } from '~/app/ui/button'
import { SplitFlap } from '~/app/ui/split-flap'
import { Ticket } from '~/app/ui/ticket'
import { readFaq } from '~/content/long-texts.server'
import { faqTexts } from '~/locales/faq'
import type { Route } from './+types/faq'

export function loader({ context }: Route.LoaderArgs) {
  const { variant } = context.get(requestFacts)
  const { supportEmail } = context.get(services).config.club
  return { items: readFaq(variant, supportEmail) }
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(faqTexts)
  const { items } = loaderData
  const questions = items.map(({ id, question, answer }) => ({
    id,
    title: question,
    content: <RichText html={answer} />,
  }))
  return (
    <main id="conteudo">
      <PageHead
        title={t.faq.title}
        description={t.faq.description}
        path="/perguntas-frequentes"
        image="perguntas-frequentes"
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <div className="bg-night text-on-night">
        <div className="shell grid gap-8 py-10 md:grid-cols-[1fr_1.15fr] md:items-center md:py-14">
          <div>
            <h1 className="text-[clamp(2.4rem,5vw,3.8rem)]">{t.faq.title}</h1>
            <p className="mt-4 max-w-[32ch] text-xl opacity-85">{t.faq.lead}</p>
          </div>
          <DepartureBoard />
        </div>
      </div>
      <div aria-hidden="true" className="band-azulejo h-3" />
      <div className="shell grid items-start gap-10 py-10 lg:grid-cols-[1fr_23rem] lg:py-14">
        <section aria-labelledby="todas">
          <h2 id="todas" className="mb-5 text-2xl sm:text-3xl">
            {t.faq.list}
          </h2>
          <Accordion name="perguntas" items={questions} />
          <MoreQuestions />
        </section>
        <aside className="lg:sticky lg:top-28">
          <Ticket
            upright
            stub={
              <div className="p-6">
                <JoinForm source="faq" />
              </div>
            }
          >
            <div className="flex items-center gap-4 p-6">
              <div>
                <h2 className="text-2xl">{t.faq.sideTitle}</h2>
                <p className="mt-2 text-muted">{t.faq.sideText}</p>
              </div>
              <Scene id="spot-mailbox" width={480} height={360} className="w-28 shrink-0" />
            </div>
          </Ticket>
        </aside>
      </div>
    </main>
  )
}

/** The questions asked most, as the departures they are; each row is that question's address. */
function DepartureBoard() {
  const { t } = useTexts(faqTexts)
  const rows = Object.entries(t.faq.boardRows)
  return (
    <nav
      aria-label={t.faq.board}
      className="rounded-card border border-white/15 bg-black/35 p-4 sm:p-5"
    >
      <p
        aria-hidden="true"
        className="flex justify-between border-b border-white/15 pb-2 text-xs font-semibold uppercase tracking-widest text-gold"
      >
        <span>
          {t.faq.boardFlight} · {t.faq.boardQuestion}
        </span>
        <span>{t.faq.boardGate}</span>
      </p>
      <ul>
        {rows.map(([id, label], row) => (
          <li key={id} className="border-b border-white/10 last:border-0">
            <a
              href={`#${id}`}
              className="flex items-center gap-4 py-2.5 font-semibold hover:text-gold"
            >
              <span aria-hidden="true" className="hidden text-sm tabular-nums text-gold sm:inline">
                CDV {101 + row * 7}
              </span>
              <span className="grow">{label}</span>
              <span aria-hidden="true" className="flap-lit">
                <SplitFlap text={`${'ABCDE'[row]}${row * 3 + 2}`} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MoreQuestions() {
  const { t } = useTexts(faqTexts)
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-dashed border-line p-6">
      <div>
        <h2 className="text-xl">{t.faq.moreTitle}</h2>
        <p className="mt-1 text-muted">{t.faq.moreText}</p>
      </div>
      <a href={`mailto:${root?.club.supportEmail}`} className={buttonLook('secondary')}>
        {t.faq.moreAction}
      </a>
    </div>
  )
}
