import { Carousel } from '~/app/blocks/carousel'
import { DealGrid } from '~/app/blocks/deal-grid'
import { JoinButton } from '~/app/blocks/join-button'
import { PageHead } from '~/app/blocks/page-head'
import { requestFacts, services } from '~/app/context'
import { useTexts } from '~/app/texts'
import { premiumViewer } from '~/app/viewer.server'
import type { Route } from './+types/home'

const scenes = ['lisboa', 'rio', 'porto', 'sao-paulo'] as const

const DEALS = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const club = context.get(services)
  const viewer = await premiumViewer(request, club)
  const { variant } = context.get(requestFacts)
  return {
    deals: await club.deals.premiumViews(variant, DEALS, viewer),
    signedIn: viewer !== undefined,
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  const [before, accent, after] = t.home.headline
  return (
    <main id="conteudo">
      <PageHead title={t.home.title} description={t.home.description} path="/" image="inicio" />
      <section className="shell grid items-center gap-8 py-8 md:grid-cols-[1.05fr_1fr] md:gap-12 md:py-14">
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
        <Carousel
          label={t.home.carousel}
          images={scenes.map((scene) => ({ scene, alt: t.scenes[scene] }))}
        />
      </section>
      <section className="shell py-16">
        <DealGrid {...loaderData} />
      </section>
    </main>
  )
}
