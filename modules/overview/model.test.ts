import { describe, expect, test } from 'vitest'
import { airportLines, bucketsOf, leftIn, pointsOf, totalsOf } from './model'

describe('the time a plot covers', () => {
  test('thirty days end today, each a bar', () => {
    const days = bucketsOf('30d', '2026-03-02')
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toEqual({ from: '2026-03-02', to: '2026-03-02' })
    expect(days[0]?.from).toBe('2026-02-01')
  })

  test('twelve months end with this one, however long each is', () => {
    const months = bucketsOf('12m', '2028-02-29')
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ from: '2027-03-01', to: '2027-03-31' })
    expect(months.at(-1)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })
})

test('a day without anything is a zero, and what lies outside is left out', () => {
  const figures = [
    { figure: 'joined', day: '2026-01-02', n: 3 },
    { figure: 'joined', day: '2025-12-31', n: 99 },
    { figure: 'deleted', day: '2026-01-01', n: 2 },
    { figure: 'unsubscribed', day: '2026-01-01', n: 1 },
  ]
  const [first, second] = pointsOf(
    [
      { from: '2026-01-01', to: '2026-01-01' },
      { from: '2026-01-02', to: '2026-01-02' },
    ],
    figures,
  )
  expect(first && [first.joined, leftIn(first), first.sent]).toEqual([0, 3, 0])
  expect(second?.joined).toBe(3)
})

test('airports without members have their line; the unknown one only when somebody is there', () => {
  const count = {
    plan: 'Premium',
    status: 'Active',
    airport: 'PORTO-PT',
    verified: true,
    suppressed: false,
    unsubscribed: true,
    n: 4,
  } as const
  expect(airportLines([count], ['LISBOA-PT', 'PORTO-PT']).map(({ all }) => all)).toEqual([0, 4])
  const nowhere = { ...count, airport: null, plan: 'free', verified: false } as const
  expect(airportLines([count, nowhere], ['PORTO-PT'])).toHaveLength(2)
  expect(totalsOf([count, nowhere])).toMatchObject({
    all: 8,
    premium: 4,
    free: 4,
    unverified: 4,
    unsubscribed: 8,
  })
})
