import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/database.server'
import type { DeskMember, HowMany, MemberFilter, MemberRow, MemberSort } from './desk-model'
import { plainWords } from './model'
import { memberColumns } from './store.server'
import { subscribers } from './tables.server'

/** Where a page of the list begins: after this member, by what the list is sorted by. */
export interface ListPosition {
  key: string
  id: string
}

const COUNTED_UP_TO = 1_000
const MOST_WORDS = 5
const TRIGRAM = 3
const WHOLE_ADDRESS = /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/
const byName = sql`${subscribers.searchWords} COLLATE "C"`

/**
 * Every word has to be somewhere in the name or address; a whole address is that address. One or two
 * letters are no trigram: beside longer words they begin a word, alone they begin the name.
 */
function wordConditions(text: string): SQL[] {
  const words = plainWords(text).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')
  const alone = words.every(({ length }) => length < TRIGRAM)
  return words.map((word, n) => {
    if (WHOLE_ADDRESS.test(word)) return sql`lower(${subscribers.email}) = ${word}`
    if (alone && n === 0) return sql`${byName} LIKE ${` ${literal(word)}%`}`
    const pattern = word.length < TRIGRAM ? `% ${literal(word)}%` : `%${literal(word)}%`
    return sql`${subscribers.searchWords} LIKE ${pattern}`
  })
}

function conditions(filter: MemberFilter, now: Date): SQL | undefined {
  const { plan, status, verified, airport, variant, mail } = filter
  return and(
    eq(subscribers.deleted, false),
    ...wordConditions(filter.words ?? ''),
    plan && eq(subscribers.subscriptionType, plan),
    status && eq(subscribers.subscriptionStatus, status),
    // Written as the partial index says it.
    verified === undefined
      ? undefined
      : verified
        ? sql`${subscribers.isVerified}`
        : sql`NOT ${subscribers.isVerified}`,
    airport && eq(subscribers.homeAirport, airport),
    variant && eq(subscribers.variant, variant),
    mail === 'suppressed' ? sql`${subscribers.suppressedAt} IS NOT NULL` : undefined,
    mail === 'unsubscribed' ? sql`${subscribers.unsubscribedAt} IS NOT NULL` : undefined,
    mail === 'paused' ? sql`${subscribers.pausedUntil} > ${now.toISOString()}` : undefined,
    joinedBetween(filter),
  )
}

function joinedBetween({ joinedFrom, joinedTo }: MemberFilter): SQL | undefined {
  const midnight = (day: string, later = 0) =>
    sql`((${day}::date + ${later}::int)::timestamp AT TIME ZONE 'Europe/Lisbon')`
  return and(
    joinedFrom ? sql`${subscribers.createdAt} >= ${midnight(joinedFrom)}` : undefined,
    joinedTo ? sql`${subscribers.createdAt} < ${midnight(joinedTo, 1)}` : undefined,
  )
}

/** Of the club's own precision, so that two of the same millisecond keep their order. */
const ageKey = sql<string>`(extract(epoch FROM ${subscribers.createdAt}) * 1000000)::bigint::text`
const asMoment = (key: string) => sql`to_timestamp(${key}::numeric / 1000000)`

const sorts: Record<
  MemberSort,
  { order: SQL; key: SQL<string>; after: (at: ListPosition) => SQL }
> = {
  newest: {
    order: sql`${subscribers.createdAt} DESC, ${subscribers.uid} DESC`,
    key: ageKey,
    after: ({ key, id }) =>
      sql`(${subscribers.createdAt}, ${subscribers.uid}) < (${asMoment(key)}, ${id})`,
  },
  oldest: {
    order: sql`${subscribers.createdAt}, ${subscribers.uid}`,
    key: ageKey,
    after: ({ key, id }) =>
      sql`(${subscribers.createdAt}, ${subscribers.uid}) > (${asMoment(key)}, ${id})`,
  },
  name: {
    order: sql`${byName}, ${subscribers.uid}`,
    key: sql<string>`${subscribers.searchWords}`,
    after: ({ key, id }) => sql`(${byName}, ${subscribers.uid}) > (${key}, ${id})`,
  },
}

const rowColumns = {
  uid: subscribers.uid,
  name: subscribers.name,
  email: subscribers.email,
  homeAirport: subscribers.homeAirport,
  subscriptionType: subscribers.subscriptionType,
  subscriptionStatus: subscribers.subscriptionStatus,
  isVerified: subscribers.isVerified,
  suppressedAt: subscribers.suppressedAt,
  unsubscribedAt: subscribers.unsubscribedAt,
  pausedUntil: subscribers.pausedUntil,
  variant: subscribers.variant,
  createdAt: subscribers.createdAt,
}

