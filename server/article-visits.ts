import type { IncomingMessage } from 'node:http'
import type { Variant } from '~/locales/variant'
import type { ArticleViews } from '~/modules/articles/views.server'

const PLACE = '/blog/'
const ROBOTS =
  /bot|crawl|spider|slurp|preview|fetch|monitor|curl|wget|python|java\/|go-http|headless|facebookexternalhit|whatsapp/i

/**
 * A person opened an article: as a page, or as the router's data of it. Fetched ahead of a click that
 * may never come, it is not open. Most requests are told apart by the first letters of their address.
 */
export function noteVisit(
  views: Pick<ArticleViews, 'seen'>,
  request: IncomingMessage,
  path: string,
  variant: Variant,
): void {
  if (!path.startsWith(PLACE) || request.method !== 'GET') return
  const { headers } = request
  if (headers['sec-purpose'] || headers.purpose) return
  const agent = headers['user-agent']
  if (!agent || ROBOTS.test(agent)) return
  const end = path.endsWith('.data') ? -'.data'.length : undefined
  views.seen(path.slice(PLACE.length, end), variant)
}
