import { Carousel } from '~/app/blocks/carousel'
import { JoinButton } from '~/app/blocks/join-button'
import { PageHead } from '~/app/blocks/page-head'
import { useTexts } from '~/app/texts'

const scenes = ['lisboa', 'rio', 'porto', 'sao-paulo'] as const

export default function Home() {
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
    </main>
  )
}
