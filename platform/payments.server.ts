import Stripe from 'stripe'

export interface ProviderEvent {
  id: string
  type: string
  createdAt: Date
  livemode: boolean
  /** As the provider sent it; whoever uses it checks its shape. */
  object: Record<string, unknown>
}

export class SignatureRefused extends Error {
  override name = 'SignatureRefused'
}

export interface Amount {
  minor: number
  /** ISO code in capitals. */
  currency: string
}

export interface CheckoutRequest {
  /** Ours; it comes back with the events of this checkout. Letters, digits, - and _ only. */
  reference: string
  /** A saved card is charged later by `chargeSavedCard`. */
  way: 'pay' | 'save-card'
  amount: Amount
  productName: string
  email: string | undefined
  locale: 'pt' | 'pt-BR'
  /** `{CHECKOUT_SESSION_ID}` in it is filled in by the provider. */
  successUrl: string
  cancelUrl: string
}

export type ChargeOutcome =
  | { outcome: 'paid'; paymentId: string; at: Date }
  | { outcome: 'declined'; code: string }

export interface PaymentProvider {
  /** Which kind of events this key belongs to; the others are never acted on. */
  livemode: boolean
  /** Throws SignatureRefused unless the body was signed with our secret in the last 300 seconds. */
  readEvent(body: Uint8Array, signature: string | null, now: Date): ProviderEvent
  openCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }>
  /** What was in a checkout that we did not open ourselves, by the provider's product ids. */
  productsIn(sessionId: string): Promise<string[]>
  chargeSavedCard(charge: {
    setupId: string
    amount: Amount
    description: string
    /** Travels with the payment as `order` and finds it again. */
    reference: string
    idempotencyKey: string
    /** An earlier try with this key died before its outcome was written down. */
    mayHaveHappened: boolean
  }): Promise<ChargeOutcome>
  refund(refund: {
    paymentId: string
    minor: number
    idempotencyKey: string
  }): Promise<{ refundId: string | null }>
  /** Names the card, not its number: the same card has the same name whoever uses it. */
  cardFingerprint(paymentId: string): Promise<string | undefined>
  /** Payments of a subscription name only their invoice. */
  subscriptionPaidBy(paymentId: string): Promise<string | undefined>
  cancelSubscription(subscriptionId: string): Promise<void>
  /** Whether customers have a place of their own at the provider's. */
  hasPortal: boolean
  portalUrl(customerId: string, returnUrl: string): Promise<string | undefined>
}

const TOLERANCE_SECONDS = 300

export interface StripeSettings {
  secretKey: string
  webhookSecrets: string[]
  productId: string
  /** Another server that speaks the provider's language, for tests. */
  apiBase: string | undefined
}

export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(settings.apiBase && addressOf(settings.apiBase)),
  })
  return {
    hasPortal: true,
    livemode: /^(sk|rk)_live_/.test(settings.secretKey),
    readEvent: (body, signature, now) => readEvent(settings.webhookSecrets, body, signature, now),
    async openCheckout(request) {
      const { id, url } = await stripe.checkout.sessions.create(
        checkoutParams(request, settings.productId),
        { idempotencyKey: `checkout-${request.reference}` },
      )
      if (!url) throw new Error('the provider opened a checkout without an address')
      return { sessionId: id, url }
    },
    async productsIn(sessionId) {
      const items = await stripe.checkout.sessions.listLineItems(sessionId, { limit: 10 })
      return items.data.map(({ price }) => idOf(price?.product) ?? 'none')
    },
    chargeSavedCard: (charge) => chargeSavedCard(stripe, charge),
    refund: (refund) => refundPayment(stripe, refund),
    async cardFingerprint(paymentId) {
      const { payment_method: method } = await stripe.paymentIntents.retrieve(paymentId, {
        expand: ['payment_method'],
      })
      return typeof method === 'string' ? undefined : (method?.card?.fingerprint ?? undefined)
    },
    async subscriptionPaidBy(paymentId) {
      const { data } = await stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: paymentId },
        expand: ['data.invoice'],
        limit: 1,
      })
      const invoice = data[0]?.invoice
      if (!invoice || typeof invoice === 'string' || !('parent' in invoice)) return undefined
      return idOf(invoice.parent?.subscription_details?.subscription)
    },
    async cancelSubscription(subscriptionId) {
      await stripe.subscriptions.cancel(subscriptionId).catch(unlessCode('resource_missing'))
    },
    async portalUrl(customer, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        return_url: returnUrl,
      })
      return url
    },
  }
}

