import type { Variant } from '~/locales/variant'
import type { Member } from '~/modules/members/model'
import type { Permit } from '~/modules/staff/model'
import type { Transaction } from '~/platform/database.server'
import * as desk from './desk-store.server'
import { standingOf } from './facts'
import { refundAsked } from './jobs.server'
import * as ledger from './ledger-store.server'
import type { Currency, OrderSource, OrderState, PlanId, PutAsideReason, Settlement } from './model'
import type { BillingParts } from './parts.server'
import type { Reconcile } from './standing.server'
import * as store from './store.server'

type By = Permit<'payments:settle'>

/** Money that became nobody's Premium by itself. */
export interface PutAsidePayment {
  id: string
  reason: PutAsideReason
  /** What the provider told us of: money that came, went back, or is disputed. */
  about: 'payment' | 'refund' | 'dispute'
  minor: number | null
  currency: string | null
  since: Date
  /** The provider's own names for it, for looking it up there. */
  keys: string[]
  /** The member it belongs to already, when it was bought twice. */
  uid: string | null
  mayMatch: boolean
  mayRefund: boolean
}

export interface SettledPayment {
  id: string
  reason: PutAsideReason
  minor: number | null
  currency: string | null
  settlement: Settlement | null
  settledAt: Date
  uid: string | null
  orderId: string | null
  /** A refund that the provider has not confirmed yet. */
  underWay: boolean
}

export interface OrderLine {
  id: string
  uid: string | null
  plan: PlanId
  state: OrderState
  source: OrderSource
  paidMinor: number
  refundedMinor: number
  currency: string
  createdAt: Date
}

export type DeskRefusal =
  | 'already-settled'
  | 'unknown-member'
  | 'no-money'
  | 'foreign-currency'
  | 'no-payment'
  | 'belongs-to-member'
export type DeskAnswer = { ok: true } | { ok: false; reason: DeskRefusal }

