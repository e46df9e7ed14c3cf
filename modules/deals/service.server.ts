import type { Variant } from '~/locales/variant'
import type { PremiumMember } from '~/modules/members/model'
import { announceContentChange } from '~/platform/database.server'
import { carryOut, type DealParts, sanitised } from './changes.server'
import { createDesk, type DealDesk } from './desk.server'
import {
  type ContentProblem,
  contentProblems,
  type Deal,
  type DealContent,
  type DealFilter,
  type DealHistory,
  type DealOffer,
  type DealView,
  marketOrigins,
  type OfferPage,
  offerOf,
  originOf,
  publish,
  viewOf,
} from './model'
import { arrangeOffers, hottest, newest } from './selection'
import * as store from './store.server'

export type { DeskFilter, DeskRow } from './desk-store.server'
export type { DealAnswer, DealRefusal, FieldErrors } from './handing-over.server'

/** What is going to be published by itself, and when. */
export type ScheduledDeal = Pick<Deal, 'id' | 'title' | 'origins' | 'plan'> & {
  to: string
  at: Date
}

export interface Deals extends DealDesk {
  /** Publishes what is due and ends what is over. Safe to run twice and in several processes. */
  followTheClock(): Promise<{ published: number; ended: number }>
  /** A deal with its past, for the demo and for archives: nobody is told of it. */
  bring(
    content: DealContent,
    history: Partial<DealHistory>,
  ): Promise<{ ok: true; deal: Deal } | { ok: false; reason: ContentProblem }>
  /** Everything there is: for the team and for mails, never for a page of the site. */
  byId(id: string): Promise<Deal | undefined>
  /** Those of them that exist, in no order; like `byId`. */
  byIds(ids: string[]): Promise<Deal[]>
  /** Everything that is running; for mails and the team, like `byId`. */
  live(): Promise<Deal[]>
  /** The next to be published, the soonest first; for the team. */
  scheduled(): Promise<ScheduledDeal[]>
  /** Live deals worth a look first; without a viewer, teasers of all but the free ones. */
  hotViews(variant: Variant, limit: number, viewer?: PremiumMember): Promise<DealView[]>
  currentViews(variant: Variant, limit: number, viewer?: PremiumMember): Promise<DealView[]>
  /** Premium deals only, on different places. */
  premiumViews(variant: Variant, limit: number, viewer?: PremiumMember): Promise<DealView[]>
  /** The page of Premium offers: hot, current, and twelve others. */
  offersFor(
    viewer: PremiumMember,
    variant: Variant,
    filter?: DealFilter,
  ): Promise<OfferPage<DealOffer>>
}

const ENDED_TO_SHOW = 12
const SCHEDULED_TO_SHOW = 8

export function createDeals(parts: DealParts): Deals {
  const { db, clock } = parts

  async function publishNextDue(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const now = clock.now()
      const due = await store.claimDue(tx, now)
      const transition = due && publish(due, now)
      if (!due || !transition?.ok) return false
      await carryOut(parts, tx, due, transition, null)
      return true
    })
  }

  const bring: Deals['bring'] = async (content, history) => {
    const [reason] = contentProblems(content)
    if (reason) return { ok: false, reason }
    const untouched = { status: 'draft', scheduledFor: null, publishedAt: null, withdrawnAt: null }
    return db.transaction(async (tx) => {
      const deal = await store.insertDeal(tx, {
        ...sanitised(content),
        ...(untouched as DealHistory),
        ...history,
        now: clock.now(),
      })
      if (deal.status === 'published') await announceContentChange(tx)
      return { ok: true, deal }
    })
  }

  const views = (deals: Deal[], variant: Variant, viewer: PremiumMember | undefined) =>
    deals.map((deal) => viewOf(deal, viewer, variant, clock.now()))

  return {
    ...createDesk(parts),
    bring,
    async followTheClock() {
      let published = 0
      while (await publishNextDue()) published += 1
      const ended = await db.transaction(async (tx) => {
        const count = await store.markExpired(tx, clock.now())
        if (count > 0) await announceContentChange(tx)
        return count
      })
      return { published, ended }
    },
    byId: (id) => store.findDeal(db, id),
    byIds: (ids) => store.findDeals(db, ids),
    live: () => store.listLive(db, clock.now()),
    async scheduled() {
      const waiting = await store.listScheduled(db, clock.now(), SCHEDULED_TO_SHOW)
      return waiting.map(({ id, title, origins, plan, destination, scheduledFor }) => ({
        ...{ id, title, origins, plan },
        to: destination.iata,
        at: scheduledFor ?? clock.now(),
      }))
    },
    async hotViews(variant, limit, viewer) {
      const live = await store.listLive(db, clock.now())
      return views(hottest(live, nearTo(viewer, variant), limit), variant, viewer)
    },
    async currentViews(variant, limit, viewer) {
      const live = await store.listLive(db, clock.now())
      return views(newest(live, nearTo(viewer, variant), limit), variant, viewer)
    },
    async premiumViews(variant, limit, viewer) {
      const live = await store.listLive(db, clock.now(), { plan: 'Premium' })
      return views(hottest(live, nearTo(viewer, variant), limit), variant, viewer)
    },
    async offersFor(viewer, variant, filter = {}) {
      const now = clock.now()
      const [live, ended] = await Promise.all([
        store.listLive(db, now, filter),
        store.listEnded(db, now, filter, ENDED_TO_SHOW),
      ])
      const page = arrangeOffers(live, ended, nearTo(viewer, variant))
      const offers = (deals: Deal[]) => deals.map((deal) => offerOf(deal, viewer, variant, now))
      return {
        hot: offers(page.hot),
        current: offers(page.current),
        others: offers(page.others),
      }
    },
  }
}

/** A member's own airport; for visitors, those of the country their variant is spoken in. */
function nearTo(viewer: PremiumMember | undefined, variant: Variant) {
  return viewer?.homeAirport ? [originOf[viewer.homeAirport]] : marketOrigins[variant]
}
