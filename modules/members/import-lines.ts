import type { FileProblem, LineProblem } from './import-model'
import { type HomeAirport, homeAirports, plainWords, type SubscriptionType } from './model'
import { emailAddress, personName } from './schema'

export const MAX_COLUMNS = 50
export const MAX_LINES = 500_000
/** A line of a member list is short; one quote that is never closed makes the rest of the file one. */
export const MAX_LINE_CHARACTERS = 10_000

const names = {
  name: ['nome', 'name', 'nome completo'],
  email: ['email', 'e-mail', 'endereco', 'correio eletronico'],
  airport: ['aeroporto', 'homeairport', 'aeroporto de partida'],
  plan: ['plano', 'subscriptiontype', 'plan'],
  consent: ['consentimento', 'consent'],
  variant: ['variante', 'variant', 'idioma'],
} as const
type ColumnName = keyof typeof names
export type Columns = Record<'name' | 'email' | 'airport', number> &
  Partial<Record<'plan' | 'consent' | 'variant', number>>

export type Separator = ';' | ',' | '\t'

/** The one that occurs most in the head; spreadsheets in Portuguese write semicolons. */
export function separatorOf(head: string): Separator {
  const count = (sign: string) => head.split(sign).length - 1
  return ([';', ',', '\t'] as const).reduce((best, sign) =>
    count(sign) > count(best) ? sign : best,
  )
}

/** Which column is which, by Portuguese words or the specification's names. */
export function readColumns(
  head: readonly string[],
): { ok: true; columns: Columns } | { ok: false; problem: FileProblem } {
  if (head.length > MAX_COLUMNS) return { ok: false, problem: 'too-many-columns' }
  const cells = head.map((cell) =>
    plainWords(cell)
      .replace(/^\ufeff/, '')
      .trim(),
  )
  const found: Partial<Record<ColumnName, number>> = {}
  for (const [column, known] of Object.entries(names) as [ColumnName, readonly string[]][]) {
    const at = cells.findIndex((cell) => known.includes(cell))
    if (at >= 0) found[column] = at
  }
  const { name, email, airport } = found
  if (email === undefined) return { ok: false, problem: 'no-address-column' }
  if (name === undefined) return { ok: false, problem: 'no-name-column' }
  if (airport === undefined) return { ok: false, problem: 'no-airport-column' }
  return { ok: true, columns: { ...found, name, email, airport } }
}

export interface Newcomer {
  name: string
  email: string
  homeAirport: HomeAirport
  plan: SubscriptionType
  variant: 'PT' | 'BR'
}

const airports = new Map<string, HomeAirport>(
  homeAirports.flatMap((airport) => {
    const whole = plainWords(airport)
    const city = whole.replace(/-(pt|br)$/, '')
    return [whole, city].map((word) => [word, airport] as const)
  }),
)
for (const [code, airport] of [
  ['lis', 'LISBOA-PT'],
  ['opo', 'PORTO-PT'],
  ['gig', 'RIO DE JANEIRO-BR'],
  ['rio', 'RIO DE JANEIRO-BR'],
  ['gru', 'SÃO PAULO-BR'],
] as const)
  airports.set(code, airport)

const plans: Record<string, SubscriptionType> = {
  '': 'free',
  free: 'free',
  gratis: 'free',
  gratuito: 'free',
  premium: 'Premium',
}
const yes = new Set(['sim', 's', 'yes', 'y', 'true', '1', 'x', 'verdadeiro'])

/** One line, judged by itself; whether its address is known is the database's to say. */
export function readLine(
  cells: readonly string[],
  columns: Columns,
): { ok: true; person: Newcomer } | { ok: false; problem: LineProblem } {
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? '').trim())
  const refuse = (problem: LineProblem) => ({ ok: false, problem }) as const
  if (cells.length <= Math.max(columns.name, columns.email, columns.airport))
    return refuse('too-few-columns')
  if (cells.some((each) => each.includes('\ufffd'))) return refuse('not-utf8')
  const email = emailAddress.safeParse(cell(columns.email))
  if (!email.success) return refuse('bad-address')
  const name = personName.safeParse(cell(columns.name))
  if (!name.success) return refuse('no-name')
  const homeAirport = airports.get(plainWords(cell(columns.airport)))
  if (!homeAirport) return refuse('unknown-airport')
  const plan = plans[plainWords(cell(columns.plan))]
  if (!plan) return refuse('unknown-plan')
  if (columns.consent !== undefined && !agreed(cell(columns.consent))) return refuse('no-consent')
  const wanted = cell(columns.variant).toUpperCase()
  const home = homeAirport.endsWith('-PT') ? 'PT' : 'BR'
  const variant = wanted === 'PT' || wanted === 'BR' ? wanted : home
  return { ok: true, person: { name: name.data, email: email.data, homeAirport, plan, variant } }
}

/** A yes, or the day on which it was given. */
function agreed(cell: string): boolean {
  return yes.has(plainWords(cell)) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(cell)
}
