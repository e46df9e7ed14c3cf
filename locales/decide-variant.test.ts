import { expect, test } from 'vitest'
import { decideVariant } from './decide-variant'

test.each([
  // §4: regions PT, GR and AO give PT, any other gives BR
  [undefined, 'PT', 'en', 'PT'],
  [undefined, 'GR', 'en', 'PT'],
  [undefined, 'AO', 'en', 'PT'],
  [undefined, 'BR', 'pt-PT', 'BR'],
  [undefined, 'US', 'pt-PT', 'BR'],
  // §4: a failed look-up leaves it to the browser, containing 'pt' gives PT
  [undefined, undefined, 'pt-BR,pt;q=0.9', 'PT'],
  [undefined, undefined, 'en-US', 'BR'],
  [undefined, undefined, undefined, 'BR'],
  // READINGS: an explicit choice comes first
  ['BR', 'PT', 'pt-PT', 'BR'],
  ['PT', 'BR', 'en', 'PT'],
  ['XX', 'PT', 'en', 'PT'],
] as const)('chosen %s, region %s, browser %s → %s', (chosen, region, acceptLanguage, variant) => {
  expect(decideVariant({ chosen, region, acceptLanguage })).toBe(variant)
})
