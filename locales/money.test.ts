import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenNumber, writtenMoney } from './money'
import { htmlLang, variants } from './variant'

const amounts = fc.oneof(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), fc.nat(200_000))

test.each([
  ['EUR', 'pt-PT'],
  ['BRL', 'pt-BR'],
] as const)('%s is written as %s writes it', (currency, language) => {
  const intl = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  fc.assert(
    fc.property(amounts, (minor) => {
      expect(writtenMoney(minor, currency)).toBe(intl.format(minor / 100))
    }),
    { numRuns: 2_000 },
  )
})

test.each(variants)('numbers are said as they are in %s', (variant) => {
  const intl = new Intl.NumberFormat(htmlLang[variant], { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(amounts, (minor) => {
      expect(spokenNumber(minor / 100, variant)).toBe(intl.format(minor / 100))
    }),
    { numRuns: 2_000 },
  )
})
