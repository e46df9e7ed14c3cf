/** One thing the provider told us about a payment, in our words. */
export type PaymentFact =
  | { kind: 'paid'; at: string; minor: number }
  /** A voucher or a transfer was chosen; the money comes later, or not. */
  | { kind: 'unpaid' }
  | { kind: 'payment-failed' }
  | { kind: 'card-saved'; at: string }
  | { kind: 'receipt'; url: string }
  /** How much of the payment has gone back by now. */
  | { kind: 'refund-total'; minor: number }
  | { kind: 'refund'; refundId: string; minor: number; failed: boolean }
  | { kind: 'dispute'; disputeId: string; status: 'open' | 'won' | 'lost'; at: string }
  | { kind: 'subscription'; runs: boolean; at: string }

/** What the member or the club decided about an order; the provider knows nothing of it. */
export interface OrderChoices {
  withdrawn: boolean
  givenUp: boolean
  trial: TrialState | undefined
}

/** `refused`: there is Premium already, or there was a trial before. */
export type TrialState = 'running' | 'cancelled' | 'failed' | 'refused'

/** Only `trial` and `active` open Premium. */
export type OrderState = 'waiting' | 'trial' | 'active' | 'suspended' | 'ended' | 'failed'

export type EndReason =
  | 'withdrawn'
  | 'given-up'
  | 'refunded'
  | 'dispute-lost'
  | 'subscription-ended'
  | 'charge-failed'
  | 'trial-refused'
  /** The team gave it and took it back. */
  | 'taken-back'

export interface Standing {
  state: OrderState
  endedWhy: EndReason | null
  paidAt: Date | null
  paidMinor: number
  refundedMinor: number
  receiptUrl: string | null
}

/**
 * Where an order stands, from everything known about it. Facts come twice and in any order, so the
 * answer depends on the set alone: amounts by maximum, times by minimum, verdicts by the latest.
 */
export function standingOf(facts: readonly PaymentFact[], choices: OrderChoices): Standing {
  const paid = ofKind(facts, 'paid')
  const paidMinor = Math.max(0, ...paid.map(({ minor }) => minor))
  const refundedMinor = refunded(facts)
  const allBack = paid.length > 0 && refundedMinor > 0 && refundedMinor >= paidMinor
  const endedWhy = ending(facts, choices, allBack)
  return {
    state: endedWhy ? 'ended' : stateBeforeEnd(facts, choices),
    endedWhy,
    paidAt: paid.length > 0 ? new Date(paid.map(({ at }) => at).sort()[0] as string) : null,
    paidMinor,
    refundedMinor,
    receiptUrl:
      ofKind(facts, 'receipt')
        .map(({ url }) => url)
        .sort()
        .at(-1) ?? null,
  }
}

/** What left our account although nothing is given for it any more. */
export function owedBack(standing: Standing, choices: OrderChoices): number {
  const stopped = choices.withdrawn || (choices.trial === 'cancelled' && standing.state === 'ended')
  return stopped ? Math.max(0, standing.paidMinor - standing.refundedMinor) : 0
}

function ending(
  facts: readonly PaymentFact[],
  choices: OrderChoices,
  allRefunded: boolean,
): EndReason | null {
  if (choices.withdrawn) return 'withdrawn'
  if (choices.givenUp || choices.trial === 'cancelled') return 'given-up'
  if (disputeVerdicts(facts).includes('lost')) return 'dispute-lost'
  if (allRefunded) return 'refunded'
  if (latest(ofKind(facts, 'subscription'), ({ runs }) => !runs)?.runs === false)
    return 'subscription-ended'
  if (ofKind(facts, 'paid').length > 0) return null
  if (choices.trial === 'failed') return 'charge-failed'
  return choices.trial === 'refused' ? 'trial-refused' : null
}

function stateBeforeEnd(facts: readonly PaymentFact[], choices: OrderChoices): OrderState {
  const subscribed = ofKind(facts, 'subscription').length > 0
  if (subscribed || ofKind(facts, 'paid').length > 0) {
    return disputeVerdicts(facts).includes('open') ? 'suspended' : 'active'
  }
  if (choices.trial === 'running') return 'trial'
  return ofKind(facts, 'payment-failed').length > 0 ? 'failed' : 'waiting'
}

/** A refund is told as a sum on the charge and one by one; one that failed never left. */
function refunded(facts: readonly PaymentFact[]): number {
  const refunds = new Map<string, { minor: number; failed: boolean }>()
  for (const { refundId, minor, failed } of ofKind(facts, 'refund')) {
    refunds.set(refundId, { minor, failed: failed || refunds.get(refundId)?.failed === true })
  }
  const sum = (failed: boolean) =>
    [...refunds.values()]
      .filter((refund) => refund.failed === failed)
      .reduce((total, { minor }) => total + minor, 0)
  const onCharge = Math.max(0, ...ofKind(facts, 'refund-total').map(({ minor }) => minor))
  return Math.max(sum(false), onCharge - sum(true))
}

function disputeVerdicts(facts: readonly PaymentFact[]): ('open' | 'won' | 'lost')[] {
  const disputes = Map.groupBy(ofKind(facts, 'dispute'), ({ disputeId }) => disputeId)
  return [...disputes.values()].map((told) => {
    const verdicts = told.filter(({ status }) => status !== 'open')
    return latest(verdicts, ({ status }) => status === 'lost')?.status ?? 'open'
  })
}

/** The last that was said; of two in the same second, the stronger. */
function latest<Fact extends { at: string }>(
  facts: Fact[],
  stronger: (fact: Fact) => boolean,
): Fact | undefined {
  return facts.reduce<Fact | undefined>((best, fact) => {
    if (!best || fact.at > best.at) return fact
    return fact.at === best.at && stronger(fact) ? fact : best
  }, undefined)
}

function ofKind<Kind extends PaymentFact['kind']>(
  facts: readonly PaymentFact[],
  kind: Kind,
): Extract<PaymentFact, { kind: Kind }>[] {
  return facts.filter((fact) => fact.kind === kind) as Extract<PaymentFact, { kind: Kind }>[]
}