/** The same, from whatever stands in for the table. */
const rowExpressions = Object.fromEntries(
  Object.entries(rowColumns).map(([name, column]) => [name, sql`${column}`.mapWith(column)]),
) as unknown as typeof rowColumns

export interface ListPage {
  sort: MemberSort
  after: ListPosition | undefined
  limit: number
  now: Date
}
type ListedMember = MemberRow & { key: string }

/** Rows that are looked at in order before another way is tried. */
const IN_ORDER = 8_000
/** Matches that are put in order after they were found. */
const PUT_IN_ORDER = 20_000
const PUT_IN_ORDER_BY_NAME = 5_000

/**
 * Nobody knows beforehand where in the order the matches lie, so this does not guess: what is common
 * is soon met in order, what is rare is found by its own index and sorted, and only what is common
 * and far away is walked to. By name that walk may be the whole club, because people of one name
 * stand together; undefined says that there are too many to sort by name.
 */
export async function listMembers(
  db: Queryable,
  filter: MemberFilter,
  page: ListPage,
): Promise<ListedMember[] | undefined> {
  const { sort, limit } = page
  const { order, key, after } = sorts[sort]
  const from = page.after && after(page.after)
  const wanted = and(conditions(filter, page.now), from)
  const some = sql`SELECT * FROM ${subscribers}`
  const listed = (rows: SQL) =>
    db
      .select({ ...rowExpressions, key, found: sql<number>`(count(*) OVER ())::int` })
      .from(sql`(${rows}) AS ${subscribers}`)
      .where(wanted)
      .orderBy(order)
      .limit(limit)
  const { words = '', ...filters } = filter
  const searched = plainWords(words)
    .split(/\s+/)
    .some(({ length }) => length >= TRIGRAM)
  if (searched || Object.values(filters).some((value) => value !== undefined)) {
    if (!(searched && sort === 'name')) {
      const within = sort === 'name' ? from : and(from, joinedBetween(filter))
      const near = sql`${some} WHERE ${within ?? sql`true`} ORDER BY ${order} LIMIT ${lines(IN_ORDER)}`
      const met = await listed(near)
      if (met.length === limit) return met
    }
    const most = searched && sort === 'name' ? PUT_IN_ORDER_BY_NAME : PUT_IN_ORDER
    const sorted = await listed(sql`${some} WHERE ${wanted} LIMIT ${lines(most)}`)
    if ((sorted[0]?.found ?? 0) < most) return sorted
    if (searched && sort === 'name') return undefined
  }
  return db
    .select({ ...rowColumns, key })
    .from(subscribers)
    .where(wanted)
    .orderBy(order)
    .limit(limit)
}

const lines = (count: number) => sql.raw(String(count))

/** Exact up to a thousand; beyond, what the planner expects, which costs no reading. */
export async function countMembers(
  db: Queryable,
  filter: MemberFilter,
  now: Date,
): Promise<HowMany> {
  const some = sql`SELECT 1 FROM ${subscribers} WHERE ${conditions(filter, now)}`
  const { rows } = await db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (${some} LIMIT ${sql.raw(String(COUNTED_UP_TO + 1))}) found`,
  )
  const counted = rows[0]?.n ?? 0
  if (counted <= COUNTED_UP_TO) return { exact: true, count: counted }
  const { rows: plans } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`EXPLAIN (FORMAT JSON) ${some}`,
  )
  const expected = plans[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? counted
  return { exact: false, count: Math.max(counted, expected) }
}

/** All of them, however long it takes: for what is about to leave the house. */
export async function countAll(db: Queryable, filter: MemberFilter, now: Date): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(subscribers)
    .where(conditions(filter, now))
  return row?.n ?? 0
}

/** Whole records by age, from one position on: however many there are, a part is in memory. */
export async function exportPage(
  db: Queryable,
  filter: MemberFilter,
  page: { after: ListPosition | undefined; limit: number; now: Date },
): Promise<(DeskMember & { key: string })[]> {
  const { order, key, after } = sorts.oldest
  return db
    .select({ ...memberColumns, key })
    .from(subscribers)
    .where(and(conditions(filter, page.now), page.after && after(page.after)))
    .orderBy(order)
    .limit(page.limit)
}

export async function findDeskMember(db: Queryable, uid: string): Promise<DeskMember | undefined> {
  const [row] = await db
    .select(memberColumns)
    .from(subscribers)
    .where(and(eq(subscribers.uid, uid), eq(subscribers.deleted, false)))
  return row
}
