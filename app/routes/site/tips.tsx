import { useNavigation } from 'react-router'
import { ArticleCard } from '~/app/blocks/article-card'
import { ArticleSearch } from '~/app/blocks/article-search'
import { HOT_OFFERS, HotOffers } from '~/app/blocks/hot-offers'
import { JoinForm } from '~/app/blocks/join-form'
import { PageHead } from '~/app/blocks/page-head'
import { requestFacts, services } from '~/app/context'
import { useTexts } from '~/app/texts'
import { tipsAddress } from '~/app/tips-address'
import { ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { classNames } from '~/app/ui/class-names'
import { Pagination } from '~/app/ui/pagination'
import { blogTexts } from '~/locales/blog'
import type { blog } from '~/locales/pt-PT/blog'
import type { ArticlePage } from '~/modules/articles/service.server'
import type { Route } from './+types/tips'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { articles, deals } = context.get(services)
  const { variant } = context.get(requestFacts)
  return {
    list: articles.list(variant, {
      query: searchParams.get('q'),
      page: searchParams.get('pagina'),
    }),
    hotOffers: await deals.hotViews(variant, HOT_OFFERS),
  }
}

export default function Tips({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(blogTexts)
  const { query, page } = loaderData.list
  return (
    <main id="conteudo">
      <PageHead
        title={pageTitle(page, t)}
        description={t.blog.description}
        path={tipsAddress({ page })}
        image="dicas-de-viagens"
        noindex={query !== ''}
      />
      <link rel="alternate" type="application/atom+xml" title={t.blog.feed} href="/feed.xml" />
      <header className="shell grid gap-6 py-10 md:py-14 lg:grid-cols-[1.2fr_1fr] lg:items-end">
        <div>
          <p className="font-semibold text-sunset-ink">{t.blog.kicker}</p>
          <h1 className="mt-1 text-[clamp(2.5rem,5.6vw,4.4rem)]">{t.blog.title}</h1>
          <p className="mt-4 max-w-[44ch] text-lg text-muted">{t.blog.lead}</p>
        </div>
        <ArticleSearch query={query} />
      </header>
      <div className="shell grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <ArticleList {...loaderData.list} />
        <aside aria-label={t.post.aside} className="flex flex-col gap-8">
          <HotOffers deals={loaderData.hotOffers} />
          <Card className="sm:p-6 lg:sticky lg:top-28">
            <h2 className="text-2xl">{t.tipsJoin.title}</h2>
            <p className="mb-5 mt-2 text-muted">{t.tipsJoin.text}</p>
            <JoinForm source="tips" />
          </Card>
        </aside>
      </div>
    </main>
  )
}

function ArticleList(props: ArticlePage) {
  const { articles, query, found, page, pages } = props
  const { t } = useTexts(blogTexts)
  const busy = useNavigation().location?.pathname === '/dicas-de-viagens'
  return (
    <section
      id="artigos"
      aria-label={t.blog.list}
      aria-busy={busy}
      className={classNames('scroll-mt-28 transition-opacity', busy && 'opacity-60')}
    >
      <p role="status" className={classNames('font-semibold', query !== '' && 'mb-5')}>
        {query && resultLine(query, found, t)}
      </p>
      {found === 0 && (
        <div className="rounded-card border-2 border-dashed border-line p-8 text-center">
          <p className="mx-auto mb-6 max-w-[36ch] text-muted">{t.blogSearch.noneHint}</p>
          <ButtonLink to={tipsAddress({})} look="secondary">
            {t.blogSearch.showAll}
          </ButtonLink>
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        {articles.map((article, index) => {
          // The first opens the page; a last one without a neighbour fills its row.
          const alone = index === articles.length - 1 && index % 2 === 1
          return (
            <ArticleCard
              key={article.id}
              article={article}
              wide={index === 0 || alone}
              first={index === 0}
            />
          )
        })}
      </div>
      <Pagination
        label={t.blogPages.label}
        page={page}
        pages={pages}
        hrefFor={(to) => `${tipsAddress({ query, page: to })}#artigos`}
        texts={t.blogPages}
      />
    </section>
  )
}

function pageTitle(page: number, t: typeof blog): string {
  if (page === 1) return t.blog.title
  return t.blogPages.titled.replace('{title}', t.blog.title).replace('{page}', String(page))
}

/** The search is a visitor's text: handed over by functions, its "$&" means nothing. */
function resultLine(query: string, found: number, t: typeof blog): string {
  const { none, one, many } = t.blogSearch
  const line = found === 0 ? none : found === 1 ? one : many
  return line.replace('{found}', String(found)).replace('{query}', () => query)
}
