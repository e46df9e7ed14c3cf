import { and, asc, between, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { Newcomer } from './import-lines'
import type { ImportStatus, LineProblem, MemberImport } from './import-model'
import {
  consents,
  memberEvents,
  memberImportChunks,
  memberImportProblems,
  memberImports,
  subscribers,
  suppressions,
} from './tables.server'

const CHUNK_BYTES = 512 * 1024

export async function insertImport(
  tx: Transaction,
  row: typeof memberImports.$inferInsert,
  content: Buffer,
): Promise<string> {
  const [made] = await tx.insert(memberImports).values(row).returning({ id: memberImports.id })
  if (!made) throw new Error('an import was not stored')
  for (let seq = 0; seq * CHUNK_BYTES < content.length; seq++) {
    const part = content.subarray(seq * CHUNK_BYTES, (seq + 1) * CHUNK_BYTES)
    await tx.insert(memberImportChunks).values({ importId: made.id, seq, content: part })
  }
  return made.id
}

export async function findImport(db: Queryable, id: string): Promise<MemberImport | undefined> {
  const [row] = await db.select().from(memberImports).where(eq(memberImports.id, id))
  return row
}

export async function recentImports(db: Queryable, limit: number): Promise<MemberImport[]> {
  return db.select().from(memberImports).orderBy(desc(memberImports.createdAt)).limit(limit)
}

/** The file, a part at a time. */
export async function* contentOf(db: Queryable, importId: string): AsyncGenerator<Buffer> {
  for (let seq = 0; ; seq++) {
    const [row] = await db
      .select({ content: memberImportChunks.content })
      .from(memberImportChunks)
      .where(and(eq(memberImportChunks.importId, importId), eq(memberImportChunks.seq, seq)))
    if (!row) return
    yield row.content
  }
}

/** True for the one caller who moves it on. */
export async function moveOn(
  db: Queryable,
  id: string,
  from: ImportStatus,
  change: Partial<typeof memberImports.$inferInsert> & { status: ImportStatus },
): Promise<boolean> {
  const { rowCount } = await db
    .update(memberImports)
    .set(change)
    .where(and(eq(memberImports.id, id), eq(memberImports.status, from)))
  return rowCount === 1
}

export interface Step {
  status: 'checking' | 'running'
  from: number
  to: number
}

/**
 * Claims the next lines, and holds the row until they are committed: of two processes on one list
 * the second finds the lines taken and leaves.
 */
export async function claimLines(tx: Transaction, id: string, step: Step): Promise<boolean> {
  const { rowCount } = await tx
    .update(memberImports)
    .set({ processed: step.to })
    .where(
      and(
        eq(memberImports.id, id),
        eq(memberImports.status, step.status),
        eq(memberImports.processed, step.from),
      ),
    )
  return rowCount === 1
}

export async function addToCounts(
  tx: Transaction,
  id: string,
  more: { good?: number; goodPremium?: number; bad?: number; landed?: number },
): Promise<void> {
  const { good = 0, goodPremium = 0, bad = 0, landed = 0 } = more
  await tx
    .update(memberImports)
    .set({
      good: sql`${memberImports.good} + ${good}`,
      goodPremium: sql`${memberImports.goodPremium} + ${goodPremium}`,
      bad: sql`${memberImports.bad} + ${bad}`,
      landed: sql`${memberImports.landed} + ${landed}`,
    })
    .where(eq(memberImports.id, id))
}

export interface LineRefusal {
  line: number
  reason: LineProblem
}

export async function insertProblems(
  tx: Transaction,
  importId: string,
  problems: LineRefusal[],
): Promise<void> {
  if (problems.length === 0) return
  await tx
    .insert(memberImportProblems)
    .values(problems.map((problem) => ({ importId, ...problem })))
    .onConflictDoNothing()
}

export async function problemLines(
  db: Queryable,
  importId: string,
  first: number,
  last: number,
): Promise<Set<number>> {
  const rows = await db
    .select({ line: memberImportProblems.line })
    .from(memberImportProblems)
    .where(
      and(
        eq(memberImportProblems.importId, importId),
        between(memberImportProblems.line, first, last),
      ),
    )
  return new Set(rows.map(({ line }) => line))
}

export async function listProblems(
  db: Queryable,
  importId: string,
  after: number,
  limit: number,
): Promise<LineRefusal[]> {
  return db
    .select({ line: memberImportProblems.line, reason: memberImportProblems.reason })
    .from(memberImportProblems)
    .where(and(eq(memberImportProblems.importId, importId), gt(memberImportProblems.line, after)))
    .orderBy(asc(memberImportProblems.line))
    .limit(limit)
}

export async function countProblems(
  db: Queryable,
  importId: string,
): Promise<{ reason: LineProblem; lines: number }[]> {
  return db
    .select({ reason: memberImportProblems.reason, lines: sql<number>`count(*)::int` })
    .from(memberImportProblems)
    .where(eq(memberImportProblems.importId, importId))
    .groupBy(memberImportProblems.reason)
    .orderBy(desc(sql`count(*)`))
}

export async function suppressedAmong(db: Queryable, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hash: suppressions.addressHash })
    .from(suppressions)
    .where(sql`${suppressions.addressHash} = ANY(${sql.param(hashes)})`)
  return new Set(rows.map(({ hash }) => hash))
}

/** Members, what they agreed to and how they came, for accounts that were made just now. */
export async function insertMembers(
  tx: Transaction,
  people: (Newcomer & { uid: string })[],
  import_: { id: string; isVerified: boolean; now: Date },
): Promise<void> {
  const { id, isVerified } = import_
  const now = import_.now.toISOString()
  const given = sql`json_to_recordset(${JSON.stringify(people)}::json)
    AS r (uid text, name text, email text, "homeAirport" text, variant text)`
  await tx.execute(sql`
    INSERT INTO ${subscribers} (uid, name, email, home_airport, is_verified, variant, created_at, updated_at)
    SELECT r.uid, r.name, r.email, r."homeAirport", ${isVerified}, r.variant, ${now}, ${now} FROM ${given}`)
  await tx.execute(sql`
    INSERT INTO ${consents} (uid, text_version, source, given_at)
    SELECT r.uid, ${`import:${id}`}, 'import', ${now} FROM ${given}`)
  await tx.execute(sql`
    INSERT INTO ${memberEvents} (uid, at, kind, by, details)
    SELECT r.uid, ${now}, 'joined', 'team', ${JSON.stringify({ source: 'import', importId: id })}::jsonb
    FROM ${given}`)
}

/** The names are gone; the numbers stay. */
export async function dropContent(db: Queryable, importId: string): Promise<void> {
  await db.delete(memberImportChunks).where(eq(memberImportChunks.importId, importId))
}

export async function dropUndecided(db: Queryable, before: Date): Promise<void> {
  const dropped = await db
    .update(memberImports)
    .set({ status: 'dropped' })
    .where(and(eq(memberImports.status, 'ready'), lt(memberImports.createdAt, before)))
    .returning({ id: memberImports.id })
  const ids = dropped.map(({ id }) => id)
  if (ids.length > 0)
    await db.delete(memberImportChunks).where(inArray(memberImportChunks.importId, ids))
}
