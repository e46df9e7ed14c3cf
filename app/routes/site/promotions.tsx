import { DocumentContents, DocumentSections } from '~/app/blocks/document-sections'
import { PageHead } from '~/app/blocks/page-head'
import { requestFacts, services } from '~/app/context'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { SplitFlap } from '~/app/ui/split-flap'
import { Ticket } from '~/app/ui/ticket'
import { readDocument } from '~/content/long-texts.server'
import { promotionsTexts } from '~/locales/promotions'
import type { Route } from './+types/promotions'

export function loader({ context }: Route.LoaderArgs) {
  const { variant } = context.get(requestFacts)
  const { supportEmail } = context.get(services).config.club
  return {
    documents: [
      { id: 'sorteio-dos-10-mil', document: readDocument('tenThousand', variant, supportEmail) },
      { id: 'recomendacao', document: readDocument('referral', variant, supportEmail) },
    ],
  }
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(promotionsTexts)
  const p = t.promotions
  const { documents } = loaderData
  return (
    <main id="conteudo">
      <PageHead
        title={p.title}
        description={p.description}
        path="/sorteio-promocoes"
        image="sorteio-promocoes"
      />
      <div className="shell pb-12 pt-10 md:pt-14">
        <h1 className="text-[clamp(2.4rem,5vw,3.8rem)]">{p.title}</h1>
        <p className="mt-4 max-w-[48ch] text-xl text-muted">{p.lead}</p>
        <Prize />
      </div>
      <PointsLadder />
      <div className="shell py-12 md:py-16">
        <h2 className="text-3xl sm:text-4xl">{p.rulesTitle}</h2>
        <p className="mt-2 text-muted">{p.updated}</p>
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-[17rem_minmax(0,44rem)] lg:gap-14">
          <DocumentContents label={t.promotions.contents} documents={documents} />
          <div className="grid gap-16">
            {documents.map((each) => (
              <DocumentSections key={each.id} {...each} />
            ))}
          </div>
        </div>
      </div>
    </main>
  )
}

function Prize() {
  const { t } = useTexts(promotionsTexts)
  const p = t.promotions
  return (
    <Ticket
      className="mt-9"
      stub={
        <div className="grid h-full content-center gap-4 p-6 text-center sm:p-8">
          <p className="font-semibold text-muted">{p.prizeSeat}</p>
          <p className="text-4xl">
            <SplitFlap text={p.prizeGoal} />
          </p>
          <ButtonLink to="/sorteio">{p.prizeAction}</ButtonLink>
        </div>
      }
    >
      <div className="p-6 sm:p-8">
        <p className="text-sm font-bold uppercase tracking-widest text-sunset-ink">
          {p.prizeKicker}
        </p>
        <h2 className="mt-2 text-3xl sm:text-4xl">{p.prizeTitle}</h2>
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4">
          {p.prizeFacts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="text-lg font-bold leading-snug">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Ticket>
  )
}

/** The stairs up to the aircraft: each reward a step higher than the last. */
function PointsLadder() {
  const { t } = useTexts(promotionsTexts)
  const p = t.promotions
  return (
    <section aria-labelledby="pontos" className="overflow-hidden bg-night text-on-night">
      <div className="shell pt-12">
        <p className="text-sm font-bold uppercase tracking-widest text-gold">{p.ladderKicker}</p>
        <h2 id="pontos" className="mt-2 text-3xl sm:text-4xl">
          {p.ladderTitle}
        </h2>
        <p className="mt-3 max-w-[52ch] text-lg opacity-85">{p.ladderText}</p>
        <ol className="mt-8 grid items-end gap-2 pb-10 lg:-mt-4 lg:grid-cols-5 lg:gap-0 lg:pb-0">
          {p.ladder.map(([points, title, text], step) => (
            <li
              key={points}
              style={{ '--step': step } as React.CSSProperties}
              className="ml-[calc(var(--step)*0.75rem)] flex items-center gap-4 rounded-control border-t-4 border-gold bg-white/8 p-4 lg:ml-0 lg:block lg:min-h-[calc(11rem+var(--step)*3.25rem)] lg:rounded-none lg:rounded-tl-control lg:p-5"
            >
              <p className="flex shrink-0 flex-col items-center lg:items-start">
                <span className="font-display text-4xl font-extrabold leading-none text-gold">
                  {points}
                </span>
                <span className="text-sm opacity-85">
                  {points === 1 ? p.ladderPoint : p.ladderPoints}
                </span>
              </p>
              <div className="lg:mt-4">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-[0.95rem] leading-snug opacity-85">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div aria-hidden="true" className="band-azulejo h-3" />
    </section>
  )
}
