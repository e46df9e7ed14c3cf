import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { PAGE_POLICY_HEADER, type PagePolicy, readPagePolicy } from '~/app/page-policy'
import { VARIANT_NAME, variantAddress } from '~/locales/variant'
import { acceptedEncoding, compress } from '~/platform/compression.server'
import { etagOf, KeptPage, PageCache, type PageForm } from '~/platform/page-cache.server'
import { contentSecurityPolicy, type PagePermissions } from './security'
import type { Visitor } from './visitor'

const paymentProvider: PagePermissions = {
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com', 'https://checkout.stripe.com'],
  connects: ['https://api.stripe.com', 'https://checkout.stripe.com'],
  images: ['https://*.stripe.com'],
}
const paymentRedirects: PagePermissions = {
  forms: ['https://checkout.stripe.com', 'https://billing.stripe.com'],
}

/** Marks of adverts and newsletters; they change nothing on a page. */
const TRACKING = /^(utm_[a-z]+|fbclid|gclid|gbraid|wbraid|msclkid|ref)$/

interface PagesOptions {
  contentSecurityPolicy: boolean
  /** Where visits are measured, for those who agree; absent, nowhere. */
  analyticsOrigin: string | undefined
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
  shared: boolean
}

/** Answers pages: kept ones at once, others by the framework, each with its policy and compression. */
export class Pages {
  readonly cache = new PageCache()
  readonly #common: Record<string, string>
  readonly #options: PagesOptions

  constructor(common: Record<string, string>, options: PagesOptions) {
    this.#common = common
    this.#options = options
  }

  /** The key under which this request's page may be kept; undefined when it is somebody's own. */
  keyFor(request: IncomingMessage, visitor: Visitor, url: URL): string | undefined {
    if (visitor.hasSession || (request.method !== 'GET' && request.method !== 'HEAD'))
      return undefined
    for (const name of url.searchParams.keys()) {
      const known = TRACKING.test(name) || (name === VARIANT_NAME && visitor.variantInAddress)
      if (!known) return undefined
    }
    // An address that names its variant is a page of its own: it names itself as canonical.
    const path = visitor.variantInAddress
      ? variantAddress(url.pathname, visitor.variant)
      : url.pathname
    return `${visitor.variant} ${path}`
  }

  /** Answers at once, or not at all: `serve` then renders or compresses what is missing. */
  serveKept(request: IncomingMessage, response: ServerResponse, key: string): boolean {
    const page = this.cache.get(key)
    const form = page?.readyFormFor(request.headers['accept-encoding'])
    if (!page || !form) return false
    sendKept(request, response, page, form)
    return true
  }

  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    key: string | undefined,
    render: () => Promise<Response>,
  ): Promise<void> {
    let answer: Answer | undefined
    const page =
      key &&
      (this.cache.get(key) ??
        (await this.cache.make(key, async () => {
          answer = await this.#finish(await render())
          return answer.shared && answer.status === 200 ? new KeptPage(answer) : undefined
        })))
    if (page) {
      const form = await page.formFor(request.headers['accept-encoding'])
      return sendKept(request, response, page, form)
    }
    // A waiter on a page that turned out not to be shared renders its own.
    const rendered = answer ? undefined : await render()
    if (rendered?.body && readPagePolicy(rendered.headers).has('streamed'))
      return this.#stream(response, rendered, rendered.body)
    const own = answer ?? (rendered && (await this.#finish(rendered)))
    if (own) await this.#sendOwn(request, response, own)
  }

  async #stream(response: ServerResponse, rendered: Response, body: ReadableStream): Promise<void> {
    const headers: Record<string, string> = { ...this.#common }
    for (const [name, value] of rendered.headers)
      if (name !== PAGE_POLICY_HEADER.toLowerCase()) headers[name] = value
    response.writeHead(rendered.status, { ...headers, 'cache-control': 'no-store' })
    // Who stops listening ends the work behind it too.
    await pipeline(Readable.fromWeb(body as NodeReadableStream), response)
  }

  async #finish(rendered: Response): Promise<Answer> {
    const policy = readPagePolicy(rendered.headers)
    const body = Buffer.from(await rendered.arrayBuffer())
    const headers: Record<string, string> = { ...this.#common }
    for (const [name, value] of rendered.headers) {
      if (name !== PAGE_POLICY_HEADER.toLowerCase() && name !== 'set-cookie') headers[name] = value
    }
    if (policy.has('framed')) headers['X-Frame-Options'] = 'SAMEORIGIN'
    const cookies = rendered.headers.getSetCookie()
    if (cookies.length > 0) headers['set-cookie'] = cookies.join('\n')
    if (this.#options.contentSecurityPolicy && headers['content-type']?.startsWith('text/html')) {
      headers['content-security-policy'] = contentSecurityPolicy(
        body.toString(),
        permissionsFor(policy, this.#options.analyticsOrigin),
      )
    }
    // Shared pages differ by cookie and address, so a cache in between must ask us each time.
    headers['cache-control'] ??= policy.has('shared') ? 'no-cache' : 'no-store'
    headers.vary = 'Accept-Encoding, Cookie, Accept-Language'
    return {
      status: rendered.status,
      headers,
      body,
      shared: policy.has('shared') && cookies.length === 0,
    }
  }

  async #sendOwn(
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
  ): Promise<void> {
    const { 'set-cookie': cookies, ...headers } = answer.headers
    if (cookies) response.setHeader('Set-Cookie', cookies.split('\n'))
    let { body } = answer
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (
      encoding &&
      body.length > 1_000 &&
      /text|json|javascript|xml/.test(headers['content-type'] ?? '')
    ) {
      body = await compress(body, encoding, false)
      headers['content-encoding'] = encoding
    }
    if (answer.shared) headers.etag = etagOf(answer.body)
    headers['content-length'] = String(body.length)
    response.writeHead(answer.status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function permissionsFor(
  policy: Set<PagePolicy>,
  analyticsOrigin: string | undefined,
): PagePermissions {
  const own: PagePermissions = {
    ...(policy.has('payments') && paymentProvider),
    ...(policy.has('payment-redirects') && paymentRedirects),
    ...(policy.has('frames') && { frames: ["'self'"] }),
    ...(policy.has('framed') && { framed: true }),
  }
  if (!analyticsOrigin || !policy.has('analytics')) return own
  return {
    ...own,
    scripts: [...(own.scripts ?? []), analyticsOrigin],
    connects: [...(own.connects ?? []), analyticsOrigin],
    images: [...(own.images ?? []), analyticsOrigin],
  }
}

function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  form: PageForm,
): void {
  if (request.headers['if-none-match'] === page.etag) {
    response
      .writeHead(304, { ETag: page.etag, Vary: 'Accept-Encoding, Cookie, Accept-Language' })
      .end()
    return
  }
  response.writeHead(page.status, form.headers)
  response.end(request.method === 'HEAD' ? undefined : form.body)
}
