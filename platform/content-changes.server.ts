import { sql } from 'drizzle-orm'
import type { Transaction } from './database.server'

export const CONTENT_CHANNEL = 'content_changed'

/**
 * Tells every process that public pages show something new, once the transaction commits; each
 * then drops the pages it has kept.
 */
export async function announceContentChange(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${CONTENT_CHANNEL}, '')`)
}
