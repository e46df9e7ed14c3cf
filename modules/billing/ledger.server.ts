import type { Transaction } from '~/platform/database.server'
import { SignatureRefused } from '~/platform/payments.server'
import { paymentEventArrived } from './jobs.server'
import { type CheckoutVerdict, judgeForeignCheckout, judgeOwnCheckout } from './judge-checkout'
import * as ledger from './ledger-store.server'
import type { PutAsideReason } from './model'
import type { BillingParts } from './parts.server'
import {
  type CheckoutReport,
  type EventReading,
  isHandled,
  readProviderEvent,
} from './provider-events'
import type { Reconcile } from './standing.server'
import * as store from './store.server'

export type Reception = 'taken' | 'known' | 'refused'

export interface Ledger {
  /** Checks the signature and writes the event down with its job; nothing else, so that it is fast. */
  receiveEvent(body: Uint8Array, signature: string | null): Promise<Reception>
  /** Applies an event; any number of times, in any order. */
  applyEvent(eventId: string): Promise<void>
  /** Applies what a process that died left behind. */
  applyEventsLeft(olderThanSeconds: number): Promise<void>
}

export function createLedger(parts: BillingParts, reconcile: Reconcile): Ledger {
  const { db, queue, clock, provider } = parts
  const applyEvent = (eventId: string) => apply(parts, reconcile, eventId)
  return {
    async receiveEvent(body, signature) {
      if (!provider) return 'refused'
      try {
        const event = provider.readEvent(body, signature, clock.now())
        return await db.transaction(async (tx) => {
          const handled = isHandled(event.type)
          const news = await ledger.insertEvent(tx, event, handled ? null : 'ignored')
          if (news && handled) await queue.enqueue(tx, paymentEventArrived, { eventId: event.id })
          return news ? 'taken' : 'known'
        })
      } catch (error) {
        if (error instanceof SignatureRefused) return 'refused'
        throw error
      }
    },
    applyEvent,
    async applyEventsLeft(olderThanSeconds) {
      for (const id of await ledger.eventsLeft(db, olderThanSeconds)) await applyEvent(id)
    },
  }
}

async function apply(parts: BillingParts, reconcile: Reconcile, eventId: string): Promise<void> {
  const { db } = parts
  const event = await ledger.findEvent(db, eventId)
  if (!event?.payload || event.outcome) return
  const reading = readProviderEvent({ ...event, object: event.payload })
  if (!reading) {
    await db.transaction((tx) => ledger.settleEvent(tx, eventId, 'ignored'))
    return
  }
  // Asked before the transaction begins: the provider may be slow, locks must not be.
  const verdict = await judge(parts, event.livemode, reading)
  const alias = await subscriptionBehind(parts, reading)
  await db.transaction(async (tx) => {
    const keys = alias ? [...reading.keys, alias] : reading.keys
    await ledger.lockKeys(tx, keys)
    if ((await ledger.findEvent(tx, eventId))?.outcome !== null) return
    const refused = verdict && !verdict.ok ? verdict.reason : undefined
    if (refused === 'wrong-mode') return putAside(parts, tx, event, reading, refused)
    await ledger.insertFact(tx, eventId, reading.keys[0], reading.fact)
    const orderId = await findOrder(parts, tx, keys, reading, verdict)
    if (!orderId) return putAside(parts, tx, event, reading, refused ?? 'unmatched')
    await ledger.linkKeys(tx, orderId, keys)
    await ledger.takeBack(tx, keys, ['unmatched'])
    await ledger.settleEvent(tx, eventId, 'applied')
    await reconcile(tx, orderId)
  })
}

async function judge(
  parts: BillingParts,
  livemode: boolean,
  { checkout, keys }: EventReading,
): Promise<CheckoutVerdict | undefined> {
  const { db, provider, products } = parts
  if (livemode !== provider?.livemode) return { ok: false, reason: 'wrong-mode' }
  if (!checkout || (await ledger.orderIdOf(db, keys))) return undefined
  const own = await ownCheckout(parts, checkout)
  if (own) return judgeOwnCheckout(checkout, own)
  return judgeForeignCheckout(checkout, await provider.productsIn(checkout.sessionId), products)
}

async function ownCheckout({ db }: BillingParts, { reference, sessionId }: CheckoutReport) {
  const checkout = reference ? await store.findCheckout(db, reference) : undefined
  return checkout?.sessionId === sessionId ? checkout : undefined
}

/** A refund or a dispute about a renewal names the payment only. */
async function subscriptionBehind(
  { db, provider }: BillingParts,
  { fact, keys }: EventReading,
): Promise<string | undefined> {
  const [key] = keys
  const about = fact.kind === 'refund' || fact.kind === 'refund-total' || fact.kind === 'dispute'
  if (!about || !key.startsWith('pi_') || (await ledger.orderIdOf(db, keys))) return undefined
  const subscription = await provider?.subscriptionPaidBy(key)
  return subscription && (await ledger.orderIdOf(db, [subscription])) ? subscription : undefined
}

async function findOrder(
  parts: BillingParts,
  tx: Transaction,
  keys: string[],
  reading: EventReading,
  verdict: CheckoutVerdict | undefined,
): Promise<string | undefined> {
  const linked = await ledger.orderIdOf(tx, keys)
  if (linked) return linked
  if (reading.orderId) return (await store.findOrder(tx, reading.orderId))?.id
  if (!reading.checkout || !verdict?.ok) return undefined
  return createOrder(parts, tx, reading.checkout, verdict)
}

async function createOrder(
  { clock }: BillingParts,
  tx: Transaction,
  report: CheckoutReport,
  verdict: Extract<CheckoutVerdict, { ok: true }>,
): Promise<string> {
  const checkout = report.reference ? await store.findCheckout(tx, report.reference) : undefined
  const own = checkout?.sessionId === report.sessionId
  const now = clock.now()
  return store.insertOrder(tx, {
    plan: verdict.plan,
    market: verdict.market,
    source: own ? 'checkout' : 'hosted-table',
    currency: verdict.market === 'PT' ? 'EUR' : 'BRL',
    priceMinor: verdict.minor,
    state: 'waiting',
    email: report.email,
    name: report.name,
    checkoutId: checkout?.id ?? null,
    discountCode: own ? checkout.discountCode : null,
    customerId: report.customerId,
    paymentId: report.paymentId,
    setupId: report.setupId,
    subscriptionId: report.subscriptionId,
    createdAt: now,
    updatedAt: now,
  })
}

async function putAside(
  { clock }: BillingParts,
  tx: Transaction,
  event: ledger.LedgerRow,
  { keys, fact, checkout, unimportant }: EventReading,
  reason: PutAsideReason,
): Promise<void> {
  await ledger.settleEvent(tx, event.id, unimportant ? 'ignored' : 'put-aside')
  if (unimportant) return
  await ledger.layAside(tx, {
    key: keys[0],
    reason,
    eventId: event.id,
    eventType: event.type,
    minor: 'minor' in fact ? fact.minor : (checkout?.minor ?? null),
    currency: checkout?.currency ?? null,
    paymentId: keys.find((key) => key.startsWith('pi_')) ?? null,
    since: clock.now(),
  })
}
