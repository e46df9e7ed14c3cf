import type { Audience, PromiseLine } from '~/modules/audience/service.server'
import type { Billing } from '~/modules/billing/service.server'
import type { Deals, ScheduledDeal } from '~/modules/deals/service.server'
import type { AlertProgress } from '~/modules/deliveries/model'
import type { Deliveries } from '~/modules/deliveries/service.server'
import { homeAirports } from '~/modules/members/model'
import type { Members } from '~/modules/members/service.server'
import type { Promotions } from '~/modules/promotions/service.server'
import type { Permit } from '~/modules/staff/model'
import type { Clock } from '~/platform/clock.server'
import type { Database } from '~/platform/database.server'
import { dayOf, drawTogether, figuresSince } from '~/platform/figures.server'
import type { Queue, QueueLine } from '~/platform/queue.server'
import {
  type AirportLine,
  airportLines,
  bucketsOf,
  countedByDay,
  type MemberTotals,
  type Point,
  pointsOf,
  type Span,
  totalsOf,
} from './model'
import { type Snapshot, snapshotOf } from './snapshot'

/** What is counted by looking is never older than this. */
const FRESH_MS = 15_000
/** A morning's first view does not wait for a long count. */
const PATIENCE_MS = 100

export interface Today {
  at: Date
  members: MemberTotals & { paused: number; byAirport: AirportLine[] }
  span: Span
  points: Point[]
  queue: Snapshot<QueueLine[]>
  alerts: Snapshot<AlertProgress[]>
  promise: PromiseLine[]
  waiting: { putAside: number; flights: number; heldReferrals: number }
  scheduled: ScheduledDeal[]
}

export interface Overview {
  today(by: Permit<'overview:see'>, span: Span): Promise<Today>
  /** Draws the entries of the figures together. Safe to run twice and in several processes. */
  tidyFigures(): Promise<void>
  /** Counts the members by looking at each; says by how much the kept count was off. */
  recountMembers(): Promise<number>
}

export interface OverviewParts {
  db: Database
  clock: Clock
  queue: Pick<Queue, 'health'>
  members: Pick<Members, 'memberCounts' | 'countPaused' | 'recountMembers'>
  deals: Pick<Deals, 'scheduled'>
  deliveries: Pick<Deliveries, 'open'>
  audience: Pick<Audience, 'promiseReport'>
  billing: Pick<Billing, 'countPutAside'>
  promotions: Pick<Promotions, 'waitingForTeam'>
}

export function createOverview(parts: OverviewParts): Overview {
  const { db, clock, members, deals, audience, billing, promotions } = parts
  const watched = { now: () => clock.now(), freshMs: FRESH_MS, patienceMs: PATIENCE_MS }
  const queue = snapshotOf({ ...watched, count: () => parts.queue.health() })
  const alerts = snapshotOf({ ...watched, count: () => parts.deliveries.open() })

  async function points(span: Span): Promise<Point[]> {
    const buckets = bucketsOf(span, dayOf(clock.now()))
    const since = buckets[0]?.from ?? dayOf(clock.now())
    const unit = span === '30d' ? 'day' : 'month'
    return pointsOf(buckets, await figuresSince(db, countedByDay, since, unit))
  }

  return {
    async today(_by, span) {
      const [counts, paused, plotted, queued, sending, promise, putAside, waiting, scheduled] =
        await Promise.all([
          members.memberCounts(),
          members.countPaused(),
          points(span),
          queue(),
          alerts(),
          audience.promiseReport(),
          billing.countPutAside(),
          promotions.waitingForTeam(),
          deals.scheduled(),
        ])
      return {
        at: clock.now(),
        members: { ...totalsOf(counts), paused, byAirport: airportLines(counts, homeAirports) },
        span,
        points: plotted,
        queue: queued,
        alerts: sending,
        promise,
        waiting: { putAside, ...waiting },
        scheduled,
      }
    },
    tidyFigures: () => drawTogether(db),
    recountMembers: members.recountMembers,
  }
}
