import { z } from 'zod'
import type { PaymentFact } from './facts'

/** What an event of the provider means to us. */
export interface EventReading {
  /** The provider's ids it is about; the fact is kept under the first. */
  keys: [string, ...string[]]
  fact: PaymentFact
  checkout?: CheckoutReport
  /** Our own order, named by a payment that we asked for. */
  orderId?: string
  /** A fact that nobody needs to look at when no order of ours is meant. */
  unimportant?: true
}

export interface CheckoutReport {
  sessionId: string
  mode: 'payment' | 'setup' | 'subscription'
  reference: string | null
  minor: number
  /** Before the provider's own discounts and taxes. */
  subtotal: number
  currency: string | null
  email: string | null
  name: string | null
  customerId: string | null
  paymentId: string | null
  setupId: string | null
  subscriptionId: string | null
}

const id = z
  .union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)])
  .nullish()
  .transform((value) => value ?? null)
const text = z.string().nullish()

const session = z.object({
  id: z.string(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  client_reference_id: text,
  amount_total: z.number().nullish(),
  amount_subtotal: z.number().nullish(),
  currency: text,
  customer: id,
  customer_email: text,
  customer_details: z.object({ email: text, name: text }).nullish(),
  payment_intent: id,
  setup_intent: id,
  subscription: id,
})
const charge = z.object({
  id: z.string(),
  payment_intent: id,
  amount_refunded: z.number(),
  receipt_url: text,
})
const refund = z.object({
  id: z.string(),
  charge: id,
  payment_intent: id,
  amount: z.number(),
  status: text,
})
const dispute = z.object({ id: z.string(), charge: id, payment_intent: id, status: z.string() })
const payment = z.object({
  id: z.string(),
  amount_received: z.number(),
  metadata: z.object({ order: z.uuid().optional().catch(undefined) }).nullish(),
})
const subscriptionDetails = z.object({ subscription: id }).nullish()
const invoice = z.object({
  amount_paid: z.number(),
  /** Where the subscription is named depends on the version the endpoint speaks. */
  subscription: id,
  parent: z.object({ subscription_details: subscriptionDetails }).nullish(),
})
const subscription = z.object({ id: z.string(), status: z.string() })

type Reader = (object: unknown, at: string) => EventReading | undefined

const readers: Record<string, Reader> = {
  'checkout.session.completed': (object, at) => readSession(object, at),
  'checkout.session.async_payment_succeeded': (object, at) => readSession(object, at),
  'checkout.session.async_payment_failed': (object, at) =>
    readSession(object, at, { kind: 'payment-failed' }),
  'payment_intent.succeeded': readPayment,
  'charge.succeeded': readReceipt,
  'charge.refunded': readChargeRefund,
  'charge.refund.updated': readRefund,
  'refund.created': readRefund,
  'refund.updated': readRefund,
  'refund.failed': readRefund,
  'charge.dispute.created': readDispute,
  'charge.dispute.updated': readDispute,
  'charge.dispute.closed': readDispute,
  'charge.dispute.funds_withdrawn': readDispute,
  'charge.dispute.funds_reinstated': readDispute,
  'invoice.paid': readInvoice,
  'invoice.payment_failed': (object, at) => {
    const read = readInvoice(object, at)
    return read && { ...read, fact: { kind: 'unpaid' }, unimportant: true }
  },
  'customer.subscription.created': readSubscription,
  'customer.subscription.updated': readSubscription,
  'customer.subscription.deleted': readSubscription,
  'customer.subscription.paused': readSubscription,
  'customer.subscription.resumed': readSubscription,
}

/** Everything else is acknowledged and forgotten. */
export function isHandled(type: string): boolean {
  return Object.hasOwn(readers, type)
}

/** Undefined when the event changes nothing; throws when its shape is not the one we know. */
export function readProviderEvent(event: {
  type: string
  createdAt: Date
  object: unknown
}): EventReading | undefined {
  return isHandled(event.type)
    ? readers[event.type]?.(event.object, event.createdAt.toISOString())
    : undefined
}

function readSession(object: unknown, at: string, told?: PaymentFact): EventReading {
  const read = session.parse(object)
  const minor = read.amount_total ?? 0
  const checkout: CheckoutReport = {
    sessionId: read.id,
    mode: read.mode,
    reference: read.client_reference_id ?? null,
    minor,
    subtotal: read.amount_subtotal ?? minor,
    currency: read.currency?.toUpperCase() ?? null,
    email: read.customer_details?.email ?? read.customer_email ?? null,
    name: read.customer_details?.name ?? null,
    customerId: read.customer,
    paymentId: read.payment_intent,
    setupId: read.setup_intent,
    subscriptionId: read.subscription,
  }
  const more = [read.payment_intent, read.subscription].filter((key) => key !== null)
  return { keys: [read.id, ...more], checkout, fact: told ?? sessionFact(checkout, read, at) }
}

function sessionFact(
  { mode, minor }: CheckoutReport,
  { payment_status }: z.output<typeof session>,
  at: string,
): PaymentFact {
  if (mode === 'setup') return { kind: 'card-saved', at }
  return payment_status === 'unpaid' ? { kind: 'unpaid' } : { kind: 'paid', at, minor }
}

function readPayment(object: unknown, at: string): EventReading | undefined {
  const { id: paymentId, metadata, amount_received } = payment.parse(object)
  // A checkout reports its own payment; only what we charged ourselves names an order.
  if (!metadata?.order) return undefined
  const fact: PaymentFact = { kind: 'paid', at, minor: amount_received }
  return { keys: [paymentId], orderId: metadata.order, fact }
}

function readReceipt(object: unknown): EventReading | undefined {
  const { id: chargeId, payment_intent, receipt_url } = charge.parse(object)
  if (!receipt_url) return undefined
  const keys: [string] = [payment_intent ?? chargeId]
  return { keys, fact: { kind: 'receipt', url: receipt_url }, unimportant: true }
}

function readChargeRefund(object: unknown): EventReading {
  const { id: chargeId, payment_intent, amount_refunded } = charge.parse(object)
  return {
    keys: [payment_intent ?? chargeId],
    fact: { kind: 'refund-total', minor: amount_refunded },
  }
}

function readRefund(object: unknown): EventReading {
  const { id: refundId, payment_intent, charge: chargeId, amount, status } = refund.parse(object)
  const failed = status === 'failed' || status === 'canceled'
  return {
    keys: [payment_intent ?? chargeId ?? refundId],
    fact: { kind: 'refund', refundId, minor: amount, failed },
  }
}

const disputeOutcomes: Record<string, 'open' | 'won' | 'lost'> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
}