/** Several secrets are tried, because two are valid while one replaces the other. */
export function readEvent(
  secrets: string[],
  body: Uint8Array,
  signature: string | null,
  now: Date,
): ProviderEvent {
  for (const secret of secrets) {
    try {
      const event = Stripe.webhooks.constructEvent(
        body,
        signature ?? '',
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      )
      return {
        id: String(event.id),
        type: String(event.type),
        createdAt: new Date(Number(event.created) * 1000),
        livemode: event.livemode === true,
        object: event.data.object as unknown as Record<string, unknown>,
      }
    } catch {
      // The library's message quotes header and body; neither may reach a log.
    }
  }
  throw new SignatureRefused('the event is not signed by the provider')
}

function checkoutParams(
  request: CheckoutRequest,
  productId: string,
): Stripe.Checkout.SessionCreateParams {
  const currency = request.amount.currency.toLowerCase()
  const both = {
    client_reference_id: request.reference,
    metadata: { checkout: request.reference },
    customer_creation: 'always',
    customer_email: request.email,
    locale: request.locale,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    // One price per market: the provider must not turn it into another currency.
    adaptive_pricing: { enabled: false },
  } as const
  if (request.way === 'save-card') {
    return { ...both, mode: 'setup', currency, allowed_payment_method_types: ['card'] }
  }
  const price_data = { currency, product: productId, unit_amount: request.amount.minor }
  return { ...both, mode: 'payment', line_items: [{ quantity: 1, price_data }] }
}

async function chargeSavedCard(
  stripe: Stripe,
  charge: Parameters<PaymentProvider['chargeSavedCard']>[0],
): Promise<ChargeOutcome> {
  const setup = await stripe.setupIntents.retrieve(charge.setupId)
  const customer = idOf(setup.customer)
  const paymentMethod = idOf(setup.payment_method)
  if (!customer || !paymentMethod) return { outcome: 'declined', code: 'no_saved_card' }
  if (charge.mayHaveHappened) {
    // Idempotency keys are forgotten after a day, payments are not.
    const earlier = await stripe.paymentIntents.list({ customer, limit: 100 })
    const paid = earlier.data.find(
      ({ metadata, status }) => metadata.order === charge.reference && status === 'succeeded',
    )
    if (paid) return paidBy(paid)
  }
  try {
    const payment = await stripe.paymentIntents.create(
      {
        amount: charge.amount.minor,
        currency: charge.amount.currency.toLowerCase(),
        customer,
        payment_method: paymentMethod,
        description: charge.description,
        metadata: { order: charge.reference },
        off_session: true,
        confirm: true,
      },
      { idempotencyKey: charge.idempotencyKey },
    )
    return payment.status === 'succeeded'
      ? paidBy(payment)
      : { outcome: 'declined', code: payment.status }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    return { outcome: 'declined', code: error.decline_code ?? error.code ?? 'card_declined' }
  }
}

function paidBy({ id, created }: Stripe.PaymentIntent): ChargeOutcome {
  return { outcome: 'paid', paymentId: id, at: new Date(created * 1000) }
}

async function refundPayment(
  stripe: Stripe,
  { paymentId, minor, idempotencyKey }: Parameters<PaymentProvider['refund']>[0],
): Promise<{ refundId: string | null }> {
  const refund = await stripe.refunds
    .create(
      { payment_intent: paymentId, amount: minor, reason: 'requested_by_customer' },
      { idempotencyKey },
    )
    .catch(unlessCode('charge_already_refunded'))
  return { refundId: refund?.id ?? null }
}

function unlessCode(code: string) {
  return (error: unknown): undefined => {
    if (error instanceof Stripe.errors.StripeError && error.code === code) return undefined
    throw error
  }
}

function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id
}

function addressOf(base: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(base)
  const plain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (plain ? '80' : '443'),
    protocol: plain ? 'http' : 'https',
  }
}
