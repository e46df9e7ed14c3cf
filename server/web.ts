import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { requestFacts, services } from '~/app/context'
import { STAFF_COOKIE } from '~/app/cookies'
import { SESSION_COOKIE } from '~/modules/accounts/auth.server'
import { openRegions } from '~/platform/region.server'
import { noteVisit } from './article-visits'
import { type Assets, loadAssets } from './assets'
import type { Club } from './compose'
import { operationsRoutes } from './operations'
import { Pages } from './pages'
import { comesFromElsewhere, securityHeaders } from './security'
import { cookieValue, createVisitorReader, type Visitor } from './visitor'

const BODY_LIMIT = 256 * 1024
/** Pictures and member lists of the team; a stranger's request is cut off at the usual limit. */
const STAFF_BODY_LIMIT = 32 * 1024 * 1024
const METHODS = new Set(['GET', 'HEAD', 'POST'])

export interface WebServer {
  server: Server
  pages: Pages
}

/** Vite, while developing: it serves the browser's modules and says when a request is not its own. */
export interface DevelopmentServer {
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void
}

interface Arrival {
  visitor: Visitor
  requestId: string
  key: string | undefined
}

/** The HTTP front: built files and kept pages are answered before any framework is entered. */
export async function createWebServer(
  club: Club,
  loadPages: () => Promise<ServerBuild>,
  development?: DevelopmentServer,
): Promise<WebServer> {
  const { config, log } = club
  const { articleViews } = club.services
  const headers = securityHeaders(config.publicUrl)
  const assets: Assets = development
    ? { serve: () => false }
    : await loadAssets(path.resolve('build/client'), headers)
  const pages = new Pages(headers, {
    contentSecurityPolicy: !development,
    analyticsOrigin: config.analytics && new URL(config.analytics.src).origin,
  })
  await club.onContentChange(() => pages.cache.clear())
  const readVisitor = createVisitorReader({
    trustProxy: config.trustProxy,
    regions: openRegions(),
    sessionCookie: SESSION_COOKIE,
  })

  const { origin } = new URL(config.publicUrl)
  // `comesFromElsewhere` has judged the origin before the framework is entered.
  const allowedActionOrigins = ['**']
  const handler = createRequestHandler(
    development ? loadPages : { ...(await loadPages()), allowedActionOrigins },
    development ? 'development' : 'production',
  )
  const operations = new Hono().route('/', operationsRoutes(club))
  const operationsListener = getRequestListener(operations.fetch, { overrideGlobalObjects: false })

  const render = (request: Request, { visitor, requestId }: Arrival) => {
    const context = new RouterContextProvider()
    context.set(services, club.services)
    context.set(requestFacts, {
      requestId,
      variant: visitor.variant,
      clientAddress: visitor.address,
      region: visitor.region,
      hasSession: visitor.hasSession,
    })
    return handler(request, context)
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/'
    // Joined, not resolved: "//host/" is a path here, never another authority.
    const url = target.startsWith('/') ? URL.parse(origin + target) : null
    if (!url) return plain(response, 400, 'Bad Request')
    if (!METHODS.has(request.method ?? '')) {
      response.setHeader('Allow', 'GET, HEAD, POST')
      return plain(response, 405, 'Method Not Allowed')
    }
    if (assets.serve(request, response, url.pathname)) return
    if (development && (await servedBy(development, request, response))) return
    const visitor = readVisitor(request, url.pathname, url.searchParams)
    const key = development ? undefined : pages.keyFor(request, visitor, url)
    if (key && pages.serveKept(request, response, key))
      return noteVisit(articleViews, request, url.pathname, visitor.variant)

    if (comesFromElsewhere(request, config.publicUrl)) return plain(response, 403, 'Forbidden')
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      const clean = `/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.search}`
      return plain(response, 308, '', { Location: clean })
    }
    if (operations.routes.some((route) => route.path === url.pathname)) {
      return operationsListener(request, response)
    }
    const body =
      request.method === 'POST' ? await readBody(request, await bodyLimit(request, url)) : undefined
    if (body === 'too-large')
      return plain(response, 413, 'Payload Too Large', { Connection: 'close' })
    const arrival = { visitor, requestId: randomUUID(), key }
    response.setHeader('X-Request-Id', arrival.requestId)
    await pages.serve(request, response, key, () => render(toRequest(request, url, body), arrival))
    if (response.statusCode < 400) noteVisit(articleViews, request, url.pathname, visitor.variant)
    log.info(
      {
        requestId: arrival.requestId,
        method: request.method,
        status: response.statusCode,
        path: loggablePath(url),
      },
      'request',
    )
  }

  async function bodyLimit(request: IncomingMessage, url: URL): Promise<number> {
    if (!url.pathname.startsWith('/admin/')) return BODY_LIMIT
    const token = cookieValue(request.headers.cookie ?? '', STAFF_COOKIE)
    const { stage } = await club.services.staff.recognise(token)
    return stage === 'staff' ? STAFF_BODY_LIMIT : BODY_LIMIT
  }

  /** The way most requests go: no query, no session, a page that is kept. Nothing is parsed. */
  function answeredAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request
    if (request.method !== 'GET' || development || url.includes('?')) return false
    const visitor = readVisitor(request, url)
    if (visitor.hasSession) return false
    const served = pages.serveKept(request, response, `${visitor.variant} ${url}`)
    if (served) {
      club.metrics.keptPageServed()
      noteVisit(articleViews, request, url, visitor.variant)
    }
    return served
  }

  const server = createServer({
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 20_000,
  })
  server.maxRequestsPerSocket = 0
  server.on('request', (request, response) => {
    if (answeredAtOnce(request, response)) return
    const ended = club.metrics.requestStarted()
    response.once('close', () => ended(response.statusCode))
    answer(request, response).catch((err) => {
      log.error({ err }, 'answering a request failed')
      if (!response.headersSent) plain(response, 500, 'Internal Server Error')
      else response.destroy()
    })
  })
  return { server, pages }
}

function servedBy(
  development: DevelopmentServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(true))
    development.middleware(request, response, () => resolve(false))
  })
}

/** A token in a path is a secret: the log keeps the route, not the address. */
function loggablePath(url: URL): string {
  return url.pathname.replace(
    /\/(verificar|definir-senha|preferencias|cancelar-subscricao|confirmar-perfil|compra|oferta|ir|convite)\/[^/]+?(?=\.data$|\/|$)/,
    '/$1/…',
  )
}

function plain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text)
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 'too-large'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too-large'
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return 'too-large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function toRequest(incoming: IncomingMessage, url: URL, body: Buffer | undefined): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value))
  }
  return new Request(url, {
    method: incoming.method === 'HEAD' ? 'GET' : incoming.method,
    headers,
    body: body as BodyInit | undefined,
  })
}
