import { sql } from 'drizzle-orm'
import type { Candidate } from '~/modules/audience/model'
import type { Database } from '~/platform/database.server'

/** The same numbers on every run: a failure can be looked at again. */
export function dice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    roll,
    chance: (probability: number) => roll() < probability,
    below: (limit: number) => Math.floor(roll() * limit),
    pick: <Value>(values: readonly Value[]): Value =>
      values[Math.floor(roll() * values.length)] as Value,
  }
}

type Row = Partial<Candidate> & {
  uid: string
  email?: string
  name?: string
  variant?: 'PT' | 'BR'
}

const plain = {
  homeAirport: 'LISBOA-PT',
  subscriptionType: 'Premium',
  subscriptionStatus: 'Active',
  isVerified: true,
  deleted: false,
  suppressedAt: null,
  unsubscribedAt: null,
  pausedUntil: null,
  alertMode: 'all',
  airlinePreference: null,
  preferredDestinations: [],
  variant: 'PT',
}

/** Thousands of members in one statement; reachable Premium members of Lisbon unless they say otherwise. */
export async function insertCrowd(db: Database, rows: Row[]): Promise<void> {
  const complete = rows.map((row) => ({
    ...plain,
    name: `Membro ${row.uid}`,
    email: `${row.uid}@exemplo.test`,
    ...row,
  }))
  const json = JSON.stringify(complete)
  await db.execute(sql`
    INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
    SELECT r.uid, r.name, r.email, true, now(), now()
    FROM json_to_recordset(${json}::json) AS r (uid text, name text, email text)`)
  await db.execute(sql`
    INSERT INTO subscribers (uid, name, email, home_airport, subscription_type, subscription_status,
      is_verified, deleted, suppressed_at, unsubscribed_at, paused_until, alert_mode,
      airline_preference, preferred_destinations, variant, created_at, updated_at)
    SELECT r.uid, r.name, r.email, r."homeAirport", r."subscriptionType", r."subscriptionStatus",
      r."isVerified", r.deleted, r."suppressedAt", r."unsubscribedAt", r."pausedUntil", r."alertMode",
      r."airlinePreference",
      ARRAY(SELECT json_array_elements_text(r."preferredDestinations")), r.variant, now(), now()
    FROM json_to_recordset(${json}::json) AS r (uid text, name text, email text, "homeAirport" text,
      "subscriptionType" text, "subscriptionStatus" text, "isVerified" boolean, deleted boolean,
      "suppressedAt" timestamptz, "unsubscribedAt" timestamptz, "pausedUntil" timestamptz,
      "alertMode" text, "airlinePreference" text, "preferredDestinations" json, variant text)`)
  await db.execute(sql`ANALYZE subscribers`)
}

export const crowd = (size: number, details: Omit<Row, 'uid'> = {}): Row[] =>
  Array.from({ length: size }, (_, n) => ({ uid: `m${String(n).padStart(6, '0')}`, ...details }))