export interface Desk {
  putAside(by: By): Promise<PutAsidePayment[]>
  settledLately(by: By): Promise<SettledPayment[]>
  countPutAside(): Promise<number>
  /** Whom an address belongs to; looking changes nothing. */
  memberFor(by: By, email: string): Promise<Member | undefined>
  /** The payment becomes this member's, with everything that follows from it. */
  match(by: By, id: string, uid: string): Promise<DeskAnswer>
  /** Decides that the money goes back; a job has the provider do it, once. */
  refundPutAside(by: By, id: string, reason: string): Promise<DeskAnswer>
  /** Asks the provider again for a refund that it has not confirmed. */
  retryRefund(by: By, orderId: string): Promise<void>
  /** There is nothing to do about it, and why. */
  file(by: By, id: string, reason: string): Promise<DeskAnswer>
  orders(
    by: By,
    filter: { state?: OrderState | undefined; after?: string | undefined },
  ): Promise<{ orders: OrderLine[]; next: string | undefined }>
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const SETTLED_TO_SHOW = 20
const ORDERS_PAGE = 25
const marketOf: Partial<Record<string, Variant>> = { EUR: 'PT', BRL: 'BR' }
const noChoices = { withdrawn: false, givenUp: false, trial: undefined }

export function createDesk(parts: BillingParts, reconcile: Reconcile): Desk {
  const { db, clock, queue, members, audit } = parts

  /** One decision about one payment: of simultaneous ones the first counts. */
  function decide(
    id: string,
    work: (tx: Transaction, row: desk.PutAsideRow) => Promise<DeskAnswer>,
  ): Promise<DeskAnswer> {
    return db.transaction(async (tx) => {
      const known = UUID.test(id) ? await desk.findPutAside(tx, id) : undefined
      if (!known) return { ok: false, reason: 'already-settled' }
      // As for events: keys, then the member, then the order.
      await ledger.lockKeys(tx, keysOf(known))
      const row = await desk.lockOpen(tx, id)
      return row ? work(tx, row) : { ok: false, reason: 'already-settled' }
    })
  }

  async function standingFor(tx: Transaction, row: desk.PutAsideRow, orderId: string | undefined) {
    const facts = orderId
      ? await ledger.factsOf(tx, orderId)
      : await desk.factsUnder(tx, keysOf(row))
    return standingOf(facts, noChoices)
  }

  /** An order that carries what the provider says about this payment from now on. */
  async function orderFor(
    tx: Transaction,
    row: desk.PutAsideRow,
    owner: { uid: string | null; market: Variant; currency: string; minor: number },
  ): Promise<string> {
    const now = clock.now()
    const orderId = await store.insertOrder(tx, {
      uid: owner.uid,
      plan: row.key.startsWith('sub_') ? 'yearly' : 'lifetime',
      market: owner.market,
      source: 'hosted-table',
      // What goes back may be in a currency that we do not sell in.
      currency: owner.currency as Currency,
      priceMinor: owner.minor,
      state: 'waiting',
      paymentId: row.paymentId,
      createdAt: now,
      updatedAt: now,
    })
    await ledger.linkKeys(tx, orderId, keysOf(row))
    return orderId
  }

  return {
    async putAside() {
      const rows = await desk.listOpen(db)
      const owned = await Promise.all(rows.map((row) => orderBehind(db, row)))
      return rows.map((row, place) => viewOf(row, owned[place]))
    },
    async settledLately() {
      const rows = await desk.listSettled(db, SETTLED_TO_SHOW)
      return rows.map(({ payment, uid, refundedAt }) => ({
        id: payment.id,
        reason: payment.reason,
        minor: payment.minor,
        currency: payment.currency,
        settlement: payment.settlement,
        settledAt: payment.settledAt ?? payment.since,
        uid,
        orderId: payment.orderId,
        underWay: payment.settlement === 'refunded' && refundedAt === null,
      }))
    },
    countPutAside: () => desk.countOpen(db),
    memberFor: (_by, email) => members.memberByEmail(db, email.trim()),
    match: (by, id, uid) =>
      decide(id, async (tx, row) => {
        await store.lockMember(tx, uid)
        const [member] = await members.byUids(tx, [uid])
        if (!member) return { ok: false, reason: 'unknown-member' }
        const known = await orderBehind(tx, row)
        if (known?.uid) return { ok: false, reason: 'belongs-to-member' }
        const { paidAt, paidMinor, state } = await standingFor(tx, row, known?.id)
        if (!paidAt || state === 'ended') return { ok: false, reason: 'no-money' }
        const currency = row.currency ?? known?.currency ?? ''
        const market = marketOf[currency]
        if (!market) return { ok: false, reason: 'foreign-currency' }
        const orderId =
          known?.id ?? (await orderFor(tx, row, { uid, market, currency, minor: paidMinor }))
        // Whoever left and is back under another account has not given this one up.
        const open = { email: null, name: null, givenUpAt: null, erasedAt: null }
        if (known) await store.updateOrder(tx, orderId, { uid, ...open })
        await desk.settle(tx, id, { settlement: 'matched', orderId, settledAt: clock.now() })
        await ledger.takeBack(tx, keysOf(row), ['unmatched'])
        await audit.record(tx, by, {
          action: 'payment-matched',
          subject: { kind: 'payment', id },
          before: { reason: row.reason },
          after: { member: uid, order: orderId, minor: paidMinor, currency },
        })
        await reconcile(tx, orderId)
        return { ok: true }
      }),
    refundPutAside: (by, id, reason) =>
      decide(id, async (tx, row) => {
        const known = await orderBehind(tx, row)
        const { paidAt, paidMinor, refundedMinor } = await standingFor(tx, row, known?.id)
        const minor = paidMinor - refundedMinor
        if (!paidAt || minor <= 0) return { ok: false, reason: 'no-money' }
        if (!(known?.paymentId ?? row.paymentId)) return { ok: false, reason: 'no-payment' }
        const currency = row.currency ?? known?.currency ?? ''
        const market = marketOf[currency] ?? 'PT'
        const orderId =
          known?.id ?? (await orderFor(tx, row, { uid: null, market, currency, minor }))
        const settledAt = clock.now()
        // The intent is written before the provider is asked, so that nothing is forgotten half-way.
        const why = row.reason === 'bought-twice' ? 'bought-twice' : 'by-team'
        await store.askRefund(tx, { orderId, why, minor, askedAt: settledAt })
        await queue.enqueue(tx, refundAsked, { orderId })
        await desk.settle(tx, id, { settlement: 'refunded', orderId, settledAt })
        await audit.record(tx, by, {
          action: 'payment-refunded',
          subject: { kind: 'payment', id },
          before: { reason: row.reason },
          after: { order: orderId, minor, currency },
          reason,
        })
        return { ok: true }
      }),
    retryRefund: (by, orderId) =>
      db.transaction(async (tx) => {
        const refund = UUID.test(orderId) ? await store.findRefund(tx, orderId) : undefined
        if (!refund || refund.doneAt) return
        await queue.enqueue(tx, refundAsked, { orderId })
        await audit.record(tx, by, {
          action: 'refund-asked-again',
          subject: { kind: 'payment', id: orderId },
        })
      }),
    file: (by, id, reason) =>
      decide(id, async (tx, row) => {
        const settledAt = clock.now()
        const orderId = (await orderBehind(tx, row))?.id ?? null
        await desk.settle(tx, id, { settlement: 'filed', orderId, settledAt })
        await audit.record(tx, by, {
          action: 'payment-filed',
          subject: { kind: 'payment', id },
          before: { reason: row.reason },
          reason,
        })
        return { ok: true }
      }),
    async orders(_by, filter) {
      const rows = await desk.listOrders(db, filter, ORDERS_PAGE + 1)
      const orders = rows.slice(0, ORDERS_PAGE)
      const last = rows.length > ORDERS_PAGE ? orders.at(-1) : undefined
      return { orders: orders.map(lineOf), next: last?.id }
    },
  }
}

/** Payments of an order are put aside under its id, others under the provider's. */
function orderBehind(db: Parameters<typeof store.findOrder>[0], { key }: desk.PutAsideRow) {
  return UUID.test(key) ? store.findOrder(db, key) : store.findOrderByKey(db, key)
}

function keysOf({ key, paymentId }: Pick<desk.PutAsideRow, 'key' | 'paymentId'>): string[] {
  return paymentId && paymentId !== key ? [key, paymentId] : [key]
}

function viewOf(row: desk.PutAsideRow, order: store.Order | undefined): PutAsidePayment {
  const { id, reason, minor, currency, since } = row
  const owned = order?.uid ?? null
  const about = aboutOf(row.eventType ?? '')
  const money = minor !== null && minor > 0 && about === 'payment'
  const test = reason === 'wrong-mode'
  return {
    ...{ id, reason, about, minor, currency, since },
    keys: keysOf(row),
    uid: owned,
    mayMatch: money && !test && owned === null && marketOf[currency ?? ''] !== undefined,
    mayRefund: money && !test && (order?.paymentId ?? row.paymentId) !== null,
  }
}

function aboutOf(eventType: string): PutAsidePayment['about'] {
  if (eventType.includes('refund')) return 'refund'
  return eventType.includes('dispute') ? 'dispute' : 'payment'
}

function lineOf(order: store.Order): OrderLine {
  const { id, uid, plan, state, source, paidMinor, refundedMinor, currency, createdAt } = order
  return { id, uid, plan, state, source, paidMinor, refundedMinor, currency, createdAt }
}
