/**
 * The draw that anyone can repeat; DRAW.md says the same in words. No import and nothing of the
 * server: this file runs in the browser, in the process and in `npm run draw -- verify`.
 */
export const drawIds = ['dez-mil-membros', 'curtida-florianopolis'] as const
export type DrawId = (typeof drawIds)[number]

export const seedSources = ['loteria-federal', 'drand'] as const
export type SeedSource = (typeof seedSources)[number]

export interface Entry {
  /** A keyed hash: only the club can say whose it is, and only its owner is told. */
  id: string
  weight: number
}

/** All that is fixed before the seed exists. */
export interface FrozenDraw {
  draw: string
  authorisation: string
  /** ISO 8601, UTC, whole seconds. */
  frozenAt: string
  seedSource: SeedSource
  /** The day whose seed counts, as YYYY-MM-DD; promised here, so that nobody can pick a better one. */
  seedDate: string
  /** The winner and those who follow when the winner can't accept. */
  places: number
  entries: Entry[]
}

export interface DrawResult {
  fingerprint: string
  seed: string
  seedSource: SeedSource
  /** The number of the lottery's extraction, or of the drand round. */
  seedReference: string
  seedDate: string
  winners: string[]
}

export type Sha256 = (text: string) => Promise<Uint8Array>

const FORMAT = 'clube-de-voos-sorteio 1'
const RESULT = '--- resultado\n'

/** SHA-256 as browsers and Node both have it. */
export const webSha256: Sha256 = async (text) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export async function fingerprintOf(text: string, sha256: Sha256 = webSha256): Promise<string> {
  return toHex(await sha256(text))
}

/** The one way to write a frozen draw: entries in the order of their ids, LF, a newline at the end. */
export function writeFrozen(frozen: FrozenDraw): string {
  const entries = frozen.entries.toSorted(byId)
  return [
    FORMAT,
    `sorteio: ${frozen.draw}`,
    `autorizacao: ${frozen.authorisation}`,
    `congelado: ${frozen.frozenAt}`,
    `semente-prometida: ${frozen.seedSource} ${frozen.seedDate}`,
    `lugares: ${frozen.places}`,
    `participacoes: ${entries.length}`,
    `bilhetes: ${ticketsOf(entries)}`,
    ...entries.map(({ id, weight }) => `${id} ${weight}`),
    '',
  ].join('\n')
}

const byId = (a: Entry, b: Entry) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
const ticketsOf = (entries: readonly Entry[]) =>
  entries.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Who wins. Each place takes the first 64 bits of SHA-256(fingerprint, seed, place.attempt); a number
 * in the last, incomplete stretch of the range is thrown away, so that every ticket is as likely.
 */
export async function drawPlaces(
  entries: readonly Entry[],
  places: number,
  fingerprint: string,
  seed: string,
  sha256: Sha256 = webSha256,
): Promise<string[]> {
  const left = entries.toSorted(byId)
  const winners: string[] = []
  for (let place = 1; place <= places && left.length > 0; place++) {
    const tickets = ticketsOf(left)
    let ticket: number | undefined
    for (let attempt = 0; ticket === undefined; attempt++) {
      ticket = ticketFrom(await sha256(`${fingerprint}\n${seed}\n${place}.${attempt}\n`), tickets)
    }
    const [winner] = left.splice(ownerOf(left, ticket), 1)
    if (winner) winners.push(winner.id)
  }
  return winners
}

const RANGE = 1n << 64n

/** A ticket from 0 to tickets − 1; undefined when the number would favour the first ones. */
export function ticketFrom(digest: Uint8Array, tickets: number): number | undefined {
  const number = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0)
  const count = BigInt(tickets)
  return number < RANGE - (RANGE % count) ? Number(number % count) : undefined
}

function ownerOf(entries: readonly Entry[], ticket: number): number {
  let passed = 0
  return entries.findIndex(({ weight }) => {
    passed += weight
    return ticket < passed
  })
}

/** The published file: the frozen part as it was, then the result, then a seal over all of it. */
export async function writePublished(
  frozenText: string,
  result: DrawResult,
  sha256: Sha256 = webSha256,
): Promise<string> {
  const text = [
    `${frozenText}${RESULT}impressao-digital: ${result.fingerprint}`,
    `semente: ${result.seed}`,
    `origem: ${result.seedSource} ${result.seedReference} ${result.seedDate}`,
    ...result.winners.map((id, index) => `${index + 1}: ${id}`),
    '',
  ].join('\n')
  return `${text}selo: ${await fingerprintOf(text, sha256)}\n`
}

export type DrawProblem =
  | 'not-a-draw'
  | 'entries-changed'
  | 'other-fingerprint'
  | 'no-result'
  | 'result-changed'
  | 'other-seed'
  | 'other-winner'

export type Verification =
  | { ok: true; frozen: FrozenDraw; result: DrawResult }
  | { ok: false; problem: DrawProblem; fingerprint?: string; expected?: string[] }

