import { and, desc, eq, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/database.server'
import type { EventBy, HistoryEntry, MemberEventKind } from './model'
import { memberEvents } from './tables.server'

export interface MemberEvent {
  uid: string
  kind: MemberEventKind
  by: EventBy
  at: Date
  details?: Record<string, unknown> | undefined
}

/** In the transaction of the change: what happened and its note are one. */
export async function appendEvent(tx: Transaction, event: MemberEvent): Promise<void> {
  await tx.insert(memberEvents).values(event)
}

export async function eventsOf(
  db: Queryable,
  uid: string,
  before: Date | undefined,
  limit: number,
): Promise<HistoryEntry[]> {
  const rows = await db
    .select()
    .from(memberEvents)
    .where(and(eq(memberEvents.uid, uid), before && lte(memberEvents.at, before)))
    .orderBy(desc(memberEvents.at), desc(memberEvents.id))
    .limit(limit)
  return rows.map(({ id, at, kind, by, details }) => ({
    at,
    key: `member:${String(id).padStart(12, '0')}`,
    from: 'member',
    kind,
    by,
    details: details ?? undefined,
  }))
}

export async function recordsOf(db: Queryable, uid: string): Promise<Record<string, unknown>> {
  const rows = await db
    .select({
      at: memberEvents.at,
      kind: memberEvents.kind,
      by: memberEvents.by,
      details: memberEvents.details,
    })
    .from(memberEvents)
    .where(eq(memberEvents.uid, uid))
    .orderBy(memberEvents.id)
  return { member_events: rows }
}
