import { desc, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/database.server'
import { type AlertProgress, type DeliveryCounts, deliveryStatuses, estimate } from './model'
import { alertClicks, alerts, deliveries } from './tables.server'

export async function progressOf(db: Queryable, ids: number[]): Promise<AlertProgress[]> {
  if (ids.length === 0) return []
  const [found, counted, clicked] = await Promise.all([
    db.select().from(alerts).where(inArray(alerts.id, ids)).orderBy(desc(alerts.id)),
    db
      .select({
        alertId: deliveries.alertId,
        status: deliveries.status,
        rows: sql<number>`count(*)::int`,
        repeated: sql<number>`count(*) FILTER (WHERE maybe_repeated)::int`,
        recent: sql<number>`count(*) FILTER (WHERE status = 'sent' AND settled_at > now() - interval '1 minute')::int`,
        span: sql<number>`extract(epoch FROM now() - min(settled_at) FILTER (WHERE settled_at > now() - interval '1 minute'))::float8`,
      })
      .from(deliveries)
      .where(inArray(deliveries.alertId, ids))
      .groupBy(deliveries.alertId, deliveries.status),
    db
      .select({ alertId: alertClicks.alertId, clicks: sql<number>`sum(clicks)::int` })
      .from(alertClicks)
      .where(inArray(alertClicks.alertId, ids))
      .groupBy(alertClicks.alertId),
  ])
  return found.map((alert) => {
    const own = counted.filter(({ alertId }) => alertId === alert.id)
    const counts = Object.fromEntries(
      deliveryStatuses.map((status) => [
        status,
        own.find((row) => row.status === status)?.rows ?? 0,
      ]),
    ) as DeliveryCounts
    const sent = own.find(({ status }) => status === 'sent')
    const rate = sent?.recent ? sent.recent / Math.max(1, sent.span) : 0
    const { id, kind, dealId, status, pausedBecause, createdAt } = alert
    return {
      ...{ id, kind, dealId, status, pausedBecause, createdAt, counts, rate },
      candidates: own.reduce((sum, { rows }) => sum + rows, 0),
      maybeRepeated: own.reduce((sum, { repeated }) => sum + repeated, 0),
      secondsLeft: estimate(counts, rate),
      clicks: clicked.find(({ alertId }) => alertId === alert.id)?.clicks ?? 0,
    }
  })
}

export async function openAlertIds(db: Queryable): Promise<number[]> {
  const rows = await db
    .select({ id: alerts.id })
    .from(alerts)
    .where(inArray(alerts.status, ['sending', 'paused']))
  return rows.map(({ id }) => id)
}
