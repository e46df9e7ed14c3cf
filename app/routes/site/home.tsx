import { BenefitCards } from '~/app/blocks/benefit-cards'
import { Carousel } from '~/app/blocks/carousel'
import { DealGrid } from '~/app/blocks/deal-grid'
import { DrawBadge } from '~/app/blocks/draw-badge'
import { Itinerary } from '~/app/blocks/itinerary'
import { JoinButton } from '~/app/blocks/join-button'
import { PageHead } from '~/app/blocks/page-head'
import { requestFacts, services, viewer } from '~/app/context'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { Icon } from '~/app/ui/icon'
import { SplitFlap } from '~/app/ui/split-flap'
import { Ticket } from '~/app/ui/ticket'
import { dealsTexts } from '~/locales/deals'
import { homeTexts } from '~/locales/home'
import type { DealView } from '~/modules/deals/model'
import { asPremium } from '~/modules/members/model'
import type { Route } from './+types/home'

/** A reader sees a place of their own country first. */
const scenes = {
  PT: ['lisboa', 'rio', 'porto', 'sao-paulo'],
  BR: ['rio', 'lisboa', 'sao-paulo', 'porto'],
} as const
const DEALS = 3

export async function loader({ context }: Route.LoaderArgs) {
  const { deals } = context.get(services)
  const { variant } = context.get(requestFacts)
  const member = asPremium(context.get(viewer)?.member)
  return {
    deals: await deals.premiumViews(variant, DEALS, member),
    signedIn: member !== undefined,
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(homeTexts)
  return (
    <main id="conteudo">
      <PageHead title={t.home.title} description={t.home.description} path="/" image="inicio" />
      <Hero />
      <BenefitCards />
      {loaderData.deals.length > 0 && <PremiumDeals {...loaderData} />}
      <Itinerary />
      <Invitation />
    </main>
  )
}

function Hero() {
  const { variant, t } = useTexts(homeTexts)
  const [before, accent, after] = t.home.headline
  return (
    <section className="shell grid items-center gap-12 py-8 md:grid-cols-[1.05fr_1fr] md:py-14">
      <div>
        <h1 className="text-[clamp(2.5rem,5.6vw,4.4rem)]">
          {before}
          <em className="not-italic text-sunset-ink">{accent}</em>
          {after}
        </h1>
        <p className="mt-5 max-w-[36ch] text-xl text-muted">{t.home.lead}</p>
        <div className="mt-7">
          <JoinButton source="home">{t.home.cta}</JoinButton>
        </div>
        <p className="mt-5 text-sm text-muted">{t.home.reassurance}</p>
      </div>
      <div className="relative">
        <Carousel
          label={t.home.carousel}
          images={scenes[variant].map((scene) => ({ scene, alt: t.scenes[scene] }))}
        />
        <DrawBadge className="absolute -top-9 right-3 size-28 md:-top-12 md:-right-4 lg:size-36" />
      </div>
    </section>
  )
}

function PremiumDeals(props: { deals: DealView[]; signedIn: boolean }) {
  const { t } = useTexts(dealsTexts, homeTexts)
  return (
    <section aria-labelledby="ofertas" className="bg-night py-16 text-on-night md:py-20">
      <div className="shell">
        <h2 id="ofertas" className="text-4xl md:text-5xl">
          {t.home.deals.title}
        </h2>
        <p className="mb-8 mt-3 text-xl opacity-85 md:mb-10">{t.home.deals.lead}</p>
        <DealGrid {...props} />
        <div className="mt-10 grid sm:justify-center">
          <ButtonLink to="/ofertas-premium" className="px-7 text-lg">
            {t.deals.moreOffers} <Icon name="arrow" className="size-5" />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** The visitor's own boarding pass, still without a name on it. */
function Invitation() {
  const { t } = useTexts(homeTexts)
  const { invite } = t.home
  return (
    <section aria-labelledby="convite" className="shell">
      <Ticket
        stub={
          <div className="flex h-full flex-col justify-between gap-6 bg-sand-2/35 p-6 md:w-60 md:p-8 lg:w-72">
            <div>
              <p className="text-sm font-bold text-muted">{invite.stubLabel}</p>
              <SplitFlap text={invite.stubPrice} className="mt-2 text-5xl" />
            </div>
            <p className="text-sm text-muted">{invite.stubNote}</p>
            <span aria-hidden="true" className="barcode h-12 w-full opacity-70" />
          </div>
        }
      >
        <div className="p-6 md:p-10">
          <h2 id="convite" className="max-w-[16ch] text-4xl md:text-5xl">
            {invite.title}
          </h2>
          <p className="mt-4 max-w-[48ch] text-lg text-muted">{invite.text}</p>
          <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center">
            <JoinButton source="home">{invite.cta}</JoinButton>
            <ButtonLink look="quiet" to="/subscreve#price-table-heading">
              {invite.premium}
            </ButtonLink>
          </div>
        </div>
      </Ticket>
    </section>
  )
}
