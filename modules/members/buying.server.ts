import type { Variant } from '~/locales/variant'
import type { Queryable, Transaction } from '~/platform/database.server'
import * as buying from './buying-store.server'
import { appendEvent } from './events-store.server'
import { memberMail } from './jobs.server'
import type { Member } from './model'
import type { MemberParts } from './parts.server'
import * as store from './store.server'
import { isSuppressed, suppressionKey } from './suppression.server'

/** What payments need of a membership besides opening and ending Premium. */
export interface Buying {
  mayMail(email: string): Promise<boolean>
  memberByEmail(on: Queryable, email: string): Promise<Member | undefined>
  /** Whoever paid becomes a member, without a password yet and not verified. */
  enrolBuyer(
    tx: Transaction,
    person: { name: string; email: string; variant: Variant },
  ): Promise<string>
  /** Premium is theirs and opens nothing, until it is resumed or ends. */
  suspendPremium(tx: Transaction, uid: string): Promise<void>
  /** False when there was nothing suspended. Who never had it open is welcomed now. */
  resumePremium(tx: Transaction, uid: string, firstTime: boolean): Promise<boolean>
  /** Who had Premium and lost it is Inactive, also when both were learned at the same time. */
  markLapsed(tx: Transaction, uid: string): Promise<void>
}

export function createBuying(parts: MemberParts): Buying {
  const { queue, clock, accounts, signer } = parts
  return {
    mayMail: async (email) => !(await isSuppressed(parts, email)),
    memberByEmail: store.findByEmail,
    async enrolBuyer(tx, person) {
      // Who had everything erased and now pays wants to hear from us again.
      await buying.liftErasure(tx, suppressionKey(signer, person.email))
      const uid = await accounts.create(tx, person)
      if (uid !== undefined) {
        const now = clock.now()
        await store.insertFreeMember(tx, { uid, ...person, homeAirport: null, now })
        const details = { source: 'purchase' }
        await appendEvent(tx, { uid, kind: 'joined', by: 'member', at: now, details })
        return uid
      }
      const known = await store.findByEmail(tx, person.email)
      if (!known) throw new Error('an account has no member')
      return known.uid
    },
    async suspendPremium(tx, uid) {
      const at = clock.now()
      if (await buying.suspendPremium(tx, uid, at))
        await appendEvent(tx, { uid, kind: 'premium-suspended', by: 'system', at })
    },
    async resumePremium(tx, uid, firstTime) {
      const at = clock.now()
      const resumed = await buying.resumePremium(tx, uid, at)
      if (resumed) await appendEvent(tx, { uid, kind: 'premium-resumed', by: 'system', at })
      if (resumed && firstTime) await queue.enqueue(tx, memberMail, { uid, kind: 'premium-begins' })
      return resumed
    },
    markLapsed: (tx, uid) => buying.markLapsed(tx, uid, clock.now()),
  }
}
