import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { Actor, AuditEntry, AuditRow, AuditSubject } from './model'
import { auditLog, auditWords } from './tables.server'

export async function append(
  tx: Transaction,
  by: Actor,
  entry: AuditEntry,
  at: Date,
): Promise<void> {
  const { action, subject, before, after, reason } = entry
  await tx.insert(auditLog).values({
    at,
    actorId: by.id,
    actorName: by.name,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    before,
    after,
    reason,
  })
}

export interface AuditFilter {
  words?: string
  kind?: string | undefined
  subject?: AuditSubject
  /** Entries older than this one. */
  before?: number | undefined
}

export async function list(db: Queryable, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const wanted: (SQL | undefined)[] = [
    filter.words
      ? sql`${auditWords(auditLog)} @@ websearch_to_tsquery('simple', ${filter.words})`
      : undefined,
    filter.kind ? sql`${auditLog.subjectKind} = ${filter.kind}` : undefined,
    filter.subject && eq(auditLog.subjectKind, filter.subject.kind),
    filter.subject && eq(auditLog.subjectId, filter.subject.id),
    filter.before === undefined ? undefined : lt(auditLog.id, filter.before),
  ]
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(...wanted))
    .orderBy(desc(auditLog.id))
    .limit(limit)
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: { id: row.actorId, name: row.actorName },
    action: row.action,
    subject: { kind: row.subjectKind, id: row.subjectId },
    before: row.before ?? undefined,
    after: row.after ?? undefined,
    reason: row.reason ?? undefined,
  }))
}
