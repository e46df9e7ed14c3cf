import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/database.server'
import { alerts, deliveries } from './tables.server'

const settled = sql<Date>`coalesce(${deliveries.settledAt}, ${deliveries.decidedAt})`.mapWith(
  deliveries.decidedAt,
)
const shown = {
  id: deliveries.id,
  alertId: deliveries.alertId,
  kind: alerts.kind,
  dealId: alerts.dealId,
  items: deliveries.items,
  status: deliveries.status,
  reason: deliveries.reason,
  bounce: deliveries.bounce,
  settledAt: settled,
  clickedAt: deliveries.clickedAt,
}

function rowsOf(db: Queryable, uid: string, wanted: SQL | undefined, order: SQL, limit: number) {
  return db
    .select(shown)
    .from(deliveries)
    .innerJoin(alerts, eq(alerts.id, deliveries.alertId))
    .where(and(eq(deliveries.uid, uid), wanted))
    .orderBy(order)
    .limit(limit)
}

export function mailedUntil(db: Queryable, uid: string, until: Date | undefined, limit: number) {
  const wanted = until && sql`${settled} <= ${until.toISOString()}`
  return rowsOf(db, uid, wanted, sql`${settled} DESC, ${deliveries.id} DESC`, limit)
}

/** Apart from the mails: an old mail may be opened today. */
export function clickedUntil(db: Queryable, uid: string, until: Date | undefined, limit: number) {
  const wanted = until ? lte(deliveries.clickedAt, until) : sql`${deliveries.clickedAt} IS NOT NULL`
  return rowsOf(db, uid, wanted, desc(deliveries.clickedAt), limit)
}
