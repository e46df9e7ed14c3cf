import { plainText } from '~/platform/sanitise.server'
import type { DealContent } from './model'
import { teamDay } from './team-time'

/** Nothing of this stops a publication; somebody should have looked at it. */
export type DealWarning =
  | 'same-route'
  | 'no-link'
  | 'travel-begun'
  | 'travel-over'
  | 'ends-soon'
  | 'small-saving'
  | 'same-words'

const SOON_MS = 6 * 3_600_000
const WORTH_TELLING = 0.2

export function warningsAbout(
  content: DealContent,
  now: Date,
  { sameRoute }: { sameRoute: number },
): DealWarning[] {
  const today = teamDay(now)
  const { price, usualPrice, details } = content
  const found: [DealWarning, boolean][] = [
    ['same-route', sameRoute > 0],
    ['no-link', content.externalLink === null],
    ['travel-over', content.travelTo < today],
    ['travel-begun', content.travelFrom < today && content.travelTo >= today],
    ['ends-soon', content.expiresAt.getTime() - now.getTime() < SOON_MS],
    ['small-saving', content.kind !== 'miles' && price > usualPrice * (1 - WORTH_TELLING)],
    ['same-words', plainText(details.PT) === plainText(details.BR)],
  ]
  return found.filter(([, applies]) => applies).map(([warning]) => warning)
}
