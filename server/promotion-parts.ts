import { withdrawalEnds } from '~/modules/billing/model'
import type { Billing, OrderNews } from '~/modules/billing/service.server'
import { checkPremium } from '~/modules/members/model'
import type { Members } from '~/modules/members/service.server'
import type { PromotionParts, Promotions } from '~/modules/promotions/service.server'
import type { Transaction } from '~/platform/database.server'

/** What promotions ask of payments, in their words. */
export function fromBilling(
  billing: Billing,
  members: Members,
): Pick<PromotionParts, 'paidPlans' | 'giveLifetimePlan' | 'issueDiscountCode' | 'cardOf'> {
  return {
    paidPlans: { count: billing.countPaidLifetime, uids: billing.paidLifetimeUids },
    async giveLifetimePlan(tx, recipient) {
      const known = await members.memberByEmail(tx, recipient.email)
      const reasons = known && checkPremium(known)
      if (reasons && (reasons.ok || !reasons.reasons.includes('not-premium'))) return undefined
      const uid = known?.uid ?? (await members.enrolBuyer(tx, recipient))
      await billing.give(tx, uid)
      return uid
    },
    issueDiscountCode: async (tx, ownerUid) => (await billing.discounts.issue(tx, ownerUid)).code,
    cardOf: billing.cardOf,
  }
}

/** What payments report that promotions care about: a lifetime plan paid, or its money gone back. */
export async function tellPromotions(
  promotions: Promotions,
  tx: Transaction,
  news: OrderNews,
): Promise<void> {
  const { orderId, uid, checkoutId, plan, market, state, endedWhy, paidAt } = news
  if (plan !== 'lifetime' || !paidAt) return
  if (state === 'active') {
    const withdrawalEndsAt = withdrawalEnds(paidAt, market)
    await promotions.planPaid(tx, { uid, orderId, paidAt, withdrawalEndsAt, checkoutId })
  }
  // Giving Premium up returns no money, so the point stays.
  if (state === 'ended' && endedWhy !== 'given-up') await promotions.planRefunded(tx, orderId)
}
