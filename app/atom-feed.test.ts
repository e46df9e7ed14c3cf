import { expect, test } from 'vitest'
import type { Article } from '~/modules/articles/model'
import { atomFeed } from './atom-feed'

const article: Article = {
  id: 'erros',
  title: 'Voos & <b>malas</b>',
  description: 'Descrição "curta"',
  cover: 'cover-erros',
  coverAlt: '',
  author: 'Rafael',
  byTeam: false,
  creationTime: '2024-09-05T09:00:00Z',
  excerpt: '…',
  readingMinutes: 1,
  content: '<p>R$ 50 &amp; <a href="/blog/hotwire">mais</a></p>',
}
const feed = (articles: Article[]) =>
  atomFeed({
    title: 'Dicas',
    description: 'As dicas',
    publicUrl: 'https://clube.exemplo.test',
    variant: 'BR',
    articles,
  })

test('an article becomes an entry with its address, dates, author and text', () => {
  const xml = feed([article])
  expect(xml).toContain('xml:lang="pt-BR" xml:base="https://clube.exemplo.test/"')
  expect(xml).toContain('<id>https://clube.exemplo.test/blog/erros</id>')
  expect(xml).toContain('<published>2024-09-05T09:00:00Z</published>')
  expect(xml).toContain('<author><name>Rafael</name></author>')
  expect(xml).toContain('&lt;a href=&quot;/blog/hotwire&quot;&gt;mais&lt;/a&gt;')
})

test('what XML cannot hold as it is arrives as text or not at all', () => {
  const xml = feed([{ ...article, title: 'Voos\u0000\u000b & <b>malas</b>]]>\ud800' }])
  expect(xml).toContain('<title>Voos &amp; &lt;b&gt;malas&lt;/b&gt;]]&gt;\ufffd</title>')
})

test('a feed without articles is still a feed', () => {
  expect(feed([])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
})
