import type { Transaction } from '~/platform/database.server'
import { memberMail } from './jobs.server'
import type { MemberParts } from './parts.server'
import * as store from './store.server'

/** Who ends Premium: the member, or payments that failed or were taken back. */
export type PremiumEnd = 'by-member' | 'by-payments'

export interface Leaving {
  grantPremium(tx: Transaction, uid: string): Promise<void>
  endPremium(tx: Transaction, uid: string, end: PremiumEnd): Promise<void>
}

export function createLeaving({ queue, clock, accounts, otherRecords }: MemberParts): Leaving {
  return {
    async grantPremium(tx, uid) {
      if (!(await store.openPremium(tx, uid, clock.now()))) return
      await queue.enqueue(tx, memberMail, { uid, kind: 'premium-begins' })
    },
    async endPremium(tx, uid, end) {
      if (end === 'by-member') {
        for (const records of otherRecords) await records.endPremium?.(tx, uid)
      }
      if (!(await store.claimDowngrade(tx, uid, clock.now()))) return
      await accounts.endSessions(tx, uid)
      // Payments tell in their own words why it ended.
      if (end === 'by-member') await queue.enqueue(tx, memberMail, { uid, kind: 'downgraded' })
    },
  }
}
