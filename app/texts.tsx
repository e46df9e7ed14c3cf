import { createContext, use } from 'react'
import type { InBoth, Variant } from '~/locales/variant'

const VariantContext = createContext<Variant | undefined>(undefined)

/** Set once, by what starts a page: the server for the request, the browser for the document. */
export const VariantProvider = VariantContext

export function useVariant(): Variant {
  const variant = use(VariantContext)
  if (!variant) throw new Error('texts need a VariantProvider')
  return variant
}

/**
 * The texts of the areas a component names, in the page's variant. Naming them is what keeps a page
 * from carrying the words of every other one.
 */
export function useTexts<const Areas extends readonly InBoth<object>[]>(
  ...areas: Areas
): { variant: Variant; t: TextsOf<Areas> } {
  const variant = useVariant()
  return { variant, t: Object.assign({}, ...areas.map((area) => area[variant])) }
}

type TextsOf<Areas extends readonly unknown[]> = Areas extends readonly [
  InBoth<infer First>,
  ...infer Rest,
]
  ? First & TextsOf<Rest>
  : unknown
