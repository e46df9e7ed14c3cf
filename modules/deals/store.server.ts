import { and, arrayContains, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { Deal, DealContent, DealFilter, DealHistory } from './model'
import { deals } from './tables.server'

/** More deals than run at one time; a page shows far fewer. */
const MOST = 200
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function isId(text: string): boolean {
  return UUID.test(text)
}

type Change = Partial<DealContent & DealHistory & Pick<Deal, 'changedBy'>>

export async function insertDeal(
  tx: Transaction,
  deal: DealContent & DealHistory & { id?: string; now: Date },
): Promise<Deal> {
  const { now, ...rest } = deal
  const [row] = await tx
    .insert(deals)
    .values({ ...toColumns(rest), createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('an inserted deal was not returned')
  return toDeal(row)
}

export async function findDeal(db: Queryable, id: string): Promise<Deal | undefined> {
  if (!isId(id)) return undefined
  const [row] = await db.select().from(deals).where(eq(deals.id, id))
  return row && toDeal(row)
}

export async function findDeals(db: Queryable, ids: string[]): Promise<Deal[]> {
  const rows = ids.length === 0 ? [] : await db.select().from(deals).where(inArray(deals.id, ids))
  return rows.map(toDeal)
}

/** Whoever changes a deal holds its row until the change is committed, so one wins. */
export async function lockDeal(tx: Transaction, id: string): Promise<Deal | undefined> {
  if (!isId(id)) return undefined
  const [row] = await tx.select().from(deals).where(eq(deals.id, id)).for('update')
  return row && toDeal(row)
}

export async function saveDeal(
  tx: Transaction,
  id: string,
  changes: Change,
  now: Date,
): Promise<Deal> {
  const [row] = await tx
    .update(deals)
    .set({ ...toColumns(changes), updatedAt: now, version: sql`${deals.version} + 1` })
    .where(eq(deals.id, id))
    .returning()
  if (!row) throw new Error('a locked deal is not there')
  return toDeal(row)
}

/** The next one whose time has come and whom no other process is publishing. */
export async function claimDue(tx: Transaction, now: Date): Promise<Deal | undefined> {
  const [row] = await tx
    .select()
    .from(deals)
    .where(
      and(eq(deals.status, 'scheduled'), lte(deals.scheduledFor, now), gt(deals.expiresAt, now)),
    )
    .orderBy(deals.scheduledFor)
    .limit(1)
    .for('update', { skipLocked: true })
  return row && toDeal(row)
}

export async function markExpired(tx: Transaction, now: Date): Promise<number> {
  const rows = await tx
    .update(deals)
    .set({ status: 'expired', changedBy: null, updatedAt: now, version: sql`${deals.version} + 1` })
    .where(and(eq(deals.status, 'published'), lte(deals.expiresAt, now)))
    .returning({ id: deals.id })
  return rows.length
}

export async function listLive(db: Queryable, now: Date, filter: DealFilter = {}): Promise<Deal[]> {
  const rows = await db
    .select()
    .from(deals)
    .where(and(eq(deals.status, 'published'), gt(deals.expiresAt, now), ...matching(filter)))
    .orderBy(desc(deals.publishedAt))
    .limit(MOST)
  return rows.map(toDeal)
}

export async function listScheduled(db: Queryable, now: Date, limit: number): Promise<Deal[]> {
  const rows = await db
    .select()
    .from(deals)
    .where(and(eq(deals.status, 'scheduled'), gt(deals.expiresAt, now)))
    .orderBy(deals.scheduledFor)
    .limit(limit)
  return rows.map(toDeal)
}

export async function listEnded(
  db: Queryable,
  now: Date,
  filter: DealFilter,
  limit: number,
): Promise<Deal[]> {
  const rows = await db
    .select()
    .from(deals)
    .where(
      and(
        sql`${deals.status} IN ('published', 'expired')`,
        lte(deals.expiresAt, now),
        ...matching(filter),
      ),
    )
    .orderBy(desc(deals.expiresAt))
    .limit(limit)
  return rows.map(toDeal)
}

function matching({ origin, kind, cabin, plan }: DealFilter): (SQL | undefined)[] {
  return [
    origin && arrayContains(deals.origins, [origin]),
    kind && eq(deals.kind, kind),
    cabin && eq(deals.cabin, cabin),
    plan && eq(deals.plan, plan),
  ]
}

function toDeal(row: typeof deals.$inferSelect): Deal {
  const { destinationIata, destinationCity, destinationCountry, ...rest } = row
  return {
    ...rest,
    destination: { iata: destinationIata, city: destinationCity, country: destinationCountry },
  }
}

function toColumns<Part extends Change>({ destination, ...rest }: Part) {
  return {
    ...rest,
    ...(destination && {
      destinationIata: destination.iata,
      destinationCity: destination.city,
      destinationCountry: destination.country,
    }),
  } as typeof rest & {
    destinationIata: string
    destinationCity: Record<'PT' | 'BR', string>
    destinationCountry: Record<'PT' | 'BR', string>
  }
}
