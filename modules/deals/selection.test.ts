import { expect, test } from 'vitest'
import { dealContent } from '~/tests/support/deal-content'
import type { Deal, DealContent } from './model'
import { hottest } from './selection'

const now = new Date('2026-11-15T12:00:00Z')

function deal(id: string, changes: Partial<DealContent>): Deal {
  const destination = { ...dealContent(now).destination, iata: id }
  return {
    ...dealContent(now, { destination, ...changes }),
    id,
    status: 'published',
    scheduledFor: null,
    publishedAt: now,
    withdrawnAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    changedBy: null,
  }
}

test('what is gone in hours comes first; a few euros of taxes on miles are no saving', () => {
  const miles = deal('JFK', { kind: 'miles', miles: 30_000, price: 4_600, usualPrice: 61_200 })
  const cheap = deal('CDG', { price: 5_000, usualPrice: 18_000 })
  const error = deal('GIG', { kind: 'fare-error' })
  const ranked = hottest([miles, cheap, error], ['LIS'], 3)
  expect(ranked.map(({ id }) => id)).toEqual(['GIG', 'CDG', 'JFK'])
})
