import type { Variant } from '~/locales/variant'
import type { Permit } from '~/modules/staff/model'
import type { Clock } from '~/platform/clock.server'
import type { Database } from '~/platform/database.server'
import { dayOf } from '~/platform/figures.server'
import type { Log } from '~/platform/log.server'
import * as store from './views-store.server'

const FLUSH_MS = 10_000
const LATELY_DAYS = 30

export interface ArticleViewLine {
  article: string
  variant: Variant
  ever: number
  lately: number
}

/** How often articles are opened: numbers by day, nothing about who opened them. */
export interface ArticleViews extends AsyncDisposable {
  /** Called for every page that is answered, so it only adds one; unknown articles are not counted. */
  seen(article: string, variant: Variant): void
  views(by: Permit<'overview:see'>): Promise<{
    lines: ArticleViewLine[]
    byDay: { day: string; n: number }[]
    today: string
  }>
  /** Writes down what this process has counted. */
  flush(): Promise<void>
}

export function createArticleViews(parts: {
  db: Database
  clock: Clock
  log: Log
  articles: readonly string[]
}): ArticleViews {
  const { db, clock, log } = parts
  const known = new Set(parts.articles)
  let counts = new Map<string, number>()

  async function flush(): Promise<void> {
    if (counts.size === 0) return
    const taken = counts
    counts = new Map()
    const day = dayOf(clock.now())
    const rows = [...taken].map(([key, views]) => {
      const [variant, article] = key.split(' ') as [Variant, string]
      return { article, day, variant, views }
    })
    try {
      await store.addViews(db, rows)
    } catch (err) {
      for (const [key, views] of taken) counts.set(key, (counts.get(key) ?? 0) + views)
      log.warn({ err }, 'views of articles could not be written down, trying again')
    }
  }

  const timer = setInterval(flush, FLUSH_MS).unref()
  return {
    seen(article, variant) {
      if (!known.has(article)) return
      const key = `${variant} ${article}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    async views() {
      const since = dayOf(new Date(clock.now().getTime() - (LATELY_DAYS - 1) * 86_400_000))
      const [lines, byDay] = await Promise.all([
        store.viewsOf(db, since),
        store.viewsByDay(db, since),
      ])
      return { lines, byDay, today: dayOf(clock.now()) }
    },
    flush,
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await flush()
    },
  }
}
