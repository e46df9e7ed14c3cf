import type { HistoryEntry } from '~/modules/members/model'
import type { Order, Refund, Trial } from './store.server'

/** What money did in a member's story; the amounts are minor units. */
export function historyOfOrder(
  order: Order & { trial: Trial | null },
  refund: Refund | undefined,
): HistoryEntry[] {
  const { id, currency, source, state, endedWhy, paidAt, refundedMinor } = order
  const entry = (kind: string, at: Date | null | undefined, details = {}): HistoryEntry[] =>
    at ? [{ at, key: `billing:${id}:${kind}`, from: 'billing', kind, details }] : []
  const money = (minor: number) => ({ minor, currency })
  const backAt = refund?.doneAt ?? (refundedMinor > 0 ? order.updatedAt : undefined)
  return [
    ...entry('granted', source === 'grant' ? (order.confirmedAt ?? order.createdAt) : null),
    ...entry('trial-begun', order.trial?.startedAt, { endsAt: order.trial?.endsAt }),
    ...entry('paid', paidAt, money(order.paidMinor)),
    ...entry('refunded', backAt, money(refundedMinor || (refund?.minor ?? 0))),
    ...entry('order-ended', state === 'ended' ? order.updatedAt : null, { endedWhy }),
  ]
}
