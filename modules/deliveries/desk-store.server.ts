import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/database.server'
import type {
  AlertKind,
  AlertStatus,
  DeliveryCounts,
  DeliveryStatus,
  DomainLine,
  DoubtfulDelivery,
  ReasonLine,
} from './model'
import { deliveryStatuses } from './model'
import { alertClicks, alertSummaries, alerts, deliveries } from './tables.server'

export interface AlertFilter {
  status?: AlertStatus | undefined
  kind?: AlertKind | undefined
  before?: number | undefined
}

/** What of an alert needs no counting. */
export async function listAlerts(db: Queryable, filter: AlertFilter, limit: number) {
  const wanted = [
    filter.status && eq(alerts.status, filter.status),
    filter.kind && eq(alerts.kind, filter.kind),
    filter.before === undefined ? undefined : lt(alerts.id, filter.before),
  ]
  return db
    .select({ alert: alerts, summary: alertSummaries })
    .from(alerts)
    .leftJoin(alertSummaries, eq(alertSummaries.alertId, alerts.id))
    .where(and(...wanted))
    .orderBy(desc(alerts.id))
    .limit(limit)
}

export async function findAlertWithSummary(db: Queryable, id: number) {
  const [row] = await db
    .select({ alert: alerts, summary: alertSummaries })
    .from(alerts)
    .leftJoin(alertSummaries, eq(alertSummaries.alertId, alerts.id))
    .where(eq(alerts.id, id))
  return row
}

export async function clicksOf(db: Queryable, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ alertId: alertClicks.alertId, clicks: sql<number>`sum(clicks)::int` })
    .from(alertClicks)
    .where(inArray(alertClicks.alertId, ids))
    .groupBy(alertClicks.alertId)
  return new Map(rows.map(({ alertId, clicks }) => [alertId, clicks]))
}

/** A count that takes long is repeated seldom; a finished alert only when mail came back since. */
const DUE = sql`alert_summaries.counted_at IS NULL
  OR alert_summaries.counted_status IS DISTINCT FROM excluded.counted_status
  OR ((excluded.counted_status IN ('sending', 'paused')
      OR coalesce((alert_summaries.counts->>'queued')::int + (alert_summaries.counts->>'sending')::int, 0) > 0)
    AND alert_summaries.counted_at < now()
      - make_interval(secs => greatest(1, alert_summaries.took_ms * 0.01)))`

/** Of all who look at an alert, one counts it; the status goes through `counted_status` unchanged. */
export async function claimCount(
  db: Queryable,
  alertId: number,
  status: AlertStatus,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO alert_summaries (alert_id, counting_since, counted_status)
    VALUES (${alertId}, now(), ${status})
    ON CONFLICT (alert_id) DO UPDATE SET counting_since = now()
    WHERE (${DUE}) AND (alert_summaries.counting_since IS NULL
      OR alert_summaries.counting_since < now() - interval '1 minute')`)
  return rowCount === 1
}

const LARGE_DOMAINS = 40

interface Line extends Record<string, unknown> {
  domain: string
  status: DeliveryStatus
  rows: number
  repeated: number
  bounced: number
  complaints: number
  recent: number
  span: number | null
}

async function countLines(db: Queryable, alertId: number): Promise<Line[]> {
  const { rows } = await db.execute<Line>(sql`
    WITH line AS (
      SELECT coalesce(split_part(lower(m.email), '@', 2), '') AS domain, d.status,
        count(*) AS rows,
        count(*) FILTER (WHERE d.maybe_repeated) AS repeated,
        count(*) FILTER (WHERE d.bounce IN ('hard', 'soft')) AS bounced,
        count(*) FILTER (WHERE d.bounce = 'complaint') AS complaints,
        count(*) FILTER (WHERE d.status = 'sent' AND d.settled_at > now() - interval '1 minute') AS recent,
        min(d.settled_at) FILTER (WHERE d.settled_at > now() - interval '1 minute') AS since
      FROM deliveries d LEFT JOIN subscribers m ON m.uid = d.uid
      WHERE d.alert_id = ${alertId} GROUP BY 1, 2
    ), place AS (
      SELECT domain, row_number() OVER (ORDER BY sum(rows) DESC, domain) AS place FROM line GROUP BY 1
    )
    SELECT CASE WHEN place <= ${LARGE_DOMAINS} THEN line.domain ELSE '*' END AS domain, status,
      sum(rows)::int AS rows, sum(repeated)::int AS repeated, sum(bounced)::int AS bounced,
      sum(complaints)::int AS complaints, sum(recent)::int AS recent,
      extract(epoch FROM now() - min(since))::float8 AS span
    FROM line JOIN place USING (domain) GROUP BY 1, 2`)
  return rows
}

async function countReasons(db: Queryable, alertId: number): Promise<ReasonLine[]> {
  const { rows } = await db.execute<{ status: DeliveryStatus; reason: string; rows: number }>(sql`
    SELECT status, reason, count(*)::int AS rows FROM deliveries
    WHERE alert_id = ${alertId} AND reason IS NOT NULL
    GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 20`)
  return rows
}

/** Counts an alert's rows and keeps the outcome. */
export async function countAlert(
  db: Queryable,
  alertId: number,
  status: AlertStatus,
): Promise<void> {
  const begun = performance.now()
  const lines = await countLines(db, alertId)
  const reasons = await countReasons(db, alertId)
  const recent = total(lines, ({ recent }) => recent)
  const span = Math.max(1, ...lines.map(({ span }) => span ?? 0))
  await db
    .update(alertSummaries)
    .set({
      countingSince: null,
      countedAt: sql`now()`,
      tookMs: Math.round(performance.now() - begun),
      countedStatus: status,
      counts: countsOf(lines),
      maybeRepeated: total(lines, ({ repeated }) => repeated),
      rate: recent / span,
      domains: domainsOf(lines),
      reasons,
    })
    .where(eq(alertSummaries.alertId, alertId))
}

function countsOf(lines: Line[]): DeliveryCounts {
  return Object.fromEntries(
    deliveryStatuses.map((status) => [
      status,
      total(
        lines.filter((line) => line.status === status),
        ({ rows }) => rows,
      ),
    ]),
  ) as DeliveryCounts
}

function domainsOf(lines: Line[]): DomainLine[] {
  const size = (line: DomainLine) => deliveryStatuses.reduce((sum, each) => sum + line[each], 0)
  return [...Map.groupBy(lines, ({ domain }) => domain)]
    .map(([domain, own]) => ({
      domain,
      ...countsOf(own),
      bounced: total(own, ({ bounced }) => bounced),
      complaints: total(own, ({ complaints }) => complaints),
    }))
    .toSorted((a, b) => Number(a.domain === '*') - Number(b.domain === '*') || size(b) - size(a))
}

function total(lines: Line[], of: (line: Line) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0)
}

export async function listDoubtful(
  db: Queryable,
  alertId: number,
  limit: number,
): Promise<DoubtfulDelivery[]> {
  return db
    .select({
      id: deliveries.id,
      uid: deliveries.uid,
      status: deliveries.status,
      reason: deliveries.reason,
      attempts: deliveries.attempts,
      waits: sql<boolean>`${deliveries.ready} OR ${deliveries.dueAt} IS NOT NULL`,
      settledAt: deliveries.settledAt,
    })
    .from(deliveries)
    .where(and(eq(deliveries.alertId, alertId), deliveries.maybeRepeated))
    .orderBy(desc(deliveries.id))
    .limit(limit)
}
