/** The two variants of Portuguese every text of the club exists in. */
export const variants = ['PT', 'BR'] as const
export type Variant = (typeof variants)[number]

export const htmlLang: Record<Variant, string> = { PT: 'pt-PT', BR: 'pt-BR' }
