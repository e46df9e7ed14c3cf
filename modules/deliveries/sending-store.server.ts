import type pg from 'pg'
import type { Variant } from '~/locales/variant'
import { type Origin, originOf } from '~/modules/deals/model'
import { type HomeAirport, homeAirports } from '~/modules/members/model'
import type { AlertKind, PauseReason } from './model'
import type { Outcome, Parcel, SendingStore } from './sending'

interface ClaimedRow {
  id: string
  status: 'sending' | 'suppressed'
  uid: string
  email: string
  name: string
  variant: Variant
  home_airport: HomeAirport | null
  priority: number
  items: string[] | null
  attempts: number
  had_due: boolean
  premium: boolean
}

/**
 * Outcomes of what has been on the wire, and what goes on the wire next, in one statement: a row is
 * `sending` exactly while its message is on the wire. Leases and waits follow the database's clock.
 * The member's row is held for the moment: what they choose is either seen, or waits, or, being under
 * way, leaves the row for the next exchange. A row whose member has been erased waits for nothing.
 */
const EXCHANGE = `
WITH outcome AS (
  SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::float8[], $5::smallint[], $11::bigint[])
    AS o (id, status, reason, delay, tries, sender)
), settled AS (
  UPDATE deliveries d SET claimed_by = NULL,
    status = CASE WHEN d.uid IS NULL AND o.status = 'queued' THEN 'suppressed' ELSE o.status END,
    reason = CASE WHEN d.uid IS NULL AND o.status = 'queued' THEN 'left' ELSE o.reason END,
    ready = d.uid IS NOT NULL AND o.delay IS NOT NULL AND o.delay = 0,
    due_at = CASE WHEN d.uid IS NOT NULL AND o.delay > 0 THEN now() + make_interval(secs => o.delay) END,
    attempts = d.attempts + o.tries, settled_at = now(),
    maybe_repeated = d.maybe_repeated OR o.status = 'uncertain'
  FROM outcome o WHERE d.id = o.id AND d.claimed_by = o.sender AND d.status = 'sending'
  RETURNING d.status
), counted AS (
  INSERT INTO figures (figure, day, n)
  SELECT status, team_day($8), count(*) FROM settled WHERE status IN ('sent', 'failed') GROUP BY 1
), picked AS (
  SELECT d.id, m.email, m.name, m.variant, m.home_airport, d.due_at IS NOT NULL AS had_due,
    m.subscription_type = 'Premium' AND m.subscription_status = 'Active' AS premium,
    CASE
      WHEN m.deleted OR NOT m.is_verified THEN 'left'
      WHEN m.unsubscribed_at IS NOT NULL THEN 'unsubscribed'
      WHEN m.suppressed_at IS NOT NULL THEN 'suppressed'
      WHEN m.paused_until > $8 THEN 'paused'
      WHEN $9 AND NOT (m.subscription_type = 'Premium' AND m.subscription_status = 'Active')
        THEN 'no-longer-premium'
      WHEN m.home_airport IS NULL OR m.home_airport <> ALL($12::text[]) THEN 'other-airport'
      WHEN m.alert_mode = 'weekly' AND $13 = 'deal' THEN 'digest-only'
      WHEN m.alert_mode = 'fare-errors' AND NOT $14 THEN 'errors-only'
    END AS barred
  FROM deliveries d JOIN subscribers m ON m.uid = d.uid
  WHERE d.ready AND d.alert_id = $7
    AND EXISTS (SELECT 1 FROM alerts a WHERE a.id = $7 AND a.status = 'sending')
    AND EXISTS (SELECT 1 FROM senders s WHERE s.id = $6 AND s.lease_until > now())
  ORDER BY d.priority, d.id LIMIT $10
  FOR UPDATE OF d SKIP LOCKED FOR SHARE OF m SKIP LOCKED
)
UPDATE deliveries d SET ready = false, due_at = NULL, reason = p.barred,
  status = CASE WHEN p.barred IS NULL THEN 'sending' ELSE 'suppressed' END,
  claimed_by = CASE WHEN p.barred IS NULL THEN $6::bigint END,
  settled_at = CASE WHEN p.barred IS NULL THEN d.settled_at ELSE now() END
FROM picked p WHERE d.id = p.id
RETURNING d.id, d.status, d.uid, p.email, p.name, p.variant, p.home_airport, d.priority, d.items, d.attempts, p.had_due, p.premium`

