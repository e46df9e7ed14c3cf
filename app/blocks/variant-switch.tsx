import { useLocation } from 'react-router'
import { useTexts } from '~/app/texts'
import { frameTexts } from '~/locales/frame'
import { VARIANT_NAME, variants } from '~/locales/variant'

/** A plain form: the whole page comes back in the other variant, with or without JavaScript. */
export function VariantSwitch() {
  const { variant, t } = useTexts(frameTexts)
  const { pathname } = useLocation()
  return (
    <form
      action="/variante"
      method="post"
      className="flex items-center"
      aria-label={t.header.variant}
    >
      <input type="hidden" name="voltar" value={pathname} />
      {variants.map((option) => (
        <button
          key={option}
          type="submit"
          name={VARIANT_NAME}
          value={option}
          aria-pressed={option === variant}
          className="min-h-9 min-w-9 rounded-full px-2 text-sm font-semibold text-muted aria-pressed:bg-sand-2 aria-pressed:text-ink"
        >
          {option}
        </button>
      ))}
    </form>
  )
}
