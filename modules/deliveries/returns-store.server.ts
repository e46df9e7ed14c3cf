import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Transaction } from '~/platform/database.server'
import type { BounceKind } from './model'
import { alertSummaries, deliveries } from './tables.server'

/** A delivery tells of one bounce; what is worse replaces what is milder, a repetition changes nothing. */
export async function markBounced(
  tx: Transaction,
  id: number,
  bounce: BounceKind,
): Promise<boolean> {
  const milder: BounceKind[] =
    bounce === 'soft' ? [] : bounce === 'hard' ? ['soft'] : ['soft', 'hard']
  const [marked] = await tx
    .update(deliveries)
    .set({ bounce })
    .where(
      and(
        eq(deliveries.id, id),
        or(
          isNull(deliveries.bounce),
          milder.length > 0 ? inArray(deliveries.bounce, milder) : undefined,
        ),
      ),
    )
    .returning({ alertId: deliveries.alertId })
  if (!marked) return false
  // Mails come back long after the alert has ended: it is counted again when somebody looks.
  await tx
    .update(alertSummaries)
    .set({ countedStatus: null })
    .where(and(eq(alertSummaries.alertId, marked.alertId), isNotNull(alertSummaries.countedStatus)))
  return true
}

/** How many of a member's newest mails came back, one after the other. */
export async function softBouncesInARow(tx: Transaction, uid: string, most: number) {
  const rows = await tx
    .select({ bounce: deliveries.bounce })
    .from(deliveries)
    .where(and(eq(deliveries.uid, uid), eq(deliveries.status, 'sent')))
    .orderBy(desc(deliveries.id))
    .limit(most)
  const end = rows.findIndex(({ bounce }) => bounce !== 'soft')
  return end < 0 ? rows.length : end
}