const OPEN_ALERTS = `
SELECT a.id, a.kind, a.deal_id, a.urgent, a.airport, d.origins,
  coalesce(a.plan, d.plan) = 'Premium' AS premium,
  a.kind = 'deal' AND NOT (d.status = 'published' AND d.expires_at > $1) AS over
FROM alerts a LEFT JOIN deals d ON d.id = a.deal_id
WHERE a.status = 'sending' ORDER BY a.urgent DESC, a.kind, a.id`

/** A process is given up only when the database has been there to be told that it lives. */
const RECOVER = `
WITH gone AS (
  SELECT id FROM senders WHERE lease_until < now()
    AND pg_postmaster_start_time() < now() - make_interval(secs => $1)
)
UPDATE deliveries SET status = 'uncertain', ready = uid IS NOT NULL, claimed_by = NULL, maybe_repeated = true,
  reason = 'on the wire when its sender stopped', settled_at = now()
WHERE status = 'sending' AND claimed_by IN (SELECT id FROM gone)`

/** Cancelled alerts with rows that still wait. */
const CANCELLED = `
SELECT a.id AS alert_id FROM alerts a WHERE a.status = 'cancelled' AND (
  EXISTS (SELECT 1 FROM deliveries d WHERE d.alert_id = a.id AND d.ready)
  OR EXISTS (SELECT 1 FROM deliveries d WHERE d.alert_id = a.id AND d.due_at IS NOT NULL)
)`

/** Alerts with nothing left to do; another plan's turn opens them again. */
const DONE = `
a.status = 'sending'
  AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.alert_id = a.id AND d.ready)
  AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.alert_id = a.id AND d.due_at IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.alert_id = a.id AND d.status = 'sending')`

/** Waits for nobody: what a sender holds this moment is looked at again in the next round. */
const GIVE_UP = `
UPDATE deliveries SET status = 'suppressed', reason = $2, ready = false, due_at = NULL, settled_at = now()
WHERE id IN (
  SELECT id FROM deliveries WHERE alert_id = $1 AND (ready OR due_at IS NOT NULL)
  LIMIT 10000 FOR UPDATE SKIP LOCKED
)`

export async function giveUpWaiting(pool: pg.Pool, alertId: number, reason: string): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(GIVE_UP, [alertId, reason])
    if (!rowCount) return
  }
}

/** Under the alert's lock and by a new statement: rows that were being written are seen, or reopen it. */
async function finish(pool: pg.Pool, now: Date): Promise<void> {
  const { rows } = await pool.query(`SELECT a.id FROM alerts a WHERE ${DONE}`)
  for (const { id } of rows) {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      const held = await client.query('SELECT 1 FROM alerts WHERE id = $1 FOR UPDATE SKIP LOCKED', [
        id,
      ])
      if (held.rowCount)
        await client.query(
          `UPDATE alerts a SET status = 'finished', finished_at = $2 WHERE a.id = $1 AND ${DONE}`,
          [id, now],
        )
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }
}

/**
 * How an exchange is planned, settled once for all: along the indexes, a few rows of each. Statistics
 * know nothing of an alert decided a moment ago; going by them, PostgreSQL sorts all that is ready for
 * each exchange, and plans for longer than the exchange takes.
 */
export const exchangeSettings = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_sort: 'off',
}

