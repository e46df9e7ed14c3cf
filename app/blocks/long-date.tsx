import { useVariant } from '~/app/texts'
import { htmlLang } from '~/locales/variant'

/** A day in words, the same on the server and in every time zone. */
export function LongDate({ of }: { of: string }) {
  const variant = useVariant()
  const words = new Intl.DateTimeFormat(htmlLang[variant], { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={of}>{words.format(new Date(of))}</time>
}
