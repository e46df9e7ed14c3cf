import { htmlLang, type Variant } from './variant'

type Currency = 'EUR' | 'BRL'

/** Where a currency is at home: "289 €" and "R$ 2.890" are written alike in both variants. */
const home: Record<Currency, Variant> = { EUR: 'PT', BRL: 'BR' }

/** Cents or centavos as on a price tag; decimals only when there are any. */
export function writtenMoney(minor: number, currency: Currency): string {
  return new Intl.NumberFormat(htmlLang[home[currency]], {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / 100)
}

/** The same for the ear: "289 euros". */
export function spokenMoney(minor: number, currency: Currency, variant: Variant): string {
  return `${spokenNumber(minor / 100, variant)} ${currency === 'EUR' ? 'euros' : 'reais'}`
}

export function spokenNumber(value: number, variant: Variant): string {
  return new Intl.NumberFormat(htmlLang[variant], { maximumFractionDigits: 2 }).format(value)
}
