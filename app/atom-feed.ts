import { htmlLang, type Variant } from '~/locales/variant'
import type { Article } from '~/modules/articles/model'

/** The articles for feed readers (RFC 4287). Links inside the texts are relative to `xml:base`. */
export function atomFeed(feed: {
  title: string
  description: string
  publicUrl: string
  variant: Variant
  articles: Article[]
}): string {
  const { publicUrl, articles } = feed
  const updated = articles[0]?.creationTime ?? new Date(0).toISOString()
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang[feed.variant]}" xml:base="${xmlText(publicUrl)}/">`,
    `<title>${xmlText(feed.title)}</title>`,
    `<subtitle>${xmlText(feed.description)}</subtitle>`,
    `<id>${xmlText(publicUrl)}/feed.xml</id>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(publicUrl)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl)}/dicas-de-viagens"/>`,
    `<updated>${updated}</updated>`,
    ...articles.map((article) => entry(article, publicUrl)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(article: Article, publicUrl: string): string {
  const address = xmlText(`${publicUrl}/blog/${encodeURIComponent(article.id)}`)
  return [
    '<entry>',
    `<title>${xmlText(article.title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${article.creationTime}</published>`,
    `<updated>${article.creationTime}</updated>`,
    `<author><name>${xmlText(article.author)}</name></author>`,
    `<summary>${xmlText(article.description)}</summary>`,
    `<content type="html">${xmlText(article.content)}</content>`,
    '</entry>',
  ].join('\n')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these at all.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
