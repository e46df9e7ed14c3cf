import { type SQL, sql } from 'drizzle-orm'
import { type HomeAirport, homeAirports, type SubscriptionType } from '~/modules/members/model'
import { periodsAt, zoneOf } from './calendar'
import { roomAt } from './model'

// What the statements on members have in common; `m` is the member's row.

export const premium = sql`m.subscription_type = 'Premium' AND m.subscription_status = 'Active'`

export const unreachableSql = (now: Date) => sql`CASE
  WHEN m.deleted THEN 'deleted'
  WHEN NOT m.is_verified THEN 'unverified'
  WHEN m.suppressed_at IS NOT NULL THEN 'suppressed'
  WHEN m.unsubscribed_at IS NOT NULL THEN 'unsubscribed'
  WHEN m.paused_until > ${now} THEN 'paused'
  WHEN m.home_airport IS NULL THEN 'no-airport'
END`

/** The members' zones among these airports: what a week and a month are depends on them. */
function zonesOf(airports: readonly HomeAirport[]): string[] {
  return [...new Set(homeAirports.map((airport) => zoneOf[airport]))].filter((zone) =>
    airports.some((airport) => zoneOf[airport] === zone),
  )
}

const columnOf = (period: 'week' | 'month', zone: string) =>
  sql.identifier(`${period}_${zone.replace(/\W/g, '_').toLowerCase()}`)

const byZone = (airports: readonly HomeAirport[], value: (zone: string) => SQL) => sql`CASE
  ${sql.join(
    zonesOf(airports).map((zone) => {
      const there = homeAirports.filter((airport) => zoneOf[airport] === zone)
      return sql`WHEN m.home_airport IN ${there} THEN ${value(zone)}`
    }),
    sql` `,
  )} END`

export const count = (period: 'week' | 'month', airports: readonly HomeAirport[]) =>
  sql`coalesce(${byZone(airports, (zone) => sql`tally.${columnOf(period, zone)}`)}, 0)`

export const room = (
  period: 'week' | 'month',
  now: Date,
  airports: readonly HomeAirport[] = homeAirports,
) => byZone(airports, (zone) => sql`${roomIn(zone, now)[period]}::int`)

function roomIn(zone: string, now: Date) {
  const airport = homeAirports.find((each) => zoneOf[each] === zone) as HomeAirport
  return roomAt(airport, now)
}

const mailsSince = (start: Date) => sql`count(*) FILTER (WHERE d.decided_at >= ${start})`

/**
 * Mails of this week (Premium) and month (free) by member, where these airports are. With `fullOnly`,
 * of those members alone who have no room left in that period: most have, and need not be joined.
 */
export function tally(
  airports: readonly HomeAirport[],
  plans: SubscriptionType[],
  now: Date,
  limited: boolean,
  fullOnly?: 'week' | 'month',
): SQL {
  const columns = zonesOf(airports).flatMap((zone) => {
    const { weekStart, monthStart } = periodsAt(zone, now)
    const since = (start: Date, period: 'week' | 'month') =>
      sql`${mailsSince(start)} AS ${columnOf(period, zone)}`
    return [
      ...(plans.includes('Premium') ? [since(weekStart, 'week')] : []),
      ...(plans.includes('free') ? [since(monthStart, 'month')] : []),
    ]
  })
  const since = airports.flatMap((airport) => {
    const { weekStart, monthStart } = periodsAt(zoneOf[airport], now)
    return [
      ...(plans.includes('Premium') ? [weekStart.getTime()] : []),
      ...(plans.includes('free') ? [monthStart.getTime()] : []),
    ]
  })
  const full = zonesOf(airports).map((zone) => {
    const { weekStart, monthStart } = periodsAt(zone, now)
    const start = fullOnly === 'week' ? weekStart : monthStart
    return sql`${mailsSince(start)} >= ${fullOnly ? roomIn(zone, now)[fullOnly] : 0}::int`
  })
  return sql`WITH tally AS (
    SELECT d.uid, ${sql.join(columns, sql`, `)}
    FROM deliveries d JOIN alerts a ON a.id = d.alert_id
    WHERE ${limited} AND d.decided_at >= ${new Date(Math.min(...since))} AND NOT a.urgent
      AND d.uid IS NOT NULL AND d.status NOT IN ('failed', 'suppressed')
    GROUP BY d.uid ${fullOnly ? sql`HAVING ${sql.join(full, sql` OR `)}` : sql``}
  )`
}
