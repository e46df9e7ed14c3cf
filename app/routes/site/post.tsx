import type { ReactNode } from 'react'
import { data, Link, useRouteLoaderData } from 'react-router'
import { HOT_OFFERS, HotOffers } from '~/app/blocks/hot-offers'
import { JoinForm } from '~/app/blocks/join-form'
import { JsonLd } from '~/app/blocks/json-ld'
import { LongDate } from '~/app/blocks/long-date'
import { PageHead } from '~/app/blocks/page-head'
import { RichText } from '~/app/blocks/rich-text'
import { Scene, sceneUrl } from '~/app/blocks/scene'
import { ShareLinks } from '~/app/blocks/share-links'
import { requestFacts, services } from '~/app/context'
import type { loader as rootLoader } from '~/app/root'
import { useTexts } from '~/app/texts'
import { Card } from '~/app/ui/card'
import { Icon } from '~/app/ui/icon'
import { blogTexts } from '~/locales/blog'
import { htmlLang, type Variant } from '~/locales/variant'
import type { Article, ArticleSummary } from '~/modules/articles/model'
import type { Route } from './+types/post'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { articles, deals } = context.get(services)
  const { variant } = context.get(requestFacts)
  const found = articles.byId(variant, params.id)
  if (!found) throw data(null, 404)
  return { ...found, hotOffers: await deals.hotViews(variant, HOT_OFFERS) }
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const { article, previous, next, hotOffers } = loaderData
  const { t, variant } = useTexts(blogTexts)
  const publicUrl = useRouteLoaderData<typeof rootLoader>('root')?.publicUrl ?? ''
  const url = `${publicUrl}/blog/${article.id}`
  return (
    <main id="conteudo" className="shell">
      <PageHead
        title={article.title}
        description={article.description}
        path={`/blog/${article.id}`}
        image={`blog-${article.id}`}
        type="article"
      />
      <link rel="alternate" type="application/atom+xml" title={t.blog.feed} href="/feed.xml" />
      <JsonLd data={articleFacts(article, { url, publicUrl, variant })} />
      <Opening article={article} />
      <div className="mt-10 grid gap-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <div className="mx-auto w-full max-w-[68ch] lg:mx-0">
          <RichText html={article.content} className="prose-article" />
          <div className="mt-10 border-t-2 border-dashed border-line pt-8">
            <ShareLinks url={url} title={article.title} />
          </div>
          <Neighbours previous={previous} next={next} />
        </div>
        <aside aria-label={t.post.aside} className="flex flex-col gap-8">
          <HotOffers deals={hotOffers} />
          <Card className="sm:p-6 lg:sticky lg:top-28">
            <h2 className="text-2xl">{t.post.joinTitle}</h2>
            <p className="mb-5 mt-2 text-muted">{t.post.joinText}</p>
            <JoinForm source="post" withoutAirport />
          </Card>
        </aside>
      </div>
    </main>
  )
}

function Opening({ article }: { article: Article }) {
  const { t } = useTexts(blogTexts)
  return (
    <header className="pt-6 md:pt-8">
      <Link
        to="/dicas-de-viagens"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt underline-offset-4 hover:underline"
      >
        <Icon name="back" className="size-5" /> {t.post.back}
      </Link>
      <div className="mt-4 overflow-hidden rounded-card border border-line bg-card shadow-lift lg:grid lg:grid-cols-[1.15fr_1fr]">
        <Scene
          id={article.cover}
          alt={article.coverAlt}
          fetchPriority="high"
          className="aspect-[4/3] size-full object-cover sm:aspect-[2/1] lg:aspect-[4/3]"
        />
        <div className="flex flex-col justify-between gap-8 p-6 sm:p-8 lg:p-10">
          <div>
            <h1 className="text-[clamp(2rem,3.6vw,3rem)]">{article.title}</h1>
            <p className="mt-4 text-lg text-muted">{article.description}</p>
          </div>
          <dl className="flex flex-wrap justify-between gap-x-6 gap-y-4 border-t-2 border-dashed border-line pt-5">
            <Fact label={t.post.author}>{article.author}</Fact>
            <Fact label={t.post.date}>
              <LongDate of={article.creationTime} />
            </Fact>
            <Fact label={t.post.reading}>
              {t.post.minutes.replace('{n}', String(article.readingMinutes))}
            </Fact>
          </dl>
        </div>
      </div>
    </header>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function Neighbours(props: {
  previous: ArticleSummary | undefined
  next: ArticleSummary | undefined
}) {
  const { t } = useTexts(blogTexts)
  const { previous, next } = props
  return (
    <nav aria-label={t.post.neighbours} className="mt-10 grid gap-4 sm:grid-cols-2">
      {previous && <Neighbour article={previous} label={t.post.previous} rel="prev" />}
      {next && <Neighbour article={next} label={t.post.next} rel="next" />}
    </nav>
  )
}

function Neighbour(props: { article: ArticleSummary; label: string; rel: 'prev' | 'next' }) {
  const { article, label, rel } = props
  return (
    <Link
      to={`/blog/${article.id}`}
      rel={rel}
      className={`group rounded-card border border-line bg-card p-5 transition hover:shadow-lift ${rel === 'next' ? 'sm:col-start-2 sm:text-right' : ''}`}
    >
      <span className="text-sm text-muted">{label}</span>
      <span className="mt-1 block font-semibold group-hover:underline">{article.title}</span>
    </Link>
  )
}

function articleFacts(
  article: Article,
  { url, publicUrl, variant }: { url: string; publicUrl: string; variant: Variant },
): Record<string, unknown> {
  const club = { '@type': 'Organization', name: 'Clube de Voos', url: publicUrl }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    image: publicUrl + sceneUrl(article.cover),
    datePublished: article.creationTime,
    author: article.byTeam ? club : { '@type': 'Person', name: article.author },
    publisher: club,
    mainEntityOfPage: url,
    inLanguage: htmlLang[variant],
  }
}
