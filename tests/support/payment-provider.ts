import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

export const WEBHOOK_SECRET = 'whsec_of_the_test_suite_0123456789'
export const LIFETIME_PRODUCT = 'prod_lifetime'
export const YEARLY_PRODUCT = 'prod_yearly'

type Params = Map<string, string>
type Answer = { status: number; body: unknown }

interface Operation {
  path: RegExp
  required: string[]
  optional: string[]
  answer(params: Params, id: string, request: IncomingMessage): Answer
}

/** The provider as far as we use it. It refuses what the real one would: unknown and missing parameters. */
export interface PaymentProviderDouble extends AsyncDisposable {
  env: Record<string, string>
  /** Method, path and parameters of everything that was asked. */
  asked: { call: string; params: Record<string, string>; idempotencyKey: string | undefined }[]
  calls(name: string): PaymentProviderDouble['asked']
  /** What the next charge of a saved card leads to. */
  declineChargesWith(code: string | undefined): void
  /** Answers everything with this status instead. */
  failWith(status: number | undefined): void
  /** What is in a checkout that we did not open. */
  productInCheckout(sessionId: string, product: string): void
  subscriptionBehind(paymentId: string, subscriptionId: string): void
  /** Every payment has a card of its own unless this says otherwise. */
  paidWithCard(paymentId: string, fingerprint: string): void
}

