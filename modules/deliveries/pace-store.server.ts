import type pg from 'pg'
import { receivingDomain, warmUpLimit } from './model'

/** How fast messages may leave, counted by all processes together. */
export interface Pace {
  /** Reserves places for `wanted` messages: how many may go today, and in how many seconds. */
  reserve(wanted: number, now: Date): Promise<{ granted: number; waitSeconds: number }>
  /** Gives places back that nobody needed. */
  release(unused: number, now: Date): Promise<void>
  /** Seconds this address's domain must wait for its next message. */
  waitFor(email: string): Promise<number>
}

export interface PaceLimits {
  /** Messages a second, overall. */
  rate: number | undefined
  /** Messages a second by receiving domain; `*` stands for every other. */
  domainRates: Record<string, number>
  /** The day sending began; a young sender is limited by the day. */
  warmUpFrom: string | undefined
}

/** Moves the next free place of a key on by `count` places and answers the seconds until the first. */
const TAKE = `
INSERT INTO mail_pace AS p (key, next_at)
VALUES ($1, clock_timestamp() + make_interval(secs => $2::float8 / $3))
ON CONFLICT (key) DO UPDATE SET
  next_at = greatest(p.next_at, clock_timestamp()) + make_interval(secs => $2::float8 / $3)
RETURNING extract(epoch FROM next_at - clock_timestamp())::float8 - $2::float8 / $3 AS wait`

/** The row is locked before it is read, so that two processes never grant the same place. */
const TODAY = `
WITH held AS (SELECT used FROM mail_pace WHERE key = $1 FOR UPDATE)
UPDATE mail_pace p SET used = least(p.used + $2::int, $3::int)
FROM held WHERE p.key = $1 RETURNING p.used - held.used AS granted`

export function createPace(pool: pg.Pool, limits: PaceLimits): Pace {
  async function take(key: string, count: number, rate: number): Promise<number> {
    const { rows } = await pool.query({ name: 'pace-take', text: TAKE, values: [key, count, rate] })
    return Math.max(0, Number(rows[0]?.wait))
  }
  async function today(wanted: number, now: Date): Promise<number> {
    const day = now.toISOString().slice(0, 10)
    const most = warmUpLimit(limits.warmUpFrom, day)
    if (most === undefined) return wanted
    await pool.query(
      'INSERT INTO mail_pace (key, next_at) VALUES ($1, now()) ON CONFLICT DO NOTHING',
      [`day ${day}`],
    )
    const { rows } = await pool.query(TODAY, [`day ${day}`, wanted, most])
    return Number(rows[0]?.granted)
  }
  return {
    async reserve(wanted, now) {
      // A quarter of a second's worth at most, so that a low rate does not leave in bursts.
      const most = limits.rate ? Math.max(1, Math.ceil(limits.rate / 4)) : wanted
      const granted = await today(Math.min(wanted, most), now)
      if (!limits.rate || granted === 0) return { granted, waitSeconds: 0 }
      return { granted, waitSeconds: await take('*', granted, limits.rate) }
    },
    async release(unused, now) {
      if (unused === 0) return
      if (limits.warmUpFrom)
        await pool.query('UPDATE mail_pace SET used = used - $2 WHERE key = $1', [
          `day ${now.toISOString().slice(0, 10)}`,
          unused,
        ])
      if (limits.rate)
        await pool.query(
          `UPDATE mail_pace SET next_at = next_at - make_interval(secs => $1) WHERE key = '*'`,
          [unused / limits.rate],
        )
    },
    async waitFor(email) {
      const domain = receivingDomain(email)
      const rate = limits.domainRates[domain] ?? limits.domainRates['*']
      return rate ? take(`domain ${domain}`, 1, rate) : 0
    },
  }
}
