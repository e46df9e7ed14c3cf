import { lt, sql } from 'drizzle-orm'
import type { Database } from './database.server'
import { attemptCounters } from './limiter.tables.server'
import type { Signer } from './links.server'

/** How often something may be tried; counted in the database, so by all processes together. */
export interface Limit {
  name: string
  max: number
  perSeconds: number
}

export interface Limiter {
  /** Counts an attempt against every given subject; true while all of them are within the limit. */
  allows(limit: Limit, ...subjects: string[]): Promise<boolean>
  /** True the first time only: for values that may be used once. */
  firstUse(name: string, value: string, forSeconds: number): Promise<boolean>
  sweep(): Promise<void>
}

export function createLimiter(db: Database, signer: Signer): Limiter {
  async function count(key: string, perSeconds: number): Promise<number> {
    const lifetime = sql`now() + make_interval(secs => ${perSeconds})`
    const [row] = await db
      .insert(attemptCounters)
      .values({ key, count: 1, resetsAt: lifetime as unknown as Date })
      .onConflictDoUpdate({
        target: attemptCounters.key,
        set: {
          count: sql`CASE WHEN ${attemptCounters.resetsAt} <= now() THEN 1 ELSE ${attemptCounters.count} + 1 END`,
          resetsAt: sql`CASE WHEN ${attemptCounters.resetsAt} <= now() THEN ${lifetime} ELSE ${attemptCounters.resetsAt} END`,
        },
      })
      .returning({ count: attemptCounters.count })
    return row?.count ?? 1
  }
  const keyOf = (name: string, subject: string) => `${name}:${signer.keyedHash('limiter', subject)}`
  return {
    async allows(limit, ...subjects) {
      const keys = subjects.map((subject) => keyOf(limit.name, subject))
      const counts = await Promise.all(keys.map((key) => count(key, limit.perSeconds)))
      return counts.every((value) => value <= limit.max)
    },
    async firstUse(name, value, forSeconds) {
      return (await count(keyOf(name, value), forSeconds)) === 1
    },
    async sweep() {
      await db.delete(attemptCounters).where(lt(attemptCounters.resetsAt, sql`now()`))
    },
  }
}

/** One household's IPv6 connection is a /64, so its addresses count as one. */
export function addressForLimits(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4) return v4
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = address.includes('::')
    ? Array(Math.max(0, 8 - front.length - back.length)).fill('0')
    : []
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return `${groups.map((group) => group.padStart(4, '0')).join(':')}::/64`
}
