import type { HomeAirport, SubscriptionType } from '~/modules/members/model'

export const zoneOf: Record<HomeAirport, string> = {
  'LISBOA-PT': 'Europe/Lisbon',
  'PORTO-PT': 'Europe/Lisbon',
  'RIO DE JANEIRO-BR': 'America/Sao_Paulo',
  'SÃO PAULO-BR': 'America/Sao_Paulo',
}

/** Digests leave at this hour where the member lives. */
const DIGEST_HOUR = 8
/** A digest that could not leave in the morning still leaves until the evening. */
const DIGEST_LATEST_HOUR = 20
const FREE_DIGEST_DAYS = [1, 15]

interface LocalTime {
  year: number
  month: number
  day: number
  hour: number
  /** 0 is Monday. */
  weekday: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

function localTime(zone: string, at: Date): LocalTime & { asUtc: number } {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second)
  const weekday = (new Date(asUtc).getUTCDay() + 6) % 7
  return { year, month, day, hour, weekday, asUtc }
}

/** The moment a local day begins; days out of range roll over. */
function startOfDay(zone: string, year: number, month: number, day: number): Date {
  const wanted = Date.UTC(year, month - 1, day)
  let guess = wanted
  // Twice: the first correction may cross a change of the clocks.
  for (let round = 0; round < 2; round++) guess += wanted - localTime(zone, new Date(guess)).asUtc
  return new Date(guess)
}

/** The week and month a moment falls into where the member lives, and what is still reserved in them. */
export interface Periods {
  weekStart: Date
  monthStart: Date
  /** Digests of this week (Premium) and month (free) whose hour has not come. */
  weeklyDigestsToCome: number
  monthlyDigestsToCome: number
}

const latest = new Map<string, { at: number; periods: Periods }>()

export function periodsAt(zone: string, now: Date): Periods {
  // Asked for every member of an audience at one and the same moment.
  const known = latest.get(zone)
  if (known?.at === now.getTime()) return known.periods
  const periods = findPeriods(zone, now)
  latest.set(zone, { at: now.getTime(), periods })
  return periods
}

function findPeriods(zone: string, now: Date): Periods {
  const { year, month, day, hour, weekday } = localTime(zone, now)
  const ahead = (digestDay: number, today: number) =>
    digestDay > today || (digestDay === today && hour < DIGEST_HOUR)
  return {
    weekStart: startOfDay(zone, year, month, day - weekday),
    monthStart: startOfDay(zone, year, month, 1),
    weeklyDigestsToCome: ahead(0, weekday) ? 1 : 0,
    monthlyDigestsToCome: FREE_DIGEST_DAYS.filter((each) => ahead(each, day)).length,
  }
}

/** The local day whose digest should be out by now, or soon; undefined on all other days and hours. */
export function digestDay(plan: SubscriptionType, zone: string, now: Date): string | undefined {
  const { year, month, day, hour, weekday } = localTime(zone, now)
  const isDay = plan === 'Premium' ? weekday === 0 : FREE_DIGEST_DAYS.includes(day)
  if (!isDay || hour < DIGEST_HOUR || hour >= DIGEST_LATEST_HOUR) return undefined
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
