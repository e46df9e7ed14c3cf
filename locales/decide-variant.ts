import type { Variant } from './variant'

const REGIONS_OF_PT = new Set(['PT', 'GR', 'AO'])

/** READINGS: an explicit choice, then the region, then, when the look-up failed, the browser. */
export function decideVariant(visitor: {
  chosen: string | undefined
  region: string | undefined
  acceptLanguage: string | undefined
}): Variant {
  if (visitor.chosen === 'PT' || visitor.chosen === 'BR') return visitor.chosen
  if (visitor.region) return REGIONS_OF_PT.has(visitor.region) ? 'PT' : 'BR'
  return visitor.acceptLanguage?.toLowerCase().includes('pt') ? 'PT' : 'BR'
}
