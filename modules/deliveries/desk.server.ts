import { deals as words } from '~/locales/backoffice/deals'
import { type Variant, variants } from '~/locales/variant'
import type { Deal } from '~/modules/deals/model'
import type { Deals } from '~/modules/deals/service.server'
import type { Permit } from '~/modules/staff/model'
import type { AuditTrail } from '~/modules/staff/service.server'
import type { Clock } from '~/platform/clock.server'
import type { Database } from '~/platform/database.server'
import type { Log } from '~/platform/log.server'
import type { Mailer } from '~/platform/mailer.server'
import * as desk from './desk-store.server'
import {
  type AlertView,
  type DeliveryCounts,
  type DomainLine,
  type DoubtfulDelivery,
  deliveryStatuses,
  estimate,
  type ReasonLine,
} from './model'
import type { LetterWriter } from './sending'
import * as store from './store.server'

export interface AlertPage extends AlertView {
  domains: DomainLine[]
  reasons: ReasonLine[]
  doubtful: DoubtfulDelivery[]
}

/** The team's side: what alerts are doing, and a hand on them; every change is written down. */
export interface AlertDesk {
  alerts(
    by: Permit<'alerts:steer'>,
    filter: desk.AlertFilter,
  ): Promise<{ rows: AlertView[]; next: number | undefined }>
  alert(by: Permit<'alerts:steer'>, id: number): Promise<AlertPage | undefined>
  alertOf(by: Permit<'deals:edit'>, dealId: string): Promise<number | undefined>
  pause(by: Permit<'alerts:steer'>, id: number): Promise<boolean>
  resume(by: Permit<'alerts:steer'>, id: number): Promise<boolean>
  /** Whoever has not been told is accounted for as suppressed, by a sender, in a moment. */
  cancel(by: Permit<'alerts:steer'>, id: number, reason?: string): Promise<boolean>
  /** The letter a reader of a variant would get of a deal. */
  sample(
    by: Permit<'deals:edit'>,
    deal: Deal,
    variant: Variant,
  ): Promise<{ subject: string; html: string }>
  /** The same to somebody of the team, in both variants, marked as a test; it counts nowhere. */
  sendTest(by: Permit<'deals:edit'>, deal: Deal, to: string): Promise<void>
}

const PAGE = 30
const DOUBTFUL_SHOWN = 100
/** A page waits this long for newer numbers, then shows those it has. */
const PATIENCE_MS = 120

export function createAlertDesk(parts: {
  db: Database
  clock: Clock
  log: Log
  audit: AuditTrail
  mailer: Mailer
  deals: Pick<Deals, 'byIds'>
  letters: LetterWriter
}): AlertDesk {
  const { db, clock, log, audit, letters } = parts

  /** Counts what is due, one after the other; whoever asked need not wait for the end. */
  async function countDue(found: Found[]): Promise<void> {
    for (const { alert } of found) {
      if (!(await desk.claimCount(db, alert.id, alert.status))) continue
      await desk.countAlert(db, alert.id, alert.status)
    }
  }

  async function briefly(counting: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS)
    })
    const counted = counting.catch((err) => log.warn({ err }, 'counting an alert failed'))
    await Promise.race([counted, patience])
    clearTimeout(timer)
  }

  async function views(found: Found[]): Promise<AlertView[]> {
    const dealIds = found.flatMap(({ alert }) => alert.dealId ?? [])
    const [told, clicks] = await Promise.all([
      parts.deals.byIds(dealIds),
      desk.clicksOf(
        db,
        found.map(({ alert }) => alert.id),
      ),
    ])
    const titles = new Map(told.map(({ id, title }) => [id, title.PT]))
    return found.map(({ alert, summary }) => ({
      ...viewOf(alert, summary),
      title: titles.get(alert.dealId ?? '') ?? '',
      clicks: clicks.get(alert.id) ?? 0,
    }))
  }

  function steer(
    by: Permit<'alerts:steer'>,
    id: number,
    action: string,
    act: (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<boolean>,
    reason?: string,
  ): Promise<boolean> {
    return db.transaction(async (tx) => {
      const before = await store.findAlert(tx, id)
      if (!before || !(await act(tx))) return false
      const after = await store.findAlert(tx, id)
      await audit.record(tx, by, {
        action,
        subject: { kind: 'alert', id: String(id) },
        before: { status: before.status, pausedBecause: before.pausedBecause },
        after: { status: after?.status, pausedBecause: after?.pausedBecause },
        ...(reason && { reason }),
      })
      return true
    })
  }

  return {
    async alerts(_by, filter) {
      const found = await desk.listAlerts(db, filter, PAGE + 1)
      await briefly(countDue(found.slice(0, PAGE)))
      const fresh = (await desk.listAlerts(db, filter, PAGE + 1)).slice(0, PAGE)
      return {
        rows: await views(fresh),
        next: found.length > PAGE ? fresh.at(-1)?.alert.id : undefined,
      }
    },
    async alert(_by, id) {
      const found = await desk.findAlertWithSummary(db, id)
      if (!found) return undefined
      await briefly(countDue([found]))
      const fresh = (await desk.findAlertWithSummary(db, id)) ?? found
      const [[view], doubtful] = await Promise.all([
        views([fresh]),
        desk.listDoubtful(db, id, DOUBTFUL_SHOWN),
      ])
      const { domains = [], reasons = [] } = fresh.summary ?? {}
      return view && { ...view, domains, reasons, doubtful }
    },
    alertOf: async (_by, dealId) => (await store.findDealAlert(db, dealId))?.id,
    pause: (by, id) => steer(by, id, 'alert-paused', (tx) => store.pauseAlert(tx, id, clock.now())),
    resume: (by, id) => steer(by, id, 'alert-resumed', (tx) => store.resumeAlert(tx, id)),
    cancel: (by, id, reason) =>
      steer(by, id, 'alert-cancelled', (tx) => store.cancelAlert(tx, id, clock.now()), reason),
    sample: (by, deal, variant) => letters.sample(by, deal, variant),
    async sendTest(by, deal, to) {
      for (const variant of variants) {
        const letter = await letters.sample(by, deal, variant)
        const subject = words.testSubject
          .replace('{variant}', variant)
          .replace('{subject}', letter.subject)
        await parts.mailer.send({ ...letter, to, subject })
      }
    },
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof desk.findAlertWithSummary>>>

const nothing = Object.fromEntries(deliveryStatuses.map((status) => [status, 0])) as DeliveryCounts

function viewOf(
  alert: Found['alert'],
  summary: Found['summary'],
): Omit<AlertView, 'title' | 'clicks'> {
  const { id, kind, dealId, status, pausedBecause, createdAt } = alert
  const { urgent, plan, airport, finishedAt } = alert
  const counts = summary?.counts ?? nothing
  const rate = summary?.rate ?? 0
  return {
    ...{ id, kind, dealId, status, pausedBecause, createdAt, urgent, plan, airport, finishedAt },
    freeFrom: alert.freeToldAt ? null : alert.freeFrom,
    counts,
    rate,
    candidates: deliveryStatuses.reduce((sum, each) => sum + counts[each], 0),
    maybeRepeated: summary?.maybeRepeated ?? 0,
    secondsLeft: estimate(counts, rate),
    countedAt: summary?.countedAt ?? null,
  }
}
