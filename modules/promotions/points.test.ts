import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceOf,
  confirm,
  earn,
  expire,
  type PointEntry,
  pointsOf,
  release,
  restore,
  reverse,
  spend,
} from './points'

type Step =
  | { do: 'earn'; held: boolean }
  | { do: 'confirm' | 'release' | 'reverse'; point: number }
  | { do: 'spend'; amount: number }
  | { do: 'restore'; reward: number }
  | { do: 'wait'; days: number }
  | { do: 'expire' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('earn' as const), held: fc.boolean() }),
  fc.record({
    do: fc.constantFrom('confirm' as const, 'confirm' as const, 'release', 'reverse'),
    point: fc.nat(11),
  }),
  fc.record({ do: fc.constant('spend' as const), amount: fc.constantFrom(1, 3, 10) }),
  fc.record({ do: fc.constant('restore' as const), reward: fc.nat(5) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 400 }) }),
  fc.constant({ do: 'expire' as const }),
)

/** Plays a story on the ledger the way the service does, checking after each step. */
function play(steps: Step[], afterEach: (ledger: PointEntry[], now: Date) => void) {
  let now = new Date('2026-01-31T00:00:00Z')
  const ledger: PointEntry[] = []
  let points = 0
  let rewards = 0
  for (const each of steps) {
    switch (each.do) {
      case 'earn':
        ledger.push(...earn(`p${points++}`, each.held ? ['same-card'] : [], now))
        break
      case 'confirm':
        ledger.push(...confirm(ledger, `p${each.point}`, now))
        break
      case 'release':
        ledger.push(...release(ledger, `p${each.point}`, now))
        break
      case 'reverse':
        ledger.push(...reverse(ledger, `p${each.point}`, 'plan-refunded', now))
        break
      case 'spend':
        ledger.push(...(spend(ledger, each.amount, `r${rewards++}`, now) ?? []))
        break
      case 'restore':
        ledger.push(...restore(ledger, `r${each.reward}`, now))
        break
      case 'expire':
        ledger.push(...expire(ledger, now))
        break
      case 'wait':
        now = new Date(now.getTime() + each.days * 86_400_000)
    }
    afterEach(ledger, now)
  }
  return { ledger, now, points }
}

test('whatever happens, no count is negative and every point is in exactly one state', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { ledger, now, points } = play(steps, (entries, at) => {
        for (const count of Object.values(balanceOf(entries, at))) {
          expect(count).toBeGreaterThanOrEqual(0)
        }
      })
      const counts = Object.values(balanceOf(ledger, now))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(points)
    }),
    { numRuns: 400 },
  )
})

test('whatever happens, no point pays for two rewards at once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      play(steps, (ledger) => {
        for (const [, entries] of Map.groupBy(ledger, ({ pointId }) => pointId)) {
          const spent = entries.filter(({ kind }) => kind === 'spent').length
          const restored = entries.filter(({ kind }) => kind === 'restored').length
          expect(spent - restored).toBeLessThanOrEqual(1)
        }
      })
    }),
    { numRuns: 400 },
  )
})

test('the same facts in any order give the same balance', () => {
  fc.assert(
    fc.property(
      fc
        .array(step, { maxLength: 50 })
        .map((steps) => play(steps, () => {}))
        .chain((story) =>
          fc.record({
            story: fc.constant(story),
            shuffled: fc.shuffledSubarray(story.ledger, {
              minLength: story.ledger.length,
              maxLength: story.ledger.length,
            }),
          }),
        ),
      ({ story, shuffled }) => {
        expect(balanceOf(shuffled, story.now)).toEqual(balanceOf(story.ledger, story.now))
      },
    ),
    { numRuns: 300 },
  )
})

test('expiry and reversal in either order give the same balance', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 40 }),
      fc.nat(11),
      fc.integer({ min: 0, max: 1000 }),
      (steps, point, days) => {
        const { ledger, now } = play(steps, () => {})
        const later = new Date(now.getTime() + days * 86_400_000)
        const expiredFirst = [...ledger, ...expire(ledger, later)]
        expiredFirst.push(...reverse(expiredFirst, `p${point}`, 'plan-refunded', later))
        const reversedFirst = [...ledger, ...reverse(ledger, `p${point}`, 'plan-refunded', later)]
        reversedFirst.push(...expire(reversedFirst, later))
        expect(balanceOf(expiredFirst, later)).toEqual(balanceOf(reversedFirst, later))
      },
    ),
    { numRuns: 300 },
  )
})

const january = new Date('2026-01-10T00:00:00Z')

function confirmedPoints(dates: string[]): PointEntry[] {
  return dates.flatMap((date, index) => {
    const at = new Date(date)
    const begun = earn(`p${index}`, [], at)
    return [...begun, ...confirm(begun, `p${index}`, at)]
  })
}

test('§9 points expire after 24 months, to the day, without waiting for any job', () => {
  const ledger = confirmedPoints(['2026-01-10'])
  const last = new Date('2028-01-09T23:59:59Z')
  expect(balanceOf(ledger, last).confirmed).toBe(1)
  expect(balanceOf(ledger, new Date('2028-01-10T00:00:00Z'))).toMatchObject({
    confirmed: 0,
    expired: 1,
  })
  expect(spend(ledger, 1, 'r', new Date('2028-01-10T00:00:00Z'))).toBeUndefined()
})

test('the oldest points are spent first', () => {
  const ledger = confirmedPoints(['2026-03-01', '2026-01-01', '2026-02-01'])
  const spent = spend(ledger, 2, 'r1', new Date('2026-06-01'))
  expect(spent?.map(({ pointId }) => pointId)).toEqual(['p1', 'p2'])
})

test('a held point is not confirmed until the team releases it', () => {
  const held = earn('p', ['disposable-address'], january)
  expect(confirm(held, 'p', january)).toEqual([])
  expect(balanceOf(held, january)).toMatchObject({ held: 1, pending: 0 })
  const released = [...held, ...release(held, 'p', january)]
  expect(confirm(released, 'p', january)).toHaveLength(1)
})

test('a refund of a spent point is written down and takes nothing else away', () => {
  const ledger = confirmedPoints(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'])
  ledger.push(...(spend(ledger, 3, 'r1', january) ?? []))
  ledger.push(...reverse(ledger, 'p0', 'plan-refunded', january))
  expect(balanceOf(ledger, january)).toMatchObject({ confirmed: 1, spent: 3, reversed: 0 })
  // Declined afterwards, the reward gives back only what was not refunded.
  ledger.push(...restore(ledger, 'r1', january))
  expect(balanceOf(ledger, january)).toMatchObject({ confirmed: 3, spent: 0, reversed: 1 })
})

test('nothing is appended twice: a repeated refund, confirmation or expiry adds nothing', () => {
  const ledger = confirmedPoints(['2026-01-01'])
  expect(confirm(ledger, 'p0', january)).toEqual([])
  ledger.push(...reverse(ledger, 'p0', 'plan-refunded', january))
  expect(reverse(ledger, 'p0', 'plan-refunded', january)).toEqual([])
  expect(expire(ledger, new Date('2030-01-01'))).toEqual([])
  expect(pointsOf(ledger, january)).toMatchObject([{ id: 'p0', state: 'reversed' }])
})
