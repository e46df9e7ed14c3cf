import { createContext, type ReactNode, useContext } from 'react'
import type { Texts } from '~/locales/pt-PT'
import type { Variant } from '~/locales/variant'

const TextsContext = createContext<{ variant: Variant; t: Texts } | undefined>(undefined)

/** The server has both variants, the browser loads the one of the page; components see one. */
export function TextsProvider(props: { variant: Variant; t: Texts; children: ReactNode }) {
  const { variant, t, children } = props
  return <TextsContext value={{ variant, t }}>{children}</TextsContext>
}

export function useTexts(): { variant: Variant; t: Texts } {
  const found = useContext(TextsContext)
  if (!found) throw new Error('useTexts needs a TextsProvider')
  return found
}
