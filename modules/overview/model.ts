import type { HomeAirport, MemberCount } from '~/modules/members/model'

export const spans = ['30d', '12m'] as const
/** The last 30 days, or the last 12 months. */
export type Span = (typeof spans)[number]

/** One bar of a plot: from a day to a day, both included. */
export interface Bucket {
  from: string
  to: string
}

export const countedByDay = [
  'joined',
  'upgraded',
  'unsubscribed',
  'downgraded',
  'deleted',
  'sent',
  'failed',
  'bounced',
  'complained',
] as const
export type Counted = (typeof countedByDay)[number]

export type Point = Bucket & Record<Counted, number>

const DAY = 86_400_000

export function bucketsOf(span: Span, today: string): Bucket[] {
  if (span === '30d') {
    return Array.from({ length: 30 }, (_, place) => {
      const day = iso(new Date(Date.parse(today) - (29 - place) * DAY))
      return { from: day, to: day }
    })
  }
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, place) => ({
    from: iso(new Date(Date.UTC(year, month - 12 + place, 1))),
    to: iso(new Date(Date.UTC(year, month - 11 + place, 0))),
  }))
}

/** Every bucket has every figure: a day on which nothing happened is a zero, not a gap. */
export function pointsOf(
  buckets: readonly Bucket[],
  figures: readonly { figure: string; day: string; n: number }[],
): Point[] {
  return buckets.map(({ from, to }) => {
    const within = figures.filter(({ day }) => day >= from && day <= to)
    const sum = (name: Counted) =>
      within.filter(({ figure }) => figure === name).reduce((total, { n }) => total + n, 0)
    const counts = Object.fromEntries(countedByDay.map((name) => [name, sum(name)]))
    return { from, to, ...(counts as Record<Counted, number>) }
  })
}

/** Who left, whichever way. */
export function leftIn(point: Pick<Point, 'unsubscribed' | 'downgraded' | 'deleted'>): number {
  return point.unsubscribed + point.downgraded + point.deleted
}

export interface MemberTotals {
  all: number
  premium: number
  free: number
  unverified: number
  suppressed: number
  unsubscribed: number
}

export function totalsOf(counts: readonly MemberCount[]): MemberTotals {
  const sum = (which: (count: MemberCount) => boolean) =>
    counts.filter(which).reduce((total, { n }) => total + n, 0)
  return {
    all: sum(() => true),
    premium: sum(({ plan }) => plan === 'Premium'),
    free: sum(({ plan }) => plan === 'free'),
    unverified: sum(({ verified }) => !verified),
    suppressed: sum(({ suppressed }) => suppressed),
    unsubscribed: sum(({ unsubscribed }) => unsubscribed),
  }
}

export interface AirportLine extends MemberTotals {
  airport: HomeAirport | null
}

/** One line an airport, and one for those who have not said theirs, if there are any. */
export function airportLines(
  counts: readonly MemberCount[],
  airports: readonly HomeAirport[],
): AirportLine[] {
  const line = (airport: HomeAirport | null) => ({
    airport,
    ...totalsOf(counts.filter((count) => count.airport === airport)),
  })
  const unknown = line(null)
  return [...airports.map(line), ...(unknown.all > 0 ? [unknown] : [])]
}

function iso(date: Date): string {
  return date.toISOString().slice(0, 10)
}
