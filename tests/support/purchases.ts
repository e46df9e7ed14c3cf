import { randomUUID } from 'node:crypto'
import { LIFETIME_PRODUCT, type PaymentProviderDouble } from './payment-provider'

/** What the provider says: the type of an event, and the object it is about. */
export type Told = [type: string, object: Record<string, unknown>]

export type PurchaseEvent =
  | 'paid'
  | 'completed'
  | 'asyncSucceeded'
  | 'asyncFailed'
  | 'charged'
  | 'refunded'
  | 'partlyRefunded'
  | 'refundCreated'
  | 'refundFailed'
  | 'disputeOpened'
  | 'disputeWon'
  | 'disputeLost'

/** One purchase by the hosted table, as the provider's events tell it. */
export interface Purchase {
  sessionId: string
  paymentId: string
  email: string
  event: Record<PurchaseEvent, Told>
}

export function purchase(
  provider: PaymentProviderDouble,
  details: {
    email?: string
    minor?: number
    currency?: string
    reference?: string | null
    product?: string
    name?: string
  } = {},
): Purchase {
  const key = randomUUID()
  const sessionId = `cs_test_${key}`
  const paymentId = `pi_${key}`
  const email = details.email ?? `${key}@exemplo.test`
  const minor = details.minor ?? 7500
  provider.productInCheckout(sessionId, details.product ?? LIFETIME_PRODUCT)
  const session = (payment_status: string) => ({
    id: sessionId,
    object: 'checkout.session',
    mode: 'payment',
    payment_status,
    client_reference_id: details.reference ?? null,
    amount_total: minor,
    amount_subtotal: minor,
    currency: details.currency ?? 'eur',
    customer: `cus_${key}`,
    customer_details: { email, name: details.name ?? 'Rita Compra' },
    payment_intent: paymentId,
    setup_intent: null,
    subscription: null,
  })
  const charge = (refunded: number) => ({
    id: `ch_${key}`,
    object: 'charge',
    payment_intent: paymentId,
    amount: minor,
    amount_refunded: refunded,
    receipt_url: `https://pay.stripe.com/receipts/${key}`,
  })
  const dispute = (status: string) => ({
    id: `dp_${key}`,
    object: 'dispute',
    charge: `ch_${key}`,
    payment_intent: paymentId,
    amount: minor,
    status,
  })
  const refund = (status: string) => ({
    id: `re_${key}`,
    object: 'refund',
    charge: `ch_${key}`,
    payment_intent: paymentId,
    amount: minor,
    status,
  })
  return {
    sessionId,
    paymentId,
    email,
    event: {
      paid: ['checkout.session.completed', session('paid')],
      completed: ['checkout.session.completed', session('unpaid')],
      asyncSucceeded: ['checkout.session.async_payment_succeeded', session('paid')],
      asyncFailed: ['checkout.session.async_payment_failed', session('unpaid')],
      charged: ['charge.succeeded', charge(0)],
      refunded: ['charge.refunded', charge(minor)],
      partlyRefunded: ['charge.refunded', charge(1000)],
      refundCreated: ['refund.created', refund('succeeded')],
      refundFailed: ['refund.failed', refund('failed')],
      disputeOpened: ['charge.dispute.created', dispute('needs_response')],
      disputeWon: ['charge.dispute.closed', dispute('won')],
      disputeLost: ['charge.dispute.closed', dispute('lost')],
    },
  }
}
