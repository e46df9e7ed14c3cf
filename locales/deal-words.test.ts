import { expect, test } from 'vitest'
import { type Deal, teaserOf } from '~/modules/deals/model'
import { dealContent } from '~/tests/support/deal-content'
import { dealWords } from './deal-words'
import { dealsTexts } from './deals'
import type { Variant } from './variant'

const now = new Date('2026-11-15T12:00:00Z')

function wordsOf(variant: Variant, changes: Parameters<typeof dealContent>[1] = {}) {
  const deal: Deal = {
    ...dealContent(now, changes),
    id: 'rio',
    status: 'published',
    scheduledFor: null,
    publishedAt: now,
    withdrawnAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    changedBy: null,
  }
  return dealWords(teaserOf(deal, variant, now), variant, dealsTexts[variant])
}

/** Spaces that do not break count as spaces here. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test('a price is said with its currency, what it usually is and what is saved', () => {
  expect(wordsOf('PT').spokenPrice).toBe('289 euros, em vez de 712 euros, menos 59 %')
  expect(wordsOf('BR').spokenPrice).toBe('289 euros, em vez de 712 euros, 59 % a menos')
})

test('each currency is written as at home, with decimals only when there are any', () => {
  expect(plain(wordsOf('BR').price)).toBe('289 €')
  const reais = wordsOf('PT', { currency: 'BRL', price: 214_050, usualPrice: 569_000 })
  expect([reais.price, reais.usualPrice].map(plain)).toEqual(['R$ 2.140,50', 'R$ 5.690'])
})

test('a miles deal says the miles and boasts no discount, for miles are paid too', () => {
  const words = wordsOf('PT', { kind: 'miles', miles: 30_000 })
  expect(words.discount).toBeUndefined()
  expect(plain(words.above)).toBe('30 000 milhas +')
  expect(plain(words.spokenPrice)).toBe('30 000 milhas e 289 euros, em vez de 712 euros')
})

test('every origin is named, and the last day is the one of the reader', () => {
  const words = wordsOf('PT', {
    origins: ['LIS', 'OPO'],
    travelFrom: '2027-01-12',
    travelTo: '2027-03-03',
    expiresAt: new Date('2026-11-20T01:30:00Z'),
  })
  expect(words.route).toBe('De Lisboa ou Porto para Rio de Janeiro')
  expect(words.dates).toBe('12 jan – 3 mar')
  expect(words.until).toBe('até 20 nov')
  expect(wordsOf('BR', { expiresAt: new Date('2026-11-20T01:30:00Z') }).until).toBe('até 19 nov')
})
