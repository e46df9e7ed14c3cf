import { type Deal, originOf } from '~/modules/deals/model'
import type { Deals } from '~/modules/deals/service.server'
import type { Deliveries, OpenedAlert } from '~/modules/deliveries/service.server'
import { type HomeAirport, homeAirports, type SubscriptionType } from '~/modules/members/model'
import type { Permit } from '~/modules/staff/model'
import type { Clock } from '~/platform/clock.server'
import type { Database, Transaction } from '~/platform/database.server'
import { digestDay, zoneOf } from './calendar'
import {
  type AudienceRules,
  type ForecastLine,
  forecastLine,
  freeFrom,
  type Verdict,
} from './model'
import * as promise from './promise-store.server'
import * as store from './store.server'

export type { PromiseLine } from './promise-store.server'

/** Decides who is told of what, and when; `deliveries` tells them. */
export interface Audience {
  /** In the transaction that publishes: from then on the deal will be told. */
  begin(tx: Transaction, deal: Deal): Promise<void>
  tellPremium(dealId: string): Promise<number>
  /** The free plan's turn for what is due, and the digests of this hour. Safe to run twice. */
  followTheClock(): Promise<{ free: number; digests: number }>
  /** Why one member is or is not told of a deal now. */
  explain(dealId: string, uid: string): Promise<Verdict | undefined>
  /** Hours that Premium members are ahead. */
  earlyAccessHours: number
  /** Whom a deal would reach if it were published now: Premium at once, the free plan in its turn. */
  forecast(by: Permit<'deals:edit'>, deal: Deal): Promise<ForecastLine[]>
  /** Finds where the club is about to give less than it promised. */
  watchPromise(): Promise<void>
  promiseReport(): Promise<promise.PromiseLine[]>
  membersBelow(line: promise.PromiseLine): Promise<string[]>
}

const MEMBERS_SHOWN = 200
const plans: SubscriptionType[] = ['Premium', 'free']

export function createAudience(parts: {
  db: Database
  clock: Clock
  deals: Pick<Deals, 'byId' | 'live'>
  deliveries: Deliveries
  rules: AudienceRules
}): Audience {
  const { db, clock, deals, deliveries, rules } = parts

  async function tellFree(alert: OpenedAlert): Promise<boolean> {
    const deal = alert.dealId ? await deals.byId(alert.dealId) : undefined
    return db.transaction(async (tx) => {
      await store.decideAlone(tx)
      if (!(await deliveries.freeTold(tx, alert.id))) return false // another process was first
      if (deal) await store.enlist(tx, alert.id, deal, 'free', clock.now(), rules)
      await deliveries.enlisted(tx, alert.id)
      return true
    })
  }

  async function makeDigest(plan: SubscriptionType, airport: HomeAirport): Promise<boolean> {
    const now = clock.now()
    const day = digestDay(plan, zoneOf[airport], now)
    if (!day) return false
    const running = await deals.live()
    return db.transaction(async (tx) => {
      await store.decideAlone(tx)
      const alert = await deliveries.openDigest(tx, { plan, airport, day })
      if (!alert) return false
      await store.enlistDigest(tx, alert.id, { plan, airport }, running, now, rules)
      await deliveries.enlisted(tx, alert.id)
      return true
    })
  }

  return {
    earlyAccessHours: rules.earlyAccessHours,
    begin: (tx, deal) =>
      deliveries.openDealAlert(tx, {
        dealId: deal.id,
        urgent: deal.kind === 'fare-error',
        freeFrom: deal.plan === 'free' ? freeFrom(deal, rules) : null,
      }),
    async tellPremium(dealId) {
      const deal = await deals.byId(dealId)
      if (!deal) return 0
      return db.transaction(async (tx) => {
        await store.decideAlone(tx)
        const alert = await deliveries.dealAlert(tx, dealId)
        const turn = alert && (await deliveries.premiumTold(tx, alert.id))
        if (!turn) return 0
        const enlist = turn === 'first' ? store.enlistFirst : store.enlist
        const told = await enlist(tx, alert.id, deal, 'Premium', clock.now(), rules)
        await deliveries.enlisted(tx, alert.id)
        return told
      })
    },
    async followTheClock() {
      let free = 0
      for (const alert of await deliveries.awaitingFree()) if (await tellFree(alert)) free += 1
      let digests = 0
      for (const plan of plans)
        for (const airport of homeAirports) if (await makeDigest(plan, airport)) digests += 1
      return { free, digests }
    },
    async explain(dealId, uid) {
      const deal = await deals.byId(dealId)
      if (!deal) return undefined
      return (await store.verdicts(db, deal, clock.now(), rules, uid))[0]?.verdict
    },
    async forecast(_by, deal) {
      const lines = await Promise.all(
        plans.map(async (plan) => {
          const turn = plan === 'Premium' || deal.plan === 'Premium'
          const at = turn ? clock.now() : freeFrom(deal, rules)
          const counted = await store.reach(db, deal, plan, at, rules)
          const airports = homeAirports.filter((each) => deal.origins.includes(originOf[each]))
          return airports.map((airport) => forecastLine(airport, plan, counted))
        }),
      )
      return lines.flat()
    },
    async watchPromise() {
      const running = await deals.live()
      await db.transaction((tx) => promise.watch(tx, running, clock.now()))
    },
    promiseReport: () => promise.latest(db),
    membersBelow: (line) => promise.membersBelow(db, line, clock.now(), MEMBERS_SHOWN),
  }
}
