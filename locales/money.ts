import type { Variant } from './variant'

type Currency = 'EUR' | 'BRL'

/** Where a currency is at home: "289 €" and "R$ 2.890" are written alike in both variants. */
const home: Record<Currency, Variant> = { EUR: 'PT', BRL: 'BR' }

const NBSP = '\u00a0'

/** Cents or centavos as on a price tag; decimals only when there are any. */
export function writtenMoney(minor: number, currency: Currency): string {
  const sign = minor < 0 ? '-' : ''
  const decimals = minor % 100 === 0 ? '' : (Math.abs(minor) / 100).toFixed(2).slice(-2)
  const number = digits(Math.abs(minor) / 100, decimals, home[currency])
  return currency === 'EUR' ? `${sign}${number}${NBSP}€` : `${sign}R$${NBSP}${number}`
}

/** The same for the ear: "289 euros". */
export function spokenMoney(minor: number, currency: Currency, variant: Variant): string {
  return `${spokenNumber(minor / 100, variant)} ${currency === 'EUR' ? 'euros' : 'reais'}`
}

/** At most two decimals, and no more than are needed. */
export function spokenNumber(value: number, variant: Variant): string {
  const rounded = Math.round(Math.abs(value) * 100) / 100
  const decimals = rounded.toFixed(2).split('.')[1]?.replace(/0+$/, '') ?? ''
  return `${value < 0 ? '-' : ''}${digits(rounded, decimals, variant)}`
}

/**
 * By hand, and tested against Intl: a phone takes fifteen milliseconds to look up how its first
 * currency is written, in the middle of waking a page. Portugal leaves four digits together.
 */
function digits(value: number, decimals: string, variant: Variant): string {
  const whole = String(Math.trunc(value))
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, variant === 'PT' ? NBSP : '.')
  const written = variant === 'PT' && whole.length === 4 ? whole : grouped
  return decimals ? `${written},${decimals}` : written
}
