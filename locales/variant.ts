/** The two variants of Portuguese every text of the club exists in. */
export const variants = ['PT', 'BR'] as const
export type Variant = (typeof variants)[number]

/** What exists in both variants, in the same shape or it does not compile. */
export type InBoth<T> = Record<Variant, T>

export const htmlLang: InBoth<string> = { PT: 'pt-PT', BR: 'pt-BR' }

/** The parameter and the cookie that name a variant. */
export const VARIANT_NAME = 'variante'

/** The address that shows a page in this variant to everyone, search engines included. */
export function variantAddress(path: string, variant: Variant): string {
  return `${path}${path.includes('?') ? '&' : '?'}${VARIANT_NAME}=${variant}`
}

/** The variant an address asks for; said twice or misspelt it asks for none. */
export function variantAskedBy(query: URLSearchParams): Variant | undefined {
  const asked = query.getAll(VARIANT_NAME)
  return asked.length === 1 ? variants.find((variant) => variant === asked[0]) : undefined
}
