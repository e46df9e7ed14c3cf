/** Groups of three, the same on the server and in any browser. */
export function inGroups(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}

export function counted(n: number, words: { one: string; other: string }): string {
  return n === 1 ? words.one : words.other
}

/** "0,4 %": small shares keep their digits, because they are the ones that matter. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '0 %'
  const percent = (part / whole) * 100
  const digits = percent > 0 && percent < 1 ? 2 : percent < 10 ? 1 : 0
  return `${percent.toFixed(digits).replace('.', ',')}\u00a0%`
}

/** Minor units of any currency; the provider may have taken one that we do not sell in. */
export function amount(minor: number | null, currency: string | null): string {
  if (minor === null) return '—'
  const [units = '', cents] = (minor / 100).toFixed(2).split('.')
  const decimals = cents === '00' ? '' : `,${cents}`
  // Each money in its own country's hand: 12 900 €, R$ 12.900.
  if (currency === 'BRL')
    return `R$\u00a0${inGroups(Number(units)).replaceAll('\u00a0', '.')}${decimals}`
  const whole = inGroups(Number(units)) + decimals
  if (currency === 'EUR') return `${whole}\u00a0€`
  return `${whole}\u00a0${currency ?? ''}`.trim()
}

/** How long ago or how long it takes, in the unit a person would use. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)}\u00a0s`
  if (seconds < 5_400) return `${Math.round(seconds / 60)}\u00a0min`
  if (seconds < 129_600) return `${Math.round(seconds / 3_600)}\u00a0h`
  return `${Math.round(seconds / 86_400)}\u00a0dias`
}

/** A day of the calendar ("2026-11-18") as it is written here: 18/11/2026. */
export function dayWords(day: string): string {
  return day.split('-').toReversed().join('/')
}
