import type { Queryable } from '~/platform/database.server'
import type { Signer } from '~/platform/links.server'
import * as store from './store.server'

/** What is kept of an address that must not be mailed: enough to recognise it, not to read it. */
export function suppressionKey(signer: Signer, email: string): string {
  return signer.keyedHash('suppression', email.trim().toLowerCase())
}

export function isSuppressed(
  { db, signer }: { db: Queryable; signer: Signer },
  email: string,
): Promise<boolean> {
  return store.hasSuppression(db, suppressionKey(signer, email))
}
