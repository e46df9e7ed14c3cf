import type { AuditTrail } from '~/modules/staff/service.server'
import type { Clock } from '~/platform/clock.server'
import { announceContentChange, type Database, type Transaction } from '~/platform/database.server'
import { sanitiseHtml } from '~/platform/sanitise.server'
import type { Deal, DealContent, Transition } from './model'
import * as store from './store.server'

export interface DealParts {
  db: Database
  clock: Clock
  audit: AuditTrail
  /** Runs in the transaction that publishes: a deal is out exactly when its alert is under way. */
  onPublished?: (tx: Transaction, deal: Deal) => Promise<void>
}

/** Writes a change of state down, tells readers' pages, and begins the alert of what is now out. */
export async function carryOut(
  { clock, onPublished = async () => {} }: DealParts,
  tx: Transaction,
  before: Deal,
  { changes }: Extract<Transition, { ok: true }>,
  changedBy: string | null,
): Promise<Deal> {
  const deal = await store.saveDeal(tx, before.id, { ...changes, changedBy }, clock.now())
  const shown = [before, deal].some(({ status }) => status === 'published')
  if (shown) await announceContentChange(tx)
  if (deal.status === 'published') await onPublished(tx, deal)
  return deal
}

export function sanitised(content: DealContent): DealContent {
  const { PT, BR } = content.details
  return { ...content, details: { PT: sanitiseHtml(PT), BR: sanitiseHtml(BR) } }
}
