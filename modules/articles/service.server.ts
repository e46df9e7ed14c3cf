import type { Variant } from '~/locales/variant'
import { plainText, sanitiseHtml } from '~/platform/sanitise.server'
import {
  ARTICLES_PER_PAGE,
  type Article,
  type ArticleSource,
  type ArticleSummary,
  clampPage,
  cleanQuery,
  excerptOf,
  normalise,
  readingMinutesOf,
  searchWords,
  signature,
} from './model'

export interface ArticlePage {
  articles: ArticleSummary[]
  /** The search that was run. */
  query: string
  found: number
  page: number
  pages: number
}

export interface ArticleWithNeighbours {
  article: Article
  previous: ArticleSummary | undefined
  next: ArticleSummary | undefined
}

export interface Articles {
  /** Newest first, six a page; `page` and `query` may be whatever an address says. */
  list(variant: Variant, wanted?: { query?: string | null; page?: string | null }): ArticlePage
  byId(variant: Variant, id: string): ArticleWithNeighbours | undefined
  /** Every article, newest first. */
  all(variant: Variant): Article[]
}

interface Prepared {
  article: Article
  summary: ArticleSummary
  searchable: string
}

/** Everything costly happens once, when the first reader comes: sanitising, measuring, normalising. */
export function createArticles(sources: readonly ArticleSource[]): Articles {
  const newestFirst = sources.toSorted(
    (a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime),
  )
  const shelves: Partial<Record<Variant, Prepared[]>> = {}
  const shelfOf = (variant: Variant) => {
    shelves[variant] ??= newestFirst.map((source) => prepare(source, variant))
    return shelves[variant]
  }
  const places = new Map(newestFirst.map(({ id }, place) => [id, place]))

  return {
    list(variant, { query, page } = {}) {
      const words = searchWords(query ?? '')
      const found = shelfOf(variant).filter(({ searchable }) =>
        words.every((word) => searchable.includes(word)),
      )
      const pages = Math.max(1, Math.ceil(found.length / ARTICLES_PER_PAGE))
      const current = clampPage(page, pages)
      const start = (current - 1) * ARTICLES_PER_PAGE
      return {
        articles: found.slice(start, start + ARTICLES_PER_PAGE).map(({ summary }) => summary),
        query: cleanQuery(query ?? ''),
        found: found.length,
        page: current,
        pages,
      }
    },
    byId(variant, id) {
      const place = places.get(id)
      const shelf = shelfOf(variant)
      const here = place === undefined ? undefined : shelf[place]
      if (place === undefined || !here) return undefined
      return {
        article: here.article,
        previous: shelf[place + 1]?.summary,
        next: shelf[place - 1]?.summary,
      }
    },
    all: (variant) => shelfOf(variant).map(({ article }) => article),
  }
}

function prepare(source: ArticleSource, variant: Variant): Prepared {
  const { id, cover, creationTime } = source
  const heading = source[variant]
  const content = sanitiseHtml(source.html[variant])
  const text = plainText(content)
  const summary: ArticleSummary = {
    id,
    cover,
    creationTime,
    ...heading,
    ...signature(variant, source.author),
    excerpt: excerptOf(text),
    readingMinutes: readingMinutesOf(text),
  }
  return {
    summary,
    article: { ...summary, content },
    searchable: normalise(`${heading.title}\n${text}`),
  }
}
