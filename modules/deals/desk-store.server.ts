import { and, desc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { SubscriptionType } from '~/modules/members/model'
import type { Actor } from '~/modules/staff/model'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { DraftFields } from './draft-model'
import type { Deal, DealContent, DealKind, DealStatus, Origin } from './model'
import { dealDrafts, dealEditors, dealSearchWords, deals, plainWords } from './tables.server'

export type Draft = typeof dealDrafts.$inferSelect

/** One hand at a time on a deal, also on one that is not in the table of deals yet. */
export async function holdDeal(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`deal ${id}`}, 0))`)
}

export async function findDraft(db: Queryable, id: string): Promise<Draft | undefined> {
  const [row] = await db.select().from(dealDrafts).where(eq(dealDrafts.id, id))
  return row
}

export async function writeDraft(
  tx: Transaction,
  draft: { id: string; fields: DraftFields; editedBy: string; now: Date },
): Promise<Draft> {
  const { now, ...rest } = draft
  const [row] = await tx
    .insert(dealDrafts)
    .values({ ...rest, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: dealDrafts.id,
      set: {
        fields: rest.fields,
        editedBy: rest.editedBy,
        updatedAt: now,
        version: sql`${dealDrafts.version} + 1`,
      },
    })
    .returning()
  if (!row) throw new Error('a written draft was not returned')
  return row
}

export async function removeDraft(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(dealDrafts).where(eq(dealDrafts.id, id))
  return rowCount === 1
}

/** Says that somebody has the deal open, and answers who else has. */
export async function meetEditors(
  db: Queryable,
  dealId: string,
  by: Actor,
  now: Date,
  lastingMs: number,
): Promise<string[]> {
  await db
    .insert(dealEditors)
    .values({ dealId, staffId: by.id, name: by.name, seenAt: now })
    .onConflictDoUpdate({
      target: [dealEditors.dealId, dealEditors.staffId],
      set: { seenAt: now, name: by.name },
    })
  const rows = await db
    .select({ name: dealEditors.name })
    .from(dealEditors)
    .where(
      and(
        eq(dealEditors.dealId, dealId),
        ne(dealEditors.staffId, by.id),
        gt(dealEditors.seenAt, new Date(now.getTime() - lastingMs)),
      ),
    )
    .orderBy(dealEditors.name)
  return rows.map(({ name }) => name)
}

export async function leaveDesk(db: Queryable, dealId: string, staffId: string): Promise<void> {
  await db
    .delete(dealEditors)
    .where(and(eq(dealEditors.dealId, dealId), eq(dealEditors.staffId, staffId)))
}

/** Published lately, to the same place from one of the same airports. */
export async function listSameRoute(
  db: Queryable,
  { destination, origins }: DealContent,
  besides: string,
  since: Date,
): Promise<Pick<Deal, 'id' | 'title' | 'publishedAt'>[]> {
  return db
    .select({ id: deals.id, title: deals.title, publishedAt: deals.publishedAt })
    .from(deals)
    .where(
      and(
        eq(deals.destinationIata, destination.iata),
        isNotNull(deals.publishedAt),
        gt(deals.publishedAt, since),
        ne(deals.id, besides),
        sql`${deals.origins} && ${sql`ARRAY[${sql.join(
          origins.map((origin) => sql`${origin}`),
          sql`, `,
        )}]::text[]`}`,
      ),
    )
    .orderBy(desc(deals.publishedAt))
    .limit(5)
}

export type DeskOrder = 'mudanca' | 'publicacao' | 'fim'

export interface DeskFilter {
  words?: string
  status?: DealStatus | undefined
  kind?: DealKind | undefined
  plan?: SubscriptionType | undefined
  origin?: Origin | undefined
  order: DeskOrder
  /** The last row of the page before. */
  after?: string | undefined
}

export interface DeskRow {
  id: string
  title: string
  /** City and code. */
  destination: string
  iata: string
  origins: string[]
  kind: DealKind | null
  plan: SubscriptionType | null
  price: number | null
  currency: 'EUR' | 'BRL' | null
  status: DealStatus
  /** Not complete enough to be a deal yet. */
  unfinished: boolean
  /** Something is typed about it that readers do not see. */
  pending: boolean
  updatedAt: Date
  publishedAt: Date | null
  scheduledFor: Date | null
  expiresAt: Date | null
  changedBy: string | null
}

/** Smaller comes first, so that every order pages by the same comparison. */
const orders: Record<DeskOrder, (now: Date) => SQL> = {
  mudanca: () => sql`-extract(epoch FROM updated_at)`,
  publicacao: () => sql`-extract(epoch FROM coalesce(published_at, scheduled_for, 'epoch'))`,
  // What ends next is on top; what has ended comes after it, the latest first.
  fim: (now) => sql`CASE WHEN expires_at IS NULL THEN 2e10
    WHEN expires_at > ${now} THEN extract(epoch FROM expires_at)
    ELSE 1e10 - extract(epoch FROM expires_at) END`,
}

const draftWords = sql`to_tsvector('simple', ${plainWords(
  sql`concat_ws(' ', d.fields->>'titlePT', d.fields->>'titleBR', d.fields->>'cityPT', d.fields->>'cityBR', d.fields->>'countryPT', d.fields->>'countryBR', d.fields->>'iata', d.fields->>'airline')`,
)})`

/** The beginnings of words are enough: 'lisb tap' finds 'TAP' to 'Lisboa'. */
function wanted(words: string | undefined): SQL | undefined {
  const found = words?.match(/[\p{L}\p{N}]+/gu)?.slice(0, 8)
  if (!found) return undefined
  return sql`to_tsquery('simple', ${plainWords(sql`${found.map((word) => `${word}:*`).join(' & ')}::text`)})`
}

/** Deals, and what is not yet complete enough to be one, as one list. */
export async function listDesk(
  db: Queryable,
  filter: DeskFilter,
  now: Date,
  limit: number,
): Promise<{ row: DeskRow; key: string }[]> {
  const search = wanted(filter.words)
  const [, key = '', id = ''] = /^(.+)_(.+)$/.exec(filter.after ?? '') ?? []
  const conditions = [
    filter.status && sql`status = ${filter.status}`,
    filter.kind && sql`kind = ${filter.kind}`,
    filter.plan && sql`plan = ${filter.plan}`,
    filter.origin && sql`${filter.origin} = ANY(origins)`,
    key ? sql`(${orders[filter.order](now)}, id) > (${key}::numeric, ${id}::uuid)` : undefined,
  ].filter((each) => each !== undefined)
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    WITH desk AS (
      SELECT ${deals.id}, ${deals.title}->>'PT' AS title, ${deals.destinationCity}->>'PT' AS destination,
        ${deals.destinationIata} AS iata, ${deals.origins}, ${deals.kind}, ${deals.plan}, ${deals.price},
        ${deals.currency}, CASE WHEN ${deals.status} IN ('published', 'scheduled')
          AND ${deals.expiresAt} <= ${now} THEN 'expired' ELSE ${deals.status} END AS status,
        false AS unfinished, d.id IS NOT NULL AS pending,
        greatest(${deals.updatedAt}, d.updated_at) AS updated_at, ${deals.publishedAt},
        ${deals.scheduledFor}, ${deals.expiresAt}, coalesce(d.edited_by, ${deals.changedBy}) AS changed_by
      FROM ${deals} LEFT JOIN deal_drafts d ON d.id = ${deals.id}
      ${search ? sql`WHERE ${dealSearchWords(deals)} @@ ${search}` : sql``}
      UNION ALL
      SELECT d.id, d.fields->>'titlePT', d.fields->>'cityPT', upper(d.fields->>'iata'),
        ARRAY(SELECT jsonb_array_elements_text(coalesce(d.fields->'origins', '[]'))),
        nullif(d.fields->>'kind', ''), nullif(d.fields->>'plan', ''), NULL, NULL, 'draft', true, true,
        d.updated_at, NULL, NULL, NULL, d.edited_by
      FROM deal_drafts d
      WHERE NOT EXISTS (SELECT 1 FROM ${deals} WHERE ${deals.id} = d.id)
      ${search ? sql`AND ${draftWords} @@ ${search}` : sql``}
    )
    SELECT *, (${orders[filter.order](now)})::text AS key FROM desk
    ${conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``}
    ORDER BY ${orders[filter.order](now)}, id LIMIT ${limit}`)
  return rows.map((row) => ({ row: toDeskRow(row), key: `${row.key}_${row.id}` }))
}

function toDeskRow(row: Record<string, unknown>): DeskRow {
  const date = (value: unknown) => (value ? new Date(value as string) : null)
  return {
    id: row.id as string,
    title: (row.title as string | null) ?? '',
    destination: (row.destination as string | null) ?? '',
    iata: (row.iata as string | null) ?? '',
    origins: (row.origins as string[] | null) ?? [],
    kind: row.kind as DealKind | null,
    plan: row.plan as SubscriptionType | null,
    price: row.price as number | null,
    currency: row.currency as DeskRow['currency'],
    status: row.status as DealStatus,
    unfinished: row.unfinished as boolean,
    pending: row.pending as boolean,
    updatedAt: date(row.updated_at) ?? new Date(0),
    publishedAt: date(row.published_at),
    scheduledFor: date(row.scheduled_for),
    expiresAt: date(row.expires_at),
    changedBy: row.changed_by as string | null,
  }
}
