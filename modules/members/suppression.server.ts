import type { Queryable } from '~/platform/database.server'
import type { Signer } from '~/platform/links.server'
import * as suppressions from './suppression-store.server'

/** What is kept of an address that must not be mailed: enough to recognise it, not to read it. */
export function suppressionKey(signer: Signer, email: string): string {
  return signer.keyedHash('suppression', email.trim().toLowerCase())
}

/**
 * Nothing may be sent there at all. A complaint is about deals, and whoever makes it has
 * unsubscribed by it; they still need to hear of their account and their payments.
 */
export async function isSuppressed(
  { db, signer }: { db: Queryable; signer: Signer },
  email: string,
): Promise<boolean> {
  const reason = await suppressions.findSuppression(db, suppressionKey(signer, email))
  return reason !== undefined && reason !== 'complained'
}
