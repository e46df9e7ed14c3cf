import { htmlLang, type Variant } from '~/locales/variant'

const timeZone: Record<Variant, string> = { PT: 'Europe/Lisbon', BR: 'America/Sao_Paulo' }

/** Written on the server and sent as text, so that the browser shows the same words. */
export function longDate(date: Date, variant: Variant): string {
  return new Intl.DateTimeFormat(htmlLang[variant], {
    dateStyle: 'long',
    timeZone: timeZone[variant],
  }).format(date)
}

/** For lists, where the words of a long date would fill a line. */
export function shortDate(date: Date, variant: Variant): string {
  return new Intl.DateTimeFormat(htmlLang[variant], {
    dateStyle: 'medium',
    timeZone: timeZone[variant],
  }).format(date)
}

export function monthAndYear(date: Date, variant: Variant): string {
  return new Intl.DateTimeFormat(htmlLang[variant], {
    month: '2-digit',
    year: 'numeric',
    timeZone: timeZone[variant],
  }).format(date)
}
