import type { HistoryEntry } from '~/modules/members/model'
import type { RewardKind, RewardState } from './model'
import type { PointEntry } from './points'

interface RewardFacts {
  id: string
  kind: RewardKind
  state: RewardState
  createdAt: Date
  settledAt: Date | null
}

/** Points and rewards as things that happened; it never says who was referred. */
export function historyFrom(
  ledger: readonly PointEntry[],
  rewards: readonly RewardFacts[],
): HistoryEntry[] {
  const points = ledger.map(({ at, kind, reason, pointId }, n) => ({
    at,
    key: `promotions:${pointId}:${String(n).padStart(6, '0')}`,
    from: 'promotions' as const,
    kind: `point-${kind}`,
    details: { reason },
  }))
  const asked = rewards.flatMap(({ id, kind, state, createdAt, settledAt }) => {
    const entry = (at: Date, what: string) => ({
      at,
      key: `promotions:${id}:${what}`,
      from: 'promotions' as const,
      kind: `reward-${what}`,
      details: { reward: kind },
    })
    const begun = entry(createdAt, state === 'issued' ? 'issued' : 'requested')
    const settled = state === 'arranged' || state === 'declined'
    return settled && settledAt ? [begun, entry(settledAt, state)] : [begun]
  })
  return [...points, ...asked]
}
