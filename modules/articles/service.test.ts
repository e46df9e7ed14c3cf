import { expect, test } from 'vitest'
import { articleSources } from '~/content/articles'
import { variants } from '~/locales/variant'
import type { ArticleSource } from './model'
import { createArticles } from './service.server'

const articles = createArticles(articleSources)

function source(
  details: Partial<ArticleSource> & { text?: string; title?: string },
): ArticleSource {
  const { text = '<p>Texto.</p>', title = 'Título', ...rest } = details
  const heading = { title, description: '', coverAlt: '' }
  return {
    id: 'artigo',
    author: 'Rafael',
    creationTime: '2024-06-01T00:00:00Z',
    cover: 'cover-dicas',
    PT: heading,
    BR: heading,
    html: { PT: text, BR: text },
    ...rest,
  }
}

const idsOf = (query: string, variant: 'PT' | 'BR' = 'PT') =>
  articles.list(variant, { query }).articles.map(({ id }) => id)

test('§1 the eight articles exist in both variants, each dated from June 2024 to January 2025', () => {
  for (const variant of variants) {
    expect(
      articles
        .all(variant)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([
      'CDV-Founder',
      'dicas-para-voos-baratos',
      'erros',
      'estrategias-para-trocar-destinos',
      'evita-golpes-online',
      'hotwire',
      'melhor-buscador-de-voos',
      'one-way-or-multi-cities',
    ])
    for (const { creationTime } of articles.all(variant)) {
      expect(creationTime).toMatch(/^(2024-(0[6-9]|1[0-2])|2025-01)-\d\dT[\d:]{8}Z$/)
    }
  }
})

test('§2 six posts a page, the newest first', () => {
  const first = articles.list('PT')
  const second = articles.list('PT', { page: '2' })
  expect([first.articles.length, second.articles.length, first.pages]).toEqual([6, 2, 2])
  const times = [...first.articles, ...second.articles].map(({ creationTime }) => creationTime)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('§5 search looks in titles and texts, whatever the case and the accents', () => {
  expect(idsOf('HOTEIS com nome OCULTO')).toEqual(['hotwire'])
  expect(idsOf('burlas')).toContain('evita-golpes-online')
  expect(idsOf('BONFIM')).toContain('CDV-Founder')
  expect(idsOf('promoção')).toEqual(idsOf('promocao'))
  expect(idsOf('golpes com passagem aérea', 'BR')).toContain('evita-golpes-online')
})

test('search sees the words of a text, not the tags and addresses around them', () => {
  expect(idsOf('strong')).toEqual([])
  expect(idsOf('href')).toEqual([])
  const shelf = createArticles([source({ text: '<p>Preço &lt; 50 &amp; taxas</p><p>fim</p>' })])
  expect(shelf.list('PT', { query: '< 50 & taxas' }).found).toBe(1)
  expect(shelf.list('PT', { query: 'taxasfim' }).found).toBe(0)
})

test('a search without a result is an empty first page', () => {
  expect(articles.list('PT', { query: 'submarino nuclear', page: '4' })).toEqual({
    articles: [],
    query: 'submarino nuclear',
    found: 0,
    page: 1,
    pages: 1,
  })
})

test('a search of 10,000 characters is run as its first hundred', () => {
  const answer = articles.list('PT', { query: 'voos '.repeat(2_000) })
  expect(answer.query).toHaveLength(99)
  expect(answer.articles).toEqual(articles.list('PT', { query: 'voos' }).articles)
})

test('an article knows the one published before it and the one after', () => {
  const found = articles.byId('PT', 'dicas-para-voos-baratos')
  expect([found?.previous?.id, found?.next?.id]).toEqual(['CDV-Founder', 'hotwire'])
  expect(articles.byId('PT', 'CDV-Founder')?.previous).toBeUndefined()
  expect(articles.byId('PT', 'one-way-or-multi-cities')?.next).toBeUndefined()
})

test.each(['nada', '__proto__', 'constructor', '', 'ERROS', '0'])(
  'there is no article "%s"',
  (id) => {
    expect(articles.byId('PT', id)).toBeUndefined()
  },
)

test('what an author pasted cannot run on the page, in the excerpt or in the search', () => {
  const shelf = createArticles([
    source({ text: '<p onclick="alert(1)">Olá<script>alert(2)</script></p>' }),
  ])
  const article = shelf.byId('PT', 'artigo')?.article
  expect(article?.content).toBe('<p>Olá</p>')
  expect(article?.excerpt).toBe('Olá…')
  expect(shelf.list('PT', { query: 'alert' }).found).toBe(0)
})

test('sanitising takes nothing away from the texts of the club', () => {
  for (const { id, html } of articleSources) {
    for (const variant of variants) {
      expect(articles.byId(variant, id)?.article.content.trim()).toBe(html[variant].trim())
    }
  }
})

test('links between articles lead to articles that exist', () => {
  for (const variant of variants) {
    for (const { content } of articles.all(variant)) {
      for (const [, id = ''] of content.matchAll(/href="\/blog\/([^"]+)"/g)) {
        expect(articles.byId(variant, id), id).toBeDefined()
      }
    }
  }
})
