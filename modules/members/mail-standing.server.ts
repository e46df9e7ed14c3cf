import type { Clock } from '~/platform/clock.server'
import type { Database, Transaction } from '~/platform/database.server'
import type { Signer } from '~/platform/links.server'
import { appendEvent } from './events-store.server'
import { preferencesPath } from './links.server'
import type { SuppressionReason } from './model'
import * as store from './store.server'
import { suppressionKey } from './suppression.server'
import * as suppressions from './suppression-store.server'

const UNSUBSCRIBE = 'unsubscribe'

/** Whether a member may be written to, and the links by which they decide it. */
export interface MailStanding {
  preferencesPath(uid: string): string
  unsubscribePath(uid: string): string
  /** Whose link it is; undefined when it is not ours or they have left. Looking changes nothing. */
  lookAtUnsubscribe(token: string): Promise<{ unsubscribed: boolean } | undefined>
  /** Ends deal mails; a second time changes nothing. False when the link is not ours. */
  unsubscribeByLink(token: string): Promise<boolean>
  /** The member reported a mail as abuse: the clearest way to say no. */
  complained(tx: Transaction, uid: string): Promise<void>
  /** Nothing can be delivered to the member's address any more. */
  bounced(tx: Transaction, uid: string): Promise<void>
}

export function createMailStanding(parts: {
  db: Database
  clock: Clock
  signer: Signer
}): MailStanding {
  const { db, clock, signer } = parts

  async function suppress(tx: Transaction, uid: string, reason: SuppressionReason) {
    const member = await store.findByUid(tx, uid)
    if (!member) return
    const since = clock.now()
    const addressHash = suppressionKey(signer, member.email)
    if (await suppressions.suppressAddress(tx, uid, { addressHash, reason, since }))
      await appendEvent(tx, {
        ...{ uid, kind: 'suppressed', by: 'system', at: since },
        details: { reason },
      })
  }

  async function unsubscribe(tx: Transaction, uid: string, reason: string) {
    const at = clock.now()
    if (await store.markUnsubscribed(tx, uid, reason, at))
      await appendEvent(tx, { uid, kind: 'unsubscribed', by: 'member', at, details: { reason } })
  }

  return {
    preferencesPath: (uid) => preferencesPath(signer, uid),
    unsubscribePath: (uid) => `/cancelar-subscricao/${signer.sign(UNSUBSCRIBE, uid)}`,
    async lookAtUnsubscribe(token) {
      const uid = signer.verify(UNSUBSCRIBE, token)
      const member = uid === undefined ? undefined : await store.findByUid(db, uid)
      return member && { unsubscribed: member.unsubscribedAt !== null }
    },
    async unsubscribeByLink(token) {
      const uid = signer.verify(UNSUBSCRIBE, token)
      if (uid === undefined) return false
      await db.transaction((tx) => unsubscribe(tx, uid, 'one-click'))
      return true
    },
    async complained(tx, uid) {
      await unsubscribe(tx, uid, 'complaint')
      await suppress(tx, uid, 'complained')
    },
    bounced: (tx, uid) => suppress(tx, uid, 'bounced'),
  }
}