/** `exchanges` has the settings of above, `pool` those of everybody. */
export function createSendingStore({
  pool,
  exchanges,
}: Record<'pool' | 'exchanges', pg.Pool>): SendingStore {
  const run = (name: string, text: string, values: unknown[]) => pool.query({ name, text, values })
  return {
    async register(leaseSeconds) {
      const { rows } = await pool.query(
        'INSERT INTO senders (lease_until) VALUES (now() + make_interval(secs => $1)) RETURNING id',
        [leaseSeconds],
      )
      return Number(rows[0]?.id)
    },
    async renew(sender, leaseSeconds) {
      const { rowCount } = await pool.query(
        'UPDATE senders SET lease_until = now() + make_interval(secs => $2) WHERE id = $1',
        [sender, leaseSeconds],
      )
      return rowCount === 1
    },
    async leave(sender) {
      await pool.query('UPDATE senders SET lease_until = now() WHERE id = $1', [sender])
    },
    async putBack(sender, onTheWire) {
      await pool.query(
        `UPDATE deliveries SET ready = uid IS NOT NULL, claimed_by = NULL,
           status = CASE WHEN maybe_repeated THEN 'uncertain' WHEN uid IS NULL THEN 'suppressed' ELSE 'queued' END
         WHERE status = 'sending' AND claimed_by = $1 AND id <> ALL($2)`,
        [sender, onTheWire],
      )
    },
    async exchange({ sender, outcomes, alert, wanted, now }) {
      const { rows } = await exchanges.query({
        name: 'exchange',
        text: EXCHANGE,
        values: [
          ...columnsOf(outcomes),
          sender,
          alert?.id ?? 0,
          now,
          alert?.premium ?? false,
          alert ? wanted : 0,
          outcomes.map(({ claimedBy }) => claimedBy),
          alert?.airports ?? [],
          alert?.kind ?? 'deal',
          alert?.urgent ?? false,
        ],
      })
      const claimed = rows as ClaimedRow[]
      return {
        touched: claimed.length,
        parcels: alert
          ? claimed
              .filter(({ status }) => status === 'sending')
              .map((row) => toParcel(row, alert.id, sender))
          : [],
      }
    },
    async openAlerts(now) {
      const { rows } = await run('deliveries-open-alerts', OPEN_ALERTS, [now])
      return rows.map((row) => ({
        id: Number(row.id),
        kind: row.kind as AlertKind,
        dealId: row.deal_id as string | null,
        premium: row.premium as boolean,
        over: row.over as boolean,
        urgent: row.urgent as boolean,
        airports: row.airport ? [row.airport as HomeAirport] : airportsOf(row.origins ?? []),
      }))
    },
    async tend(leaseSeconds, now) {
      const recovered = await pool.query(RECOVER, [leaseSeconds])
      const due = await pool.query(
        'UPDATE deliveries SET ready = true WHERE due_at <= now() AND NOT ready',
      )
      await pool.query(`DELETE FROM senders s WHERE lease_until < now() - interval '1 day'`)
      await finish(pool, now)
      const { rows } = await pool.query(CANCELLED)
      for (const { alert_id } of rows) await giveUpWaiting(pool, Number(alert_id), 'cancelled')
      return { recovered: recovered.rowCount ?? 0, due: due.rowCount ?? 0 }
    },
    async pause(alertIds, because: PauseReason, now) {
      await pool.query(
        `UPDATE alerts SET status = 'paused', paused_because = $2, paused_at = $3
         WHERE status = 'sending' AND id = ANY($1)`,
        [alertIds, because, now],
      )
    },
    async resumeAfterServer() {
      await pool.query(
        `UPDATE alerts SET status = 'sending', paused_because = NULL, paused_at = NULL
         WHERE status = 'paused' AND paused_because = 'server-unreachable'`,
      )
    },
    async waitsForServer() {
      const { rows } = await pool.query(
        `SELECT 1 FROM alerts WHERE status = 'paused' AND paused_because = 'server-unreachable' LIMIT 1`,
      )
      return rows.length > 0
    },
    async giveUp(alertId, reason) {
      await giveUpWaiting(pool, alertId, reason)
    },
  }
}

function airportsOf(origins: Origin[]): HomeAirport[] {
  return homeAirports.filter((airport) => origins.includes(originOf[airport]))
}

function columnsOf(outcomes: Outcome[]): unknown[] {
  return [
    outcomes.map(({ id }) => id),
    outcomes.map(({ status }) => status),
    outcomes.map(({ reason }) => reason ?? null),
    outcomes.map(({ waitSeconds }) => waitSeconds ?? null),
    outcomes.map(({ counts }) => (counts ? 1 : 0)),
  ]
}

function toParcel(row: ClaimedRow, alertId: number, claimedBy: number): Parcel {
  return {
    id: Number(row.id),
    claimedBy,
    alertId,
    uid: row.uid,
    email: row.email,
    name: row.name,
    variant: row.variant,
    homeAirport: row.home_airport,
    favourite: row.priority === 0,
    items: row.items,
    attempts: row.attempts,
    waitedItsTurn: row.had_due,
    premium: row.premium,
  }
}
