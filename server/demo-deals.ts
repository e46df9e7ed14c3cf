import { dealsFromBrazil } from '~/content/demo/deals-from-brazil'
import { dealsFromPortugal } from '~/content/demo/deals-from-portugal'
import { contentOf, type DemoDeal } from '~/content/demo/demo-deal'
import type { DealHistory } from '~/modules/deals/model'
import type { Club } from './compose'

/** Puts the demo's deals in whenever none is running, so that it is never an empty shop. */
export async function seedDemoDeals({ services: { deals }, clock }: Club): Promise<void> {
  if ((await deals.currentViews('PT', 1)).length > 0) return
  const now = clock.now()
  for (const deal of [...dealsFromPortugal, ...dealsFromBrazil]) {
    const answer = await deals.bring(contentOf(deal, now), historyOf(deal, now))
    if (!answer.ok) throw new Error(`the demo deal "${deal.PT.title}" is refused: ${answer.reason}`)
  }
}

function historyOf({ hours: [ago, left], status }: DemoDeal, now: Date): Partial<DealHistory> {
  const published = new Date(now.getTime() - ago * 3_600_000)
  if (status === 'draft') return { status }
  if (status === 'scheduled') return { status, scheduledFor: published }
  return { status: left > 0 ? 'published' : 'expired', publishedAt: published }
}