export async function startPaymentProvider(): Promise<PaymentProviderDouble> {
  const asked: PaymentProviderDouble['asked'] = []
  const products = new Map<string, string>()
  const subscriptions = new Map<string, string>()
  const cards = new Map<string, string>()
  const replies = new Map<string, Answer>()
  const payments: Record<string, unknown>[] = []
  let decline: string | undefined
  let failure: number | undefined

  const operations: Record<string, Operation> = {
    'POST checkout': {
      path: /^\/v1\/checkout\/sessions$/,
      required: ['mode', 'client_reference_id', 'success_url', 'cancel_url', 'customer_creation'],
      optional: [
        'locale',
        'customer_email',
        'metadata[checkout]',
        'adaptive_pricing[enabled]',
        'currency',
        'allowed_payment_method_types[0]',
        'line_items[0][quantity]',
        'line_items[0][price_data][currency]',
        'line_items[0][price_data][product]',
        'line_items[0][price_data][unit_amount]',
      ],
      answer(params) {
        const setup = params.get('mode') === 'setup'
        const items = [...params.keys()].some((name) => name.startsWith('line_items'))
        if (setup === items) return refusal('line_items', 'does not fit the mode')
        if (setup && !params.has('currency')) return refusal('currency', 'is required')
        // The real one drops a reference it does not like; here that must be seen.
        if (!/^[\w-]{1,200}$/.test(params.get('client_reference_id') ?? ''))
          return refusal('client_reference_id', 'is not valid')
        const id = `cs_test_${randomUUID()}`
        return { status: 200, body: { id, url: `https://checkout.stripe.com/c/pay/${id}` } }
      },
    },
    'GET line items': {
      path: /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/,
      required: [],
      optional: ['limit'],
      answer: (_, id) => {
        const product = products.get(id) ?? 'prod_of_somebody_else'
        return list([{ id: 'li_1', price: { id: 'price_1', product } }])
      },
    },
    'GET setup': {
      path: /^\/v1\/setup_intents\/([^/]+)$/,
      required: [],
      optional: [],
      answer: (_, id) => ({
        status: 200,
        body: { id, customer: `cus_${id}`, payment_method: `pm_${id}` },
      }),
    },
    'POST payment': {
      path: /^\/v1\/payment_intents$/,
      required: [
        'amount',
        'currency',
        'customer',
        'payment_method',
        'off_session',
        'confirm',
        'metadata[order]',
      ],
      optional: ['description'],
      answer(params, _, request) {
        if (decline) {
          const error = { type: 'card_error', code: 'card_declined', decline_code: decline }
          return { status: 402, body: { error: { ...error, message: 'declined' } } }
        }
        const payment = {
          id: `pi_${createHash('sha256').update(String(request.headers['idempotency-key'])).digest('hex').slice(0, 16)}`,
          status: 'succeeded',
          created: 1_794_787_200,
          customer: params.get('customer'),
          metadata: { order: params.get('metadata[order]') },
        }
        payments.push(payment)
        return { status: 200, body: payment }
      },
    },
    'GET payments': {
      path: /^\/v1\/payment_intents$/,
      required: ['customer'],
      optional: ['limit'],
      answer: (params) =>
        list(payments.filter(({ customer }) => customer === params.get('customer'))),
    },
    'GET payment': {
      path: /^\/v1\/payment_intents\/([^/]+)$/,
      required: [],
      optional: ['expand[0]'],
      answer: (_, id) => ({
        status: 200,
        body: {
          id,
          payment_method: { id: `pm_${id}`, card: { fingerprint: cards.get(id) ?? `card-${id}` } },
        },
      }),
    },
    'POST refund': {
      path: /^\/v1\/refunds$/,
      required: ['payment_intent', 'amount'],
      optional: ['reason'],
      answer: () => ({ status: 200, body: { id: `re_${randomUUID()}`, status: 'succeeded' } }),
    },
    'GET invoice payments': {
      path: /^\/v1\/invoice_payments$/,
      required: ['payment[type]', 'payment[payment_intent]'],
      optional: ['limit', 'expand[0]'],
      answer(params) {
        const subscription = subscriptions.get(params.get('payment[payment_intent]') ?? '')
        const invoice = { id: 'in_1', parent: { subscription_details: { subscription } } }
        return list(subscription ? [{ id: 'inpay_1', invoice }] : [])
      },
    },
    'DELETE subscription': {
      path: /^\/v1\/subscriptions\/([^/]+)$/,
      required: [],
      optional: [],
      answer: (_, id) => ({ status: 200, body: { id, status: 'canceled' } }),
    },
    'POST portal': {
      path: /^\/v1\/billing_portal\/sessions$/,
      required: ['customer', 'return_url'],
      optional: [],
      answer: (params) => ({
        status: 200,
        body: { id: 'bps_1', url: `https://billing.stripe.com/p/${params.get('customer')}` },
      }),
    },
  }

  function reply(request: IncomingMessage, params: Params, pathname: string): Answer {
    if (request.headers.authorization !== 'Bearer sk_test_of_the_suite')
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'no key' } } }
    if (failure) return { status: failure, body: { error: { type: 'api_error', message: 'down' } } }
    for (const [name, operation] of Object.entries(operations)) {
      const found = operation.path.exec(pathname)
      if (!found || !name.startsWith(`${request.method} `)) continue
      const key = request.headers['idempotency-key'] as string | undefined
      asked.push({ call: name, params: Object.fromEntries(params), idempotencyKey: key })
      const known = key && replies.get(key)
      if (known) return known
      const problem = check(operation, params)
      const answer = problem ?? operation.answer(params, found[1] ?? '', request)
      if (key) replies.set(key, answer)
      return answer
    }
    return refusal('url', `${request.method} ${pathname} is not known`)
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.test')
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const params = new Map([...url.searchParams, ...form])
    send(response, reply(request, params, url.pathname))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    calls: (name) => asked.filter(({ call }) => call === name),
    env: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_suite',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_suite',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRODUCT_LIFETIME: LIFETIME_PRODUCT,
      STRIPE_PRODUCT_YEARLY: YEARLY_PRODUCT,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
      STRIPE_PRICING_TABLE_PT: 'prctbl_pt',
      STRIPE_PRICING_TABLE_BR: 'prctbl_br',
    },
    declineChargesWith(code) {
      decline = code
    },
    failWith(status) {
      failure = status
    },
    productInCheckout: (sessionId, product) => void products.set(sessionId, product),
    paidWithCard: (paymentId, fingerprint) => void cards.set(paymentId, fingerprint),
    subscriptionBehind: (paymentId, id) => void subscriptions.set(paymentId, id),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function check({ required, optional }: Operation, params: Params): Answer | undefined {
  const missing = required.find((name) => !params.has(name))
  if (missing) return refusal(missing, 'is missing')
  const allowed = new Set([...required, ...optional])
  const unknown = [...params.keys()].find((name) => !allowed.has(name))
  return unknown === undefined ? undefined : refusal(unknown, 'is unknown')
}

function refusal(param: string, why: string): Answer {
  const message = `${param} ${why}`
  return { status: 400, body: { error: { type: 'invalid_request_error', param, message } } }
}

function list(items: unknown[]): Answer {
  return { status: 200, body: { object: 'list', has_more: false, url: '/', data: items } }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

export interface SignedEvent {
  id: string
  body: Buffer
  signature: string
}

/** An event as the provider would sign it at that moment. */
export function signedEvent(
  type: string,
  object: Record<string, unknown>,
  options: { now: Date; id?: string; livemode?: boolean; secret?: string; signedAt?: Date },
): SignedEvent {
  const id = options.id ?? `evt_${randomUUID()}`
  const created = Math.floor(options.now.getTime() / 1000)
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    livemode: options.livemode ?? false,
    type,
    data: { object },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? WEBHOOK_SECRET,
    timestamp: Math.floor((options.signedAt ?? options.now).getTime() / 1000),
  })
  return { id, body: Buffer.from(payload), signature }
}