/** Repeats the draw from the file alone; `known` is the fingerprint noted down before the seed existed. */
export async function verify(
  text: string,
  known?: string,
  sha256: Sha256 = webSha256,
): Promise<Verification> {
  const cut = text.indexOf(RESULT)
  const frozenText = cut === -1 ? text : text.slice(0, cut)
  const frozen = readFrozen(frozenText)
  if (!frozen) return { ok: false, problem: 'not-a-draw' }
  const fingerprint = await fingerprintOf(frozenText, sha256)
  if (known && known.trim().toLowerCase() !== fingerprint) {
    return { ok: false, problem: 'other-fingerprint', fingerprint }
  }
  if (cut === -1) return { ok: false, problem: 'no-result', fingerprint }
  const result = readResult(text.slice(cut + RESULT.length))
  if (!result) return { ok: false, problem: 'result-changed', fingerprint }
  if (result.fingerprint !== fingerprint) {
    return { ok: false, problem: 'entries-changed', fingerprint }
  }
  if (!keepsPromise(frozen, result)) return { ok: false, problem: 'other-seed', fingerprint }
  const expected = await drawPlaces(frozen.entries, frozen.places, fingerprint, result.seed, sha256)
  if (expected.join() !== result.winners.join()) {
    return { ok: false, problem: 'other-winner', fingerprint, expected }
  }
  if ((await writePublished(frozenText, result, sha256)) !== text) {
    return { ok: false, problem: 'result-changed', fingerprint }
  }
  return { ok: true, frozen, result }
}

/** Undefined unless the text is exactly what `writeFrozen` writes: order, spaces and counts included. */
export function readFrozen(text: string): FrozenDraw | undefined {
  const [format, draw, authorisation, frozenAt, seed, places, , , ...lines] = text.split('\n')
  const after = (line: string | undefined, name: string) =>
    line?.startsWith(`${name}: `) ? line.slice(name.length + 2) : ''
  const [source, seedDate = ''] = after(seed, 'semente-prometida').split(' ')
  const seedSource = seedSources.find((known) => known === source)
  const entries = lines.slice(0, -1).map((line) => {
    const [id = '', weight = ''] = line.split(' ')
    return { id, weight: Number(weight) }
  })
  const sound =
    entries.length > 0 &&
    entries.every(({ id, weight }) => /^[\da-f]{32}$/.test(id) && Number.isInteger(weight)) &&
    entries.every(({ weight }) => weight >= 1 && weight <= 1000) &&
    new Set(entries.map(({ id }) => id)).size === entries.length
  if (format !== FORMAT || !seedSource || !sound) return undefined
  const frozen: FrozenDraw = {
    draw: after(draw, 'sorteio'),
    authorisation: after(authorisation, 'autorizacao'),
    frozenAt: after(frozenAt, 'congelado'),
    seedSource,
    seedDate,
    places: Number(after(places, 'lugares')),
    entries,
  }
  return writeFrozen(frozen) === text ? frozen : undefined
}

function readResult(text: string): DrawResult | undefined {
  const found =
    /^impressao-digital: ([\da-f]{64})\nsemente: (.+)\norigem: (\S+) (\S+) (\S+)\n((?:\d+: [\da-f]{32}\n)+)selo: [\da-f]{64}\n$/.exec(
      text,
    )
  const [, fingerprint = '', seed = '', source, seedReference = '', seedDate = '', list = ''] =
    found ?? []
  const seedSource = seedSources.find((known) => known === source)
  if (!found || !seedSource) return undefined
  const winners = list
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ')[1] ?? '')
  return { fingerprint, seed, seedSource, seedReference, seedDate, winners }
}

/** drand is a chain of rounds in step with the clock ("quicknet"); the lottery may be put off by days. */
const DRAND = { genesis: 1_692_803_367, period: 3 }
const LATEST_LOTTERY_DAYS = 14

export function drandRoundOf(seedDate: string): number {
  const noon = Date.parse(`${seedDate}T12:00:00Z`) / 1000
  return Math.ceil((noon - DRAND.genesis) / DRAND.period) + 1
}

/** Whether the seed is of the kind and the day that were promised, and is written as it must be. */
export function keepsPromise(
  promised: Pick<FrozenDraw, 'seedSource' | 'seedDate' | 'frozenAt'>,
  given: Pick<DrawResult, 'seed' | 'seedSource' | 'seedReference' | 'seedDate'>,
): boolean {
  if (promised.seedSource !== given.seedSource) return false
  if (promised.seedDate <= promised.frozenAt.slice(0, 10)) return false
  if (given.seedSource === 'drand') {
    return (
      given.seedDate === promised.seedDate &&
      given.seedReference === String(drandRoundOf(promised.seedDate)) &&
      /^[\da-f]{64}$/.test(given.seed)
    )
  }
  const late = (Date.parse(given.seedDate) - Date.parse(promised.seedDate)) / 86_400_000
  return (
    late >= 0 &&
    late <= LATEST_LOTTERY_DAYS &&
    /^\d{5}$/.test(given.seedReference) &&
    /^\d{5}(\d)?( \d{5}(\d)?){4}$/.test(given.seed)
  )
}
