import type { Variant } from '~/locales/variant'
import type { PremiumMember } from '~/modules/members/model'
import type { Clock } from '~/platform/clock.server'
import { announceContentChange, type Database, type Transaction } from '~/platform/database.server'
import { sanitiseHtml } from '~/platform/sanitise.server'
import {
  type ContentProblem,
  contentProblems,
  type Deal,
  type DealContent,
  type DealFilter,
  type DealHistory,
  type DealOffer,
  type DealView,
  dealState,
  expire,
  marketOrigins,
  type OfferPage,
  offerOf,
  originOf,
  publish,
  schedule,
  type Transition,
  type TransitionRefusal,
  unschedule,
  viewOf,
  withdraw,
} from './model'
import { arrangeOffers, hottest, newest } from './selection'
import * as store from './store.server'

export type DealRefusal = TransitionRefusal | ContentProblem | 'unknown-deal' | 'changed-meanwhile'
export type DealAnswer = { ok: true; deal: Deal } | { ok: false; reason: DealRefusal }

/** Which version the editor was looking at; a newer one refuses the change. */
export interface Seen {
  version?: number
}

export interface Deals {
  createDraft(content: DealContent): Promise<DealAnswer>
  update(id: string, content: DealContent, seen: Required<Seen>): Promise<DealAnswer>
  schedule(id: string, at: Date, seen?: Seen): Promise<DealAnswer>
  unschedule(id: string, seen?: Seen): Promise<DealAnswer>
  publish(id: string, seen?: Seen): Promise<DealAnswer>
  withdraw(id: string, seen?: Seen): Promise<DealAnswer>
  expire(id: string, seen?: Seen): Promise<DealAnswer>
  /** Publishes what is due and ends what is over. Safe to run twice and in several processes. */
  followTheClock(): Promise<{ published: number; ended: number }>
  /** A deal with its past, for the demo and for archives: nobody is told of it. */
  bring(content: DealContent, history: Partial<DealHistory>): Promise<DealAnswer>
  /** Everything there is: for the team and for mails, never for a page of the site. */
  byId(id: string): Promise<Deal | undefined>
  /** Those of them that exist, in no order; like `byId`. */
  byIds(ids: string[]): Promise<Deal[]>
  /** Everything that is running; for mails and the team, like `byId`. */
  live(): Promise<Deal[]>
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

export function createDeals(parts: {
  db: Database
  clock: Clock
  /** Runs in the transaction that publishes: a deal is out exactly when its alert is under way. */
  onPublished?: (tx: Transaction, deal: Deal) => Promise<void>
}): Deals {
  const { db, clock, onPublished = async () => {} } = parts

  async function save(tx: Transaction, before: Deal, transition: Transition): Promise<DealAnswer> {
    if (!transition.ok) return transition
    const now = clock.now()
    const deal = await store.saveDeal(tx, before.id, transition.changes, now)
    const shown = [before, deal].some((either) => either.status === 'published')
    if (shown) await announceContentChange(tx)
    if (deal.status === 'published') await onPublished(tx, deal)
    return { ok: true, deal }
  }

  function change(
    id: string,
    seen: Seen,
    decide: (deal: Deal, tx: Transaction) => Promise<DealAnswer>,
  ): Promise<DealAnswer> {
    return db.transaction(async (tx) => {
      const deal = await store.lockDeal(tx, id)
      if (!deal) return { ok: false, reason: 'unknown-deal' }
      if (seen.version !== undefined && seen.version !== deal.version)
        return { ok: false, reason: 'changed-meanwhile' }
      return decide(deal, tx)
    })
  }

  const transition = (id: string, seen: Seen, decide: (deal: Deal, now: Date) => Transition) =>
    change(id, seen, (deal, tx) => save(tx, deal, decide(deal, clock.now())))

  async function publishNextDue(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const now = clock.now()
      const due = await store.claimDue(tx, now)
      return due !== undefined && (await save(tx, due, publish(due, now))).ok
    })
  }

  async function insert(content: DealContent, history: Partial<DealHistory>): Promise<DealAnswer> {
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
    createDraft: (content) => insert(content, {}),
    bring: insert,
    update: (id, content, seen) =>
      change(id, seen, async (before, tx) => {
        const state = dealState(before, clock.now())
        if (state === 'expired' || state === 'withdrawn')
          return { ok: false, reason: 'already-ended' }
        const [reason] = contentProblems(content)
        if (reason) return { ok: false, reason }
        if (
          before.scheduledFor &&
          state === 'scheduled' &&
          content.expiresAt <= before.scheduledFor
        )
          return { ok: false, reason: 'ends-before-it-begins' }
        const deal = await store.saveDeal(tx, id, sanitised(content), clock.now())
        if (deal.status === 'published') await announceContentChange(tx)
        return { ok: true, deal }
      }),
    schedule: (id, at, seen = {}) => transition(id, seen, (deal, now) => schedule(deal, at, now)),
    unschedule: (id, seen = {}) => transition(id, seen, unschedule),
    publish: (id, seen = {}) => transition(id, seen, publish),
    withdraw: (id, seen = {}) => transition(id, seen, withdraw),
    expire: (id, seen = {}) => transition(id, seen, expire),
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

function sanitised(content: DealContent): DealContent {
  const { PT, BR } = content.details
  return { ...content, details: { PT: sanitiseHtml(PT), BR: sanitiseHtml(BR) } }
}
