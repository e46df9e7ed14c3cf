import { expect, test } from 'vitest'
import { variants } from '~/locales/variant'
import {
  formatPrice,
  lifetimePlan,
  planOnSale,
  plans,
  savingPercent,
  withdrawalDays,
} from './model'

test('§9 prices: 75 EUR instead of 99 EUR in Portugal, 470 BRL instead of 620 BRL in Brazil', () => {
  expect(lifetimePlan('PT')).toMatchObject({
    price: { minor: 7500, currency: 'EUR' },
    regularPrice: { minor: 9900, currency: 'EUR' },
  })
  expect(lifetimePlan('BR')).toMatchObject({
    price: { minor: 47000, currency: 'BRL' },
    regularPrice: { minor: 62000, currency: 'BRL' },
  })
})

test('§9 the trial lasts 14 days and belongs to the lifetime plan only', () => {
  for (const plan of plans) expect(plan.trialDays).toBe(plan.id === 'lifetime' ? 14 : 0)
})

test('the right of withdrawal is 14 days in Portugal and 7 in Brazil', () => {
  expect(withdrawalDays).toEqual({ PT: 14, BR: 7 })
})

test('the yearly plan of 45 EUR is still known and nobody can buy it', () => {
  expect(plans.find(({ id }) => id === 'yearly')).toMatchObject({
    price: { minor: 4500, currency: 'EUR' },
    charged: 'every-year',
  })
  for (const market of variants) expect(planOnSale('yearly', market)).toBeUndefined()
})

test.each(['', 'Lifetime', 'lifetime ', '__proto__', 'constructor', '75'])(
  'no plan is called %j',
  (name) => {
    for (const market of variants) expect(planOnSale(name, market)).toBeUndefined()
  },
)

test('every market sells each plan at most once, in one currency, never above its regular price', () => {
  const sold = plans.filter(({ onSale }) => onSale)
  expect(new Set(sold.map(({ id, market }) => `${id} ${market}`)).size).toBe(sold.length)
  for (const { price, regularPrice } of plans) {
    expect(price.currency).toBe(regularPrice.currency)
    expect(Number.isInteger(price.minor) && price.minor <= regularPrice.minor).toBe(true)
  }
})

test.each([
  [{ minor: 7500, currency: 'EUR' }, '75 €'],
  [{ minor: 47000, currency: 'BRL' }, 'R$ 470'],
  [{ minor: 0, currency: 'EUR' }, '0 €'],
  [{ minor: 0, currency: 'BRL' }, 'R$ 0'],
  [{ minor: 7550, currency: 'EUR' }, '75,50 €'],
  [{ minor: 47005, currency: 'BRL' }, 'R$ 470,05'],
] as const)('%j is written %s', (money, text) => {
  expect(formatPrice(money)).toBe(text.replace(' ', '\u00a0'))
})

test('the saving is rounded down', () => {
  expect(savingPercent(lifetimePlan('PT'))).toBe(24)
  expect(savingPercent(lifetimePlan('BR'))).toBe(24)
})
