import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderChoices, owedBack, type PaymentFact, standingOf } from './facts'

const untouched: OrderChoices = { withdrawn: false, givenUp: false, trial: undefined }
const at = (second: number) => new Date(1_800_000_000_000 + second * 1000).toISOString()

const paid: PaymentFact = { kind: 'paid', at: at(1), minor: 7500 }
const voucher: PaymentFact = { kind: 'unpaid' }
const allBack: PaymentFact = { kind: 'refund-total', minor: 7500 }
const someBack: PaymentFact = { kind: 'refund-total', minor: 1000 }
const dispute = (status: 'open' | 'won' | 'lost', second = 5): PaymentFact => ({
  kind: 'dispute',
  disputeId: 'dp_1',
  status,
  at: at(second),
})

const anyFact: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.constantFrom(paid, voucher, allBack, someBack, dispute('open'), dispute('won', 7)),
  fc.constantFrom<PaymentFact>(
    dispute('lost', 7),
    { kind: 'payment-failed' },
    { kind: 'card-saved', at: at(0) },
    { kind: 'refund', refundId: 're_1', minor: 7500, failed: false },
    { kind: 'refund', refundId: 're_1', minor: 7500, failed: true },
    { kind: 'refund', refundId: 're_2', minor: 500, failed: false },
    { kind: 'subscription', runs: true, at: at(3) },
    { kind: 'subscription', runs: false, at: at(3) },
    { kind: 'receipt', url: 'https://pay.example/1' },
  ),
)

test('whatever the facts: their order and their repetition change nothing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyFact, { maxLength: 8, selector: (fact) => JSON.stringify(fact) }),
      fc.constantFrom(undefined, 'running', 'cancelled', 'failed', 'refused'),
      fc.infiniteStream(fc.nat()),
      (facts, trial, numbers) => {
        const choices = { ...untouched, trial } as OrderChoices
        const shuffled = [...facts, ...facts]
          .map((fact) => ({ fact, place: numbers.next().value as number }))
          .sort((a, b) => a.place - b.place)
          .map(({ fact }) => fact)
        expect(standingOf(shuffled, choices)).toEqual(standingOf(facts, choices))
      },
    ),
    { numRuns: 500 },
  )
})

test('whatever else is known, a full refund of a payment leaves no Premium', () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 6 }), (more) => {
      const failed = more.some((fact) => fact.kind === 'refund' && fact.failed)
      fc.pre(!failed)
      expect(standingOf([paid, allBack, ...more], untouched).state).toBe('ended')
    }),
  )
})

describe('an order', () => {
  test.each([
    ['waits while the voucher is unpaid', [voucher], 'waiting'],
    ['is active once it is paid', [voucher, paid], 'active'],
    ['fails when the voucher expired', [voucher, { kind: 'payment-failed' }], 'failed'],
    ['stays active after a partial refund', [paid, someBack], 'active'],
    ['is suspended while disputed', [paid, dispute('open')], 'suspended'],
    ['comes back when the dispute is won', [paid, dispute('open'), dispute('won', 9)], 'active'],
    ['ends when the dispute is lost', [paid, dispute('open'), dispute('lost', 9)], 'ended'],
    ['gives nothing for a refund alone', [allBack], 'waiting'],
  ] as [string, PaymentFact[], string][])('%s', (_, facts, state) => {
    expect(standingOf(facts, untouched).state).toBe(state)
  })

  test('of two verdicts the later counts: an appeal may be won', () => {
    const facts = [paid, dispute('lost', 5), dispute('won', 9)]
    expect(standingOf(facts, untouched).state).toBe('active')
  })

  test('a refund that failed never left', () => {
    const failed: PaymentFact = { kind: 'refund', refundId: 're_1', minor: 7500, failed: true }
    expect(standingOf([paid, allBack, failed], untouched)).toMatchObject({
      state: 'active',
      refundedMinor: 0,
    })
  })

  test('cancelled in the trial and charged all the same: the money is owed back', () => {
    const choices: OrderChoices = { ...untouched, trial: 'cancelled' }
    const standing = standingOf([paid], choices)
    expect(standing.state).toBe('ended')
    expect(owedBack(standing, choices)).toBe(7500)
    expect(owedBack(standingOf([paid, someBack], choices), choices)).toBe(6500)
  })

  test('downgraded after the charge: nothing is owed (no refunds)', () => {
    const choices: OrderChoices = { ...untouched, givenUp: true }
    expect(owedBack(standingOf([paid], choices), choices)).toBe(0)
  })
})
