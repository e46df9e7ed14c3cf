import type { PlotLabel } from '~/app/blocks/backoffice/bar-plot'
import { today as t } from '~/locales/backoffice/today'
import { originOf } from '~/modules/deals/model'
import { airportCity, type HomeAirport } from '~/modules/members/model'
import type { AirportLine, Bucket, Span } from '~/modules/overview/model'
import type { Today } from '~/modules/overview/service.server'
import { shortMoment } from './moments'

const LANG = 'pt-PT'
const timeZone = 'Europe/Lisbon'
const time = new Intl.DateTimeFormat(LANG, { timeStyle: 'short', timeZone })
const fullDay = new Intl.DateTimeFormat(LANG, { dateStyle: 'full', timeZone })
const weekday = new Intl.DateTimeFormat(LANG, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const dayMonth = new Intl.DateTimeFormat(LANG, {
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
})
const month = new Intl.DateTimeFormat(LANG, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthName = new Intl.DateTimeFormat(LANG, { month: 'short', timeZone: 'UTC' })

/** The address of a list of members; its filters are the ones the list itself offers. */
export function membersAt(filter: Record<string, string>): string {
  const query = new URLSearchParams(filter)
  return query.size > 0 ? `/admin/membros?${query}` : '/admin/membros'
}

export function dayLabel(isoDay: string): PlotLabel {
  const day = new Date(`${isoDay}T12:00:00Z`)
  return { short: dayMonth.format(day), long: weekday.format(day) }
}

function labelOf({ from, to }: Bucket, span: Span): PlotLabel {
  const list = membersAt({ desde: from, ate: to })
  if (span === '30d') return { ...dayLabel(from), to: list }
  const day = new Date(`${from}T12:00:00Z`)
  return { short: monthName.format(day), long: month.format(day), to: list }
}

function placeOf(airport: HomeAirport | null) {
  if (!airport) return { code: '?', name: t.airports.unknown, airport: undefined }
  return { code: originOf[airport], name: airportCity[airport], airport }
}

export type AirportRow = ReturnType<typeof placeOf> & Omit<AirportLine, 'airport'>

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const counted = (at: Date | undefined) =>
  at ? t.countedAt.replace('{time}', time.format(at)) : t.counting

/** Every date becomes words on the server, in Lisbon's time. */
export function todayView(seen: Today) {
  const { members, points, span, promise } = seen
  return {
    day: sentence(fullDay.format(seen.at)),
    countedAt: counted(seen.at),
    members: {
      ...members,
      byAirport: members.byAirport.map(
        ({ airport, ...line }): AirportRow => ({ ...placeOf(airport), ...line }),
      ),
    },
    span,
    range: { desde: points[0]?.from ?? '', ate: points.at(-1)?.to ?? '' },
    labels: points.map((point) => labelOf(point, span)),
    points,
    queue: { lines: seen.queue.value, countedAt: counted(seen.queue.countedAt) },
    engine: {
      countedAt: counted(seen.alerts.countedAt),
      alerts: seen.alerts.value?.map(({ id, kind, status, pausedBecause, counts, ...rest }) => ({
        ...{ id, kind, status, pausedBecause },
        rate: rest.rate,
        all: rest.candidates,
        done: rest.candidates - counts.queued - counts.sending,
      })),
    },
    promise: {
      day: promise[0] && dayMonth.format(new Date(`${promise[0].day}T12:00:00Z`)),
      below: promise
        .filter(({ below }) => below > 0)
        .map(({ airport, plan, below, members: all, running }) => ({
          ...placeOf(airport),
          ...{ plan, below, all, running },
        })),
    },
    waiting: seen.waiting,
    scheduled: seen.scheduled.map(({ id, title, origins, to, plan, at }) => ({
      ...{ id, title: title.PT, from: origins.join(' · '), to, plan },
      at: shortMoment(at),
    })),
  }
}

export type TodayView = ReturnType<typeof todayView>