/** Inquiries (`warning_…`) take no money away, so they change nothing. */
function readDispute(object: unknown, at: string): EventReading | undefined {
  const { id: disputeId, payment_intent, charge: chargeId, status } = dispute.parse(object)
  const outcome = disputeOutcomes[status]
  if (!outcome) return undefined
  return {
    keys: [payment_intent ?? chargeId ?? disputeId],
    fact: { kind: 'dispute', disputeId, status: outcome, at },
  }
}

function readInvoice(object: unknown, at: string): EventReading | undefined {
  const { subscription: direct, parent, amount_paid } = invoice.parse(object)
  const subscriptionId = parent?.subscription_details?.subscription ?? direct
  if (!subscriptionId) return undefined
  return { keys: [subscriptionId], fact: { kind: 'paid', at, minor: amount_paid } }
}

const running = new Set(['active', 'trialing', 'past_due'])
const over = new Set(['canceled', 'unpaid', 'incomplete_expired', 'paused'])

function readSubscription(object: unknown, at: string): EventReading | undefined {
  const { id: subscriptionId, status } = subscription.parse(object)
  if (!running.has(status) && !over.has(status)) return undefined
  const fact: PaymentFact = { kind: 'subscription', runs: running.has(status), at }
  return { keys: [subscriptionId], fact }
}
