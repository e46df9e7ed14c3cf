import type { Transaction } from '~/platform/database.server'
import type { BillingParts } from './parts.server'
import { grantOrder, settleMember } from './standing.server'
import * as store from './store.server'

/**
 * Premium that the team gives and takes back. It is an order like any other, with no payment behind
 * it, so Premium stays what all orders of a member give together: a refund leaves a present alone,
 * and the team never ends what somebody paid for; that money is given back first.
 */
export interface Grants {
  give(tx: Transaction, uid: string): Promise<'given' | 'already-premium' | 'unknown'>
  takeBack(tx: Transaction, uid: string): Promise<'ended' | 'paid' | 'not-premium' | 'unknown'>
}

const opensPremium = ['trial', 'active', 'suspended']

export function createGrants(parts: BillingParts): Grants {
  const { members, clock } = parts
  return {
    async give(tx, uid) {
      await store.lockMember(tx, uid)
      const [member] = await members.byUids(tx, [uid])
      if (!member) return 'unknown'
      const { subscriptionType, subscriptionStatus, variant: market } = member
      if (subscriptionType === 'Premium' && subscriptionStatus === 'Active')
        return 'already-premium'
      const now = clock.now()
      await grantOrder(tx, { uid, market, createdAt: now, now })
      await settleMember(parts, tx, uid)
      return 'given'
    },
    async takeBack(tx, uid) {
      await store.lockMember(tx, uid)
      const [member] = await members.byUids(tx, [uid])
      if (!member) return 'unknown'
      if (member.subscriptionType !== 'Premium') return 'not-premium'
      const open = (await store.ordersOf(tx, uid)).filter(({ state }) =>
        opensPremium.includes(state),
      )
      if (open.some(({ source }) => source !== 'grant')) return 'paid'
      const updatedAt = clock.now()
      for (const { id } of open)
        await store.updateOrder(tx, id, { state: 'ended', endedWhy: 'taken-back', updatedAt })
      await settleMember(parts, tx, uid)
      return 'ended'
    },
  }
}
