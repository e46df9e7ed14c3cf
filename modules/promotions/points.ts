import { addMonths } from '~/platform/months'

/**
 * The points ledger: facts about points, only ever appended. One referral is one point (SPEC §9), so
 * a balance is a count of points and can't be negative, whatever happened and in whichever order.
 */
export const pointEntryKinds = [
  'pending',
  'held',
  'released',
  'confirmed',
  'spent',
  'restored',
  'expired',
  'reversed',
] as const
export type PointEntryKind = (typeof pointEntryKinds)[number]

export const holdReasons = ['self-referral', 'same-card', 'disposable-address'] as const
export type HoldReason = (typeof holdReasons)[number]

export type PointReason =
  | 'plan-paid'
  | 'term-passed'
  | 'released-by-team'
  | 'reward-asked-for'
  | 'reward-declined'
  | '24-months'
  | 'plan-refunded'
  | 'refused-by-team'
  | HoldReason

export interface PointEntry {
  /** The referral that the point is for. */
  pointId: string
  kind: PointEntryKind
  reason: PointReason
  at: Date
  /** The reward, on what was spent on one and what was restored from one. */
  rewardId: string | null
  /** On a confirmation only. */
  expiresAt: Date | null
}

export type PointState = 'pending' | 'held' | 'confirmed' | 'spent' | 'expired' | 'reversed'

export interface Point {
  id: string
  state: PointState
  expiresAt: Date | null
}

export const POINT_LIFETIME_MONTHS = 24

/** Looks at what is known of a point, never at the order in which it became known. */
export function stateOf(entries: readonly PointEntry[], now: Date): PointState {
  const has = (kind: PointEntryKind) => entries.some((entry) => entry.kind === kind)
  if (rewardPaidBy(entries) !== undefined) return 'spent'
  if (has('reversed')) return 'reversed'
  const confirmed = entries.find(({ kind }) => kind === 'confirmed')
  if (has('expired') || (confirmed?.expiresAt && confirmed.expiresAt <= now)) return 'expired'
  if (confirmed) return 'confirmed'
  return has('held') && !has('released') ? 'held' : 'pending'
}

/** The reward this point paid for and did not come back from. */
function rewardPaidBy(entries: readonly PointEntry[]): string | undefined {
  const restored = new Set(
    entries.filter(({ kind }) => kind === 'restored').map(({ rewardId }) => rewardId),
  )
  const spent = entries.find(({ kind, rewardId }) => kind === 'spent' && !restored.has(rewardId))
  return spent?.rewardId ?? undefined
}

/** Every point of a ledger; those that expire first come first, and so are spent first. */
export function pointsOf(ledger: readonly PointEntry[], now: Date): Point[] {
  return [...Map.groupBy(ledger, ({ pointId }) => pointId)]
    .map(([id, entries]) => ({
      id,
      state: stateOf(entries, now),
      expiresAt: entries.find(({ kind }) => kind === 'confirmed')?.expiresAt ?? null,
    }))
    .sort(
      (a, b) =>
        (a.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) -
          (b.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) || (a.id < b.id ? -1 : 1),
    )
}

export type Balance = Record<PointState, number>

export function balanceOf(ledger: readonly PointEntry[], now: Date): Balance {
  const balance: Balance = { pending: 0, held: 0, confirmed: 0, spent: 0, expired: 0, reversed: 0 }
  for (const { state } of pointsOf(ledger, now)) balance[state] += 1
  return balance
}

const entry = (
  pointId: string,
  kind: PointEntryKind,
  reason: PointReason,
  at: Date,
  more: Partial<PointEntry> = {},
): PointEntry => ({ pointId, kind, reason, at, rewardId: null, expiresAt: null, ...more })

/** What is appended when the referred person has paid; what looks odd waits for the team. */
export function earn(pointId: string, holds: readonly HoldReason[], now: Date): PointEntry[] {
  return [
    entry(pointId, 'pending', 'plan-paid', now),
    ...holds.slice(0, 1).map((reason) => entry(pointId, 'held', reason, now)),
  ]
}

/** What becomes known later than the payment; a point that is confirmed stays so. */
export function hold(
  ledger: readonly PointEntry[],
  pointId: string,
  reason: HoldReason,
  now: Date,
): PointEntry[] {
  if (stateIn(ledger, pointId, now) !== 'pending') return []
  return [entry(pointId, 'held', reason, now)]
}

/** The term to withdraw has passed: a point that nothing speaks against becomes a real one. */
export function confirm(ledger: readonly PointEntry[], pointId: string, now: Date): PointEntry[] {
  if (stateIn(ledger, pointId, now) !== 'pending') return []
  const expiresAt = addMonths(now, POINT_LIFETIME_MONTHS)
  return [entry(pointId, 'confirmed', 'term-passed', now, { expiresAt })]
}

export function release(ledger: readonly PointEntry[], pointId: string, now: Date): PointEntry[] {
  if (stateIn(ledger, pointId, now) !== 'held') return []
  return [entry(pointId, 'released', 'released-by-team', now)]
}

/** Kept even when the point is spent: the reward stays, the team sees what it was paid with. */
export function reverse(
  ledger: readonly PointEntry[],
  pointId: string,
  reason: 'plan-refunded' | 'refused-by-team',
  now: Date,
): PointEntry[] {
  const known = ledger.filter((each) => each.pointId === pointId)
  if (known.length === 0 || known.some(({ kind }) => kind === 'reversed')) return []
  return [entry(pointId, 'reversed', reason, now)]
}

/** The points for a reward, oldest first; undefined when there are not enough. */
export function spend(
  ledger: readonly PointEntry[],
  amount: number,
  rewardId: string,
  now: Date,
): PointEntry[] | undefined {
  const free = pointsOf(ledger, now).filter(({ state }) => state === 'confirmed')
  if (free.length < amount) return undefined
  return free
    .slice(0, amount)
    .map(({ id }) => entry(id, 'spent', 'reward-asked-for', now, { rewardId }))
}

/** A reward that can't be given returns its points, with the expiry they had. */
export function restore(ledger: readonly PointEntry[], rewardId: string, now: Date): PointEntry[] {
  return [...Map.groupBy(ledger, ({ pointId }) => pointId)]
    .filter(([, entries]) => rewardPaidBy(entries) === rewardId)
    .map(([id]) => entry(id, 'restored', 'reward-declined', now, { rewardId }))
}

/** Writes down what time has done already: `stateOf` does not wait for it. */
export function expire(ledger: readonly PointEntry[], now: Date): PointEntry[] {
  return [...Map.groupBy(ledger, ({ pointId }) => pointId)]
    .filter(
      ([, entries]) =>
        stateOf(entries, now) === 'expired' && !entries.some(({ kind }) => kind === 'expired'),
    )
    .map(([id]) => entry(id, 'expired', '24-months', now))
}

function stateIn(ledger: readonly PointEntry[], pointId: string, now: Date) {
  const known = ledger.filter((each) => each.pointId === pointId)
  return known.length === 0 ? undefined : stateOf(known, now)
}
