import { Link } from 'react-router'
import { useTexts } from '~/app/texts'
import { classNames } from '~/app/ui/class-names'
import { blogTexts } from '~/locales/blog'
import type { ArticleSummary } from '~/modules/articles/model'
import { LongDate } from './long-date'
import { Scene } from './scene'

/** An article in a list; `wide` lays picture and words side by side where there is room. */
export function ArticleCard(props: { article: ArticleSummary; wide: boolean; first: boolean }) {
  const { article, wide, first } = props
  const { t } = useTexts(blogTexts)
  return (
    <article
      className={classNames(
        'group relative grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-card transition hover:shadow-lift',
        wide && 'sm:col-span-2 sm:grid-cols-2 sm:grid-rows-1',
      )}
    >
      <div
        className={classNames(
          'relative aspect-[4/3] overflow-hidden bg-sand-2',
          wide && 'sm:aspect-auto sm:min-h-72',
        )}
      >
        <Scene
          id={article.cover}
          className="absolute inset-0 size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      </div>
      <div className={classNames('flex flex-col p-5 sm:p-6', wide && 'sm:justify-center sm:p-8')}>
        <p className="text-sm text-muted">
          <LongDate of={article.creationTime} />
          <span aria-hidden="true"> · </span>
          {t.post.minutesToRead.replace('{n}', String(article.readingMinutes))}
        </p>
        <h2 className={classNames('mt-2', wide ? 'text-2xl sm:text-3xl' : 'text-xl sm:text-2xl')}>
          <Link
            to={`/blog/${article.id}`}
            className="decoration-sunset decoration-3 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {article.title}
          </Link>
        </h2>
        <p className="mt-3 text-muted">{article.excerpt}</p>
        <p className={classNames('pt-4 text-sm font-semibold', !wide && 'mt-auto')}>
          {article.author}
        </p>
      </div>
    </article>
  )
}
