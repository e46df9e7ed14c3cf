import { Link, useRouteLoaderData } from 'react-router'
import { Carousel } from '~/app/blocks/carousel'
import { DealGrid } from '~/app/blocks/deal-grid'
import { JoinForm } from '~/app/blocks/join-form'
import { PageHead } from '~/app/blocks/page-head'
import { PricingTable } from '~/app/blocks/pricing-table'
import { RoadmapSection } from '~/app/blocks/roadmap-section'
import { requestFacts, services, viewer } from '~/app/context'
import { paymentTable } from '~/app/middleware/payment-pages'
import type { loader as rootLoader } from '~/app/root'
import { useTexts } from '~/app/texts'
import { Accordion } from '~/app/ui/accordion'
import { ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { roadmap } from '~/content/roadmap'
import { subscribeTexts } from '~/locales/subscribe'
import type { DealView } from '~/modules/deals/model'
import { asPremium } from '~/modules/members/model'
import type { Route } from './+types/subscribe'

const scenes = ['acores', 'roma', 'banguecoque', 'miami'] as const

const OFFERS = 3

export const middleware: Route.MiddlewareFunction[] = [paymentTable]

export async function loader({ context }: Route.LoaderArgs) {
  const club = context.get(services)
  const { variant } = context.get(requestFacts)
  const member = asPremium(context.get(viewer)?.member)
  return {
    roadmap: roadmap[variant],
    deals: await club.deals.currentViews(variant, OFFERS, member),
    signedIn: member !== undefined,
  }
}

export default function Subscribe({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(subscribeTexts)
  const { deals, signedIn } = loaderData
  const [before, accent, after] = t.subscribe.heading
  return (
    <main id="conteudo">
      <PageHead
        title={t.subscribe.title}
        description={t.subscribe.description}
        path="/subscreve"
        image="subscreve"
      />
      <div className="shell grid items-start gap-x-14 gap-y-8 py-8 md:grid-cols-[1fr_1.15fr] md:grid-rows-[auto_1fr] md:py-14">
        <div>
          <h1 className="text-[clamp(2.5rem,5.2vw,4rem)]">
            {before}
            <em className="not-italic text-sunset-ink">{accent}</em>
            {after}
          </h1>
          <p className="mt-5 max-w-[38ch] text-xl text-muted">{t.subscribe.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="#price-table-heading">{t.subscribe.toPlans}</ButtonLink>
            <ButtonLink to="#gratis" look="secondary">
              {t.subscribe.toFree}
            </ButtonLink>
          </div>
        </div>
        <div className="md:sticky md:top-28 md:row-span-2">
          <Carousel
            label={t.subscribe.carousel}
            images={scenes.map((scene) => ({ scene, alt: t.subscribe.scenes[scene] }))}
          />
        </div>
        <Reasons />
      </div>
      <div className="shell mt-8">
        <PricingTable page="subscreve" />
      </div>
      {deals.length > 0 && <CurrentOffers deals={deals} signedIn={signedIn} />}
      <RoadmapSection roadmap={loaderData.roadmap} />
      <FreeSignUp />
    </main>
  )
}

function Reasons() {
  const { t } = useTexts(subscribeTexts)
  const { airports, loyalty, more, free } = t.subscribe.accordion
  const link = 'font-semibold text-cobalt underline underline-offset-4 hover:text-ink'
  return (
    <Accordion
      name="vantagens"
      items={[
        {
          id: 'aeroportos',
          title: airports.title,
          content: (
            <>
              <p>{airports.text}</p>
              <p className="mt-2">
                <AddAirportLink className={link} />
              </p>
            </>
          ),
        },
        { id: 'fidelizacao', title: loyalty.title, content: <p>{loyalty.text}</p> },
        {
          id: 'mais',
          title: more.title,
          content: (
            <>
              <p>{more.text}</p>
              <p className="mt-2">
                <Link to="#price-table-heading" className={link}>
                  {more.link}
                </Link>
              </p>
            </>
          ),
        },
        {
          id: 'barato-e-gratis',
          title: free.title,
          content: (
            <>
              <p>{free.text}</p>
              <p className="mt-2">
                <Link to="/sorteio-promocoes" className={link}>
                  {free.link}
                </Link>
              </p>
            </>
          ),
        },
      ]}
    />
  )
}

function AddAirportLink({ className }: { className: string }) {
  const { t } = useTexts(subscribeTexts)
  const club = useRouteLoaderData<typeof rootLoader>('root')?.club
  const { link, mailSubject } = t.subscribe.accordion.airports
  if (!club) return null
  const form = club.addAirportFormUrl
  const mail = `mailto:${club.supportEmail}?subject=${encodeURIComponent(mailSubject)}`
  return (
    <a
      href={form ?? mail}
      {...(form && { target: '_blank', rel: 'noopener' })}
      className={className}
    >
      {link}
    </a>
  )
}

function CurrentOffers(props: { deals: DealView[]; signedIn: boolean }) {
  const { t } = useTexts(subscribeTexts)
  return (
    <section aria-labelledby="ofertas" className="shell mt-20">
      <h2 id="ofertas" className="text-4xl sm:text-5xl">
        {t.subscribe.offersHeading}
      </h2>
      <p className="mb-8 mt-4 text-lg text-muted">{t.subscribe.offersLead}</p>
      <DealGrid {...props} />
    </section>
  )
}

function FreeSignUp() {
  const { t } = useTexts(subscribeTexts)
  return (
    <section
      id="gratis"
      aria-labelledby="gratis-heading"
      className="shell mt-20 grid scroll-mt-24 items-center gap-8 md:grid-cols-2 md:gap-14"
    >
      <div>
        <h2 id="gratis-heading" className="text-4xl sm:text-5xl">
          {t.subscribe.freeHeading}
        </h2>
        <p className="mt-4 max-w-[44ch] text-lg text-muted">{t.subscribe.freeLead}</p>
        <p className="mt-4">
          <AddAirportLink className="font-semibold text-cobalt underline underline-offset-4 hover:text-ink" />
        </p>
      </div>
      <Card className="shadow-lift">
        <JoinForm source="subscribe-page" submitLabel={t.subscribe.freeButton} />
      </Card>
    </section>
  )
}
