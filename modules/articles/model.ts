import type { Variant } from '~/locales/variant'

/** An article as written: SPEC §3's blog post, once per variant. */
export interface ArticleSource {
  id: string
  author: string
  /** ISO 8601, UTC */
  creationTime: string
  /** The scene that is its picture. */
  cover: string
  PT: ArticleHeading
  BR: ArticleHeading
  html: Record<Variant, string>
}

interface ArticleHeading {
  title: string
  description: string
  coverAlt: string
}

/** What a list shows of an article. */
export interface ArticleSummary {
  id: string
  title: string
  description: string
  cover: string
  coverAlt: string
  author: string
  /** Signed by the team, not by a person. */
  byTeam: boolean
  creationTime: string
  excerpt: string
  readingMinutes: number
}

export interface Article extends ArticleSummary {
  /** Sanitised HTML. */
  content: string
}

export const ARTICLES_PER_PAGE = 6
const EXCERPT_CHARACTERS = 61
const WORDS_PER_MINUTE = 200

/** Nobody types more; without an end, a search could cost as much as its sender likes. */
export const QUERY_CHARACTERS = 100
export const QUERY_WORDS = 10

/** The search as typed, in the form it is shown, shared and run in. */
export function cleanQuery(typed: string): string {
  return typed.slice(0, QUERY_CHARACTERS).toWellFormed().replace(/\s+/g, ' ').trim()
}

/** The form in which texts and searches are compared: no case, no accents. */
export function normalise(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export function searchWords(query: string): string[] {
  const words = normalise(cleanQuery(query)).split(' ').filter(Boolean)
  return [...new Set(words)].slice(0, QUERY_WORDS)
}

/** SPEC §9. */
export function excerptOf(text: string): string {
  return `${[...text].slice(0, EXCERPT_CHARACTERS).join('')}…`
}

export function readingMinutesOf(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE))
}

const TEAM: Record<Variant, string> = { PT: 'Equipa Clube de Voos', BR: 'Equipe Clube de Voos' }

/** The team signs in the reader's variant, a person with their own name. */
export function signature(
  variant: Variant,
  author: string,
): Pick<ArticleSummary, 'author' | 'byTeam'> {
  const byTeam = author === TEAM.PT
  return { author: byTeam ? TEAM[variant] : author, byTeam }
}

/** The page asked for, or the nearest that exists. */
export function clampPage(asked: string | null | undefined, pages: number): number {
  const page = /^\d+$/.test(asked ?? '') ? Number(asked) : 1
  return Math.min(Math.max(page, 1), Math.max(pages, 1))
}
