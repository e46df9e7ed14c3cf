import type { Deals } from '~/modules/deals/service.server'
import type { HistoryEntry } from '~/modules/members/model'
import type { Database } from '~/platform/database.server'
import { clickedUntil, mailedUntil } from './history-store.server'

type Row = Awaited<ReturnType<typeof mailedUntil>>[number]

/** Each mail with its deals and what became of it, and the clicks as moments of their own. */
export async function historyOf(
  { db, deals }: { db: Database; deals: Pick<Deals, 'byIds'> },
  uid: string,
  until: Date | undefined,
  limit: number,
): Promise<HistoryEntry[]> {
  const [mailed, clicked] = await Promise.all([
    mailedUntil(db, uid, until, limit),
    clickedUntil(db, uid, until, limit),
  ])
  const dealsOf = ({ dealId, items }: Row) => items ?? (dealId ? [dealId] : [])
  const ids = [...new Set([...mailed, ...clicked].flatMap(dealsOf))]
  const cities = new Map(
    (await deals.byIds(ids)).map((deal) => [deal.id, deal.destination.city.PT] as const),
  )
  const entry = (row: Row, kind: 'mailed' | 'clicked', at: Date): HistoryEntry => {
    const { alertId, status, bounce, reason } = row
    const told = dealsOf(row).map((id) => ({ id, city: cities.get(id) }))
    return {
      at,
      key: `deliveries:${String(row.id).padStart(14, '0')}:${kind}`,
      from: 'deliveries',
      kind,
      details: { alertId, alertKind: row.kind, status, bounce, reason, deals: told },
    }
  }
  return [
    ...mailed.map((row) => entry(row, 'mailed', row.settledAt)),
    ...clicked.flatMap((row) => (row.clickedAt ? entry(row, 'clicked', row.clickedAt) : [])),
  ]
}
