import { createHash, randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { Clock } from './clock.server'
import type { Signer } from './links.server'
import {
  type Amount,
  type CheckoutRequest,
  type PaymentProvider,
  readEvent,
} from './payments.server'

/** The card numbers the demo understands, as the provider's own test mode has them. */
const cards = {
  '4242424242424242': 'ok',
  '4000000000000002': 'declined',
  '4000000000003220': 'confirm',
  '4000000000000341': 'later-declined',
} as const

export type DemoOutcome = 'done' | 'declined' | 'confirm' | 'unknown-card'

export interface DemoCheckout extends CheckoutRequest {
  sessionId: string
}

export interface DemoReceipt extends Amount {
  paymentId: string
}

/**
 * Stands in for the provider where there are no keys: a checkout page of our own, and events that
 * are really signed and really posted, so that everything behind the endpoint is the real thing.
 */
export interface DemoPayments extends PaymentProvider {
  readCheckout(token: string): DemoCheckout | undefined
  readReceipt(token: string): DemoReceipt | undefined
  /** `confirm` asks for the step that a bank would show; it is paid when that is confirmed. */
  submitCard(
    checkout: DemoCheckout,
    buyer: { name: string; email: string; card: string; confirmed: boolean },
  ): Promise<DemoOutcome>
}

export function createDemoPayments(parts: {
  signer: Signer
  clock: Clock
  publicUrl: string
  /** Brings a signed event to the club's own endpoint. */
  deliver(body: string, signature: string): Promise<void>
}): DemoPayments {
  const { signer, clock, publicUrl } = parts
  const secret = `whsec_${signer.keyedHash('demo-payments', 'webhook')}`
  const derived = (prefix: string, from: string) =>
    `${prefix}_demo_${createHash('sha256').update(from).digest('hex').slice(0, 24)}`

  async function tell(type: string, object: Record<string, unknown>, id?: string): Promise<void> {
    const timestamp = Math.floor(clock.now().getTime() / 1000)
    const payload = JSON.stringify({
      id: id ?? `evt_demo_${randomUUID()}`,
      object: 'event',
      type,
      created: timestamp,
      livemode: false,
      data: { object },
    })
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    await parts.deliver(payload, header)
  }

  function chargeOf(paymentId: string, { minor, currency }: Amount, refunded = 0) {
    const receipt = signer.sign('demo-receipt', JSON.stringify({ paymentId, minor, currency }))
    return {
      id: paymentId.replace('pi_', 'ch_'),
      object: 'charge',
      payment_intent: paymentId,
      amount: minor,
      amount_refunded: refunded,
      receipt_url: `${publicUrl}/dev/recibo/${receipt}`,
    }
  }

  return {
    livemode: false,
    hasPortal: false,
    readEvent: (body, signature, now) => readEvent([secret], body, signature, now),
    async openCheckout(request) {
      const sessionId = `cs_demo_${randomUUID()}`
      const token = signer.sign('demo-checkout', JSON.stringify({ ...request, sessionId }))
      return { sessionId, url: `${publicUrl}/checkout/demonstracao?s=${token}` }
    },
    readCheckout(token) {
      const value = signer.verify('demo-checkout', token)
      return value === undefined ? undefined : (JSON.parse(value) as DemoCheckout)
    },
    readReceipt(token) {
      const value = signer.verify('demo-receipt', token)
      return value === undefined ? undefined : (JSON.parse(value) as DemoReceipt)
    },
    async submitCard(checkout, { name, email, card, confirmed }) {
      const kind = cards[card.replace(/\D/g, '') as keyof typeof cards]
      if (!kind) return 'unknown-card'
      if (kind === 'declined') return 'declined'
      if (kind === 'confirm' && !confirmed) return 'confirm'
      const saved = checkout.way === 'save-card'
      const paymentId = saved ? null : derived('pi', checkout.sessionId)
      const { minor, currency } = checkout.amount
      // One checkout is completed once: the same event, however often the button is pressed.
      await tell(
        'checkout.session.completed',
        {
          id: checkout.sessionId,
          object: 'checkout.session',
          mode: saved ? 'setup' : 'payment',
          payment_status: saved ? 'no_payment_required' : 'paid',
          client_reference_id: checkout.reference,
          amount_total: saved ? null : minor,
          amount_subtotal: saved ? null : minor,
          currency: saved ? null : currency.toLowerCase(),
          customer: null,
          customer_details: { email, name },
          payment_intent: paymentId,
          setup_intent: saved ? `${derived('seti', checkout.sessionId)}_${kind}` : null,
          subscription: null,
        },
        derived('evt', checkout.sessionId),
      )
      if (paymentId) await tell('charge.succeeded', chargeOf(paymentId, checkout.amount))
      return 'done'
    },
    productsIn: async () => [],
    async chargeSavedCard({ setupId, amount, reference, idempotencyKey }) {
      if (setupId.endsWith('_later-declined')) {
        return { outcome: 'declined', code: 'insufficient_funds' }
      }
      const paymentId = derived('pi', idempotencyKey)
      const { minor } = amount
      await tell('payment_intent.succeeded', {
        id: paymentId,
        object: 'payment_intent',
        amount_received: minor,
        metadata: { order: reference },
      })
      await tell('charge.succeeded', chargeOf(paymentId, amount))
      return { outcome: 'paid', paymentId, at: clock.now() }
    },
    async refund({ paymentId, minor, idempotencyKey }) {
      const { receipt_url: _, ...charge } = chargeOf(paymentId, { minor, currency: '' }, minor)
      await tell('charge.refunded', charge)
      return { refundId: derived('re', idempotencyKey) }
    },
    cardFingerprint: async () => undefined,
    subscriptionPaidBy: async () => undefined,
    cancelSubscription: async () => {},
    portalUrl: async () => undefined,
  }
}
