import { useVariant } from '~/app/texts'
import { madeOnce } from '~/locales/formatters'
import { htmlLang, type Variant } from '~/locales/variant'

const words = madeOnce(
  (variant: Variant) =>
    new Intl.DateTimeFormat(htmlLang[variant], { dateStyle: 'long', timeZone: 'UTC' }),
)

/** A day in words, the same on the server and in every time zone. */
export function LongDate({ of }: { of: string }) {
  return <time dateTime={of}>{words(useVariant()).format(new Date(of))}</time>
}
