import { expect, test } from 'vitest'
import { dealFilter, dealForm } from './schema'

const form = {
  image: 'rio',
  iata: 'gig',
  cityPT: 'Rio de Janeiro',
  cityBR: 'Rio de Janeiro',
  countryPT: 'Brasil',
  countryBR: 'Brasil',
  origins: 'LIS',
  kind: 'deal',
  price: '289',
  usualPrice: '1.289,50',
  currency: 'EUR',
  airline: 'TAP Air Portugal',
  cabin: 'economy',
  travelFrom: '2027-01-10',
  travelTo: '2027-03-20',
  bags: 'cabin',
  milesProgramme: '',
  miles: '',
  plan: 'free',
  titlePT: 'Rio por 289 €',
  titleBR: 'Rio por 289 €',
  detailsPT: '<p>Direto.</p>',
  detailsBR: '<p>Direto.</p>',
  externalLink: '',
  expiresAt: '2026-12-01T10:00:00Z',
}

test('a filled-in form becomes the content of a deal', () => {
  expect(dealForm.parse(form)).toMatchObject({
    destination: { iata: 'GIG' },
    origins: ['LIS'],
    price: 28_900,
    usualPrice: 128_950,
    milesProgramme: null,
    externalLink: null,
    expiresAt: new Date('2026-12-01T10:00:00Z'),
  })
})

test.each([
  ['price', '', 'required'],
  ['price', '12,345', 'not-an-amount'],
  ['price', '-5', 'not-an-amount'],
  ['price', '2.000', 'price-not-below-usual'],
  ['iata', 'R10', 'not-a-code'],
  ['origins', 'MAD', 'unknown-choice'],
  ['travelTo', '2027-02-30', 'not-a-date'],
  ['travelTo', '2026-12-31', 'travel-window-reversed'],
  ['expiresAt', 'amanhã', 'not-a-date'],
  ['externalLink', 'javascript:alert(1)', 'link-not-https'],
  ['kind', 'fare-error', 'premium-only-kind'],
  ['milesProgramme', 'Nenhuma', 'unknown-choice'],
])('%s «%s» is refused with a code: %s', (field, value, code) => {
  const parsed = dealForm.safeParse({ ...form, [field]: value })
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([code])
})

test('an address that filters by nonsense filters by nothing', () => {
  expect(dealFilter.parse({ origin: 'LIS', kind: '<b>', cabin: ['business'] })).toEqual({
    origin: 'LIS',
  })
})
