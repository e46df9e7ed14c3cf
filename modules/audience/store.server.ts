import { type SQL, sql } from 'drizzle-orm'
import { type Deal, dealState, discountPercent, originOf } from '~/modules/deals/model'
import { type HomeAirport, homeAirports, type SubscriptionType } from '~/modules/members/model'
import type { Queryable, Transaction } from '~/platform/database.server'
import { count, premium, room, tally, unreachableSql } from './fragments-store.server'
import {
  type AudienceRules,
  DIGEST_ITEMS,
  favouritesOf,
  freeFrom,
  MONTHLY_LIMIT,
  type Verdict,
  WEEKLY_LIMIT,
} from './model'

// The tables of three modules meet in these statements, so they are named in SQL (decision 0013).

const AUDIENCE_LOCK = 7_203_116

/**
 * Two audiences at once would each see room for the same mail; decided one after the other. Being alone,
 * one may have the memory to count a million members' mails without spilling them to the disk. Members
 * meet their counts by hash: expecting to find next to nobody whom the rules allow, PostgreSQL would
 * compare each with all.
 */
export async function decideAlone(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${AUDIENCE_LOCK})`)
  await tx.execute(sql`SELECT set_config('work_mem', '256MB', true),
    set_config('enable_nestloop', 'off', true)`)
}

/**
 * Who of one plan is told of a deal now: one statement, however many members there are. It asks what
 * `verdict` asks, of one deal and plan, so that most of it is known before the members are looked at.
 */
export async function enlist(...asked: Parameters<typeof enlistFirst>): Promise<number> {
  return enlistBy(sql`ON CONFLICT (uid, alert_id) DO NOTHING`, ...asked)
}

/** For an alert that has no rows yet: looking for one in the way of each would cost a third more. */
export async function enlistFirst(
  tx: Transaction,
  alertId: number,
  deal: Deal,
  plan: SubscriptionType,
  now: Date,
  rules: AudienceRules,
): Promise<number> {
  return enlistBy(sql``, tx, alertId, deal, plan, now, rules)
}

async function enlistBy(
  inTheWay: SQL,
  ...[tx, alertId, deal, plan, now, rules]: Parameters<typeof enlistFirst>
): Promise<number> {
  const airports = homeAirports.filter((airport) => deal.origins.includes(originOf[airport]))
  const opens = plan === 'Premium' || (deal.plan === 'free' && freeFrom(deal, rules) <= now)
  if (dealState(deal, now) !== 'published' || !opens) return 0
  const limited = deal.kind !== 'fare-error'
  const period = plan === 'Premium' ? 'week' : 'month'
  const { rowCount } = await tx.execute(sql`
    ${limited ? tally(airports, [plan], now, true, period) : sql``}
    INSERT INTO deliveries (alert_id, uid, priority, decided_at)
    SELECT ${alertId}, m.uid, CASE WHEN ${favourite(deal)} THEN 0 ELSE 1 END, ${now}
    FROM subscribers m ${limited ? sql`LEFT JOIN tally ON tally.uid = m.uid` : sql``}
    WHERE m.home_airport IN ${airports} AND (${premium}) = ${plan === 'Premium'}
      AND ${unreachableSql(now)} IS NULL
      AND ${limited ? sql`m.alert_mode = 'all'` : sql`m.alert_mode <> 'weekly'`}
      AND ${deal.milesProgramme ? sql`m.airline_preference = ${deal.milesProgramme}` : sql`true`}
      AND ${limited ? sql`${count(period, airports)} < ${room(period, now, airports)}` : sql`true`}
    ${inTheWay}`)
  return rowCount ?? 0
}

/** The verdict on every member, for the team and for comparing with the rule in words. */
export async function verdicts(
  db: Queryable,
  deal: Deal,
  now: Date,
  rules: AudienceRules,
  uid?: string,
): Promise<{ uid: string; verdict: Verdict; favourite: boolean }[]> {
  const { rows } = await db.execute<{ uid: string; verdict: Verdict; favourite: boolean }>(sql`
    ${tally(homeAirports, ['Premium', 'free'], now, true)}
    SELECT m.uid, ${verdict(deal, now, rules)} AS verdict, ${favourite(deal)} AS favourite
    FROM subscribers m LEFT JOIN tally ON tally.uid = m.uid
    ${uid === undefined ? sql`` : sql`WHERE m.uid = ${uid}`}`)
  return rows
}

/** How many of one plan a deal would reach at a moment, by airport and verdict. */
export async function reach(
  db: Queryable,
  deal: Deal,
  plan: SubscriptionType,
  at: Date,
  rules: AudienceRules,
): Promise<{ airport: HomeAirport; verdict: Verdict; members: number }[]> {
  const airports = homeAirports.filter((airport) => deal.origins.includes(originOf[airport]))
  const { rows } = await db.execute<{
    airport: HomeAirport
    verdict: Verdict
    members: number
  }>(sql`
    ${tally(homeAirports, ['Premium', 'free'], at, deal.kind !== 'fare-error')}
    SELECT m.home_airport AS airport, ${verdict(deal, at, rules)} AS verdict, count(*)::int AS members
    FROM subscribers m LEFT JOIN tally ON tally.uid = m.uid
    WHERE m.home_airport IN ${airports} AND (${premium}) = ${plan === 'Premium'}
    GROUP BY 1, 2`)
  return rows
}

/** Everybody's digest of one plan and airport: what is running, suits them and was not told. */
export async function enlistDigest(
  tx: Transaction,
  alertId: number,
  digest: { plan: SubscriptionType; airport: HomeAirport },
  deals: Deal[],
  now: Date,
  rules: AudienceRules,
): Promise<number> {
  const { plan, airport } = digest
  const running = deals.filter((deal) => dealState(deal, now) === 'published')
  if (running.length === 0) return 0
  const ids = sql`ARRAY[${sql.join(
    running.map(({ id }) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`
  const suits = running.map(
    (deal) => sql`(${deal.id}::uuid, ${discountPercent(deal)}::int,
      ${deal.origins.includes(originOf[airport]) && (plan === 'Premium' || (deal.plan === 'free' && freeFrom(deal, rules) <= now))}::boolean,
      ${deal.milesProgramme}::text, ${textArray(favouritesOf(deal))})`,
  )
  const { rowCount } = await tx.execute(sql`
    ${tally([airport], [plan], now, true)},
    deal (id, discount, suits, programme, favourites) AS (VALUES ${sql.join(suits, sql`, `)}),
    told AS (
      SELECT d.uid, a.deal_id FROM deliveries d JOIN alerts a ON a.id = d.alert_id
      WHERE a.deal_id = ANY(${ids}) AND d.status <> 'suppressed'
      UNION
      SELECT d.uid, item FROM deliveries d JOIN alerts a ON a.id = d.alert_id, unnest(d.items) item
      WHERE a.kind = 'digest' AND d.items && ${ids} AND d.status <> 'suppressed'
    )
    INSERT INTO deliveries (alert_id, uid, items, decided_at)
    SELECT ${alertId}, m.uid,
      (array_agg(deal.id ORDER BY m.preferred_destinations && deal.favourites DESC, deal.discount DESC, deal.id))[1:${sql.raw(String(DIGEST_ITEMS))}],
      ${now}
    FROM subscribers m
    CROSS JOIN deal
    LEFT JOIN tally ON tally.uid = m.uid
    LEFT JOIN told ON told.uid = m.uid AND told.deal_id = deal.id
    WHERE m.home_airport = ${airport} AND (${premium}) = ${plan === 'Premium'}
      AND ${unreachableSql(now)} IS NULL AND m.alert_mode <> 'fare-errors'
      AND deal.suits AND told.uid IS NULL
      AND (deal.programme IS NULL OR deal.programme = m.airline_preference)
      AND ${plan === 'Premium' ? sql`${count('week', [airport])} < ${WEEKLY_LIMIT}` : sql`${count('month', [airport])} < ${MONTHLY_LIMIT}`}
    GROUP BY m.uid
    ON CONFLICT (uid, alert_id) DO NOTHING`)
  return rowCount ?? 0
}

const favourite = (deal: Deal) => sql`m.preferred_destinations && ${textArray(favouritesOf(deal))}`

const textArray = (values: string[]) =>
  sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

function verdict(deal: Deal, now: Date, rules: AudienceRules): SQL {
  const airports = homeAirports.filter((airport) => deal.origins.includes(originOf[airport]))
  const free = deal.plan === 'Premium' ? 'premium-only' : 'early-access'
  const opens = deal.plan === 'free' && freeFrom(deal, rules) <= now
  return sql`coalesce(${unreachableSql(now)}, CASE
    WHEN ${dealState(deal, now) !== 'published'} THEN 'deal-over'
    WHEN m.home_airport NOT IN ${airports} THEN 'other-airport'
    WHEN NOT (${premium}) AND ${!opens} THEN ${free}
    WHEN ${deal.milesProgramme}::text IS DISTINCT FROM m.airline_preference
      AND ${deal.milesProgramme !== null} THEN 'other-programme'
    WHEN m.alert_mode = 'fare-errors' AND ${deal.kind !== 'fare-error'} THEN 'errors-only'
    WHEN m.alert_mode = 'weekly' THEN 'digest-only'
    WHEN ${deal.kind === 'fare-error'} THEN 'now'
    WHEN ${premium} THEN CASE WHEN ${count('week', homeAirports)} < ${room('week', now)} THEN 'now' ELSE 'weekly-limit' END
    WHEN ${count('month', homeAirports)} < ${room('month', now)} THEN 'now'
    ELSE 'monthly-limit'
  END)`
}
