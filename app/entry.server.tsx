import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { requestFacts, services } from './context'
import { VariantProvider } from './texts'

/** Whole pages, not streams: the server hashes their scripts and keeps them compressed. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { variant } = context.get(requestFacts)
  return new Promise((resolve, reject) => {
    let finalStatus = status
    const { pipe } = renderToPipeableStream(
      <VariantProvider value={variant}>
        <ServerRouter context={routerContext} url={request.url} />
      </VariantProvider>,
      {
        async onAllReady() {
          const stream = new PassThrough()
          pipe(stream)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          const page = scriptsLast(await text(stream))
          resolve(new Response(page, { status: finalStatus, headers }))
        },
        onShellError: reject,
        onError: () => {
          finalStatus = 500
        },
      },
    )
  })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return
  const { requestId } = context.get(requestFacts)
  context.get(services).log.error({ err: error, requestId }, 'a route failed')
}

/** A page reads well before its scripts run: they let the styles, the fonts and the picture pass. */
function scriptsLast(page: string): string {
  return page.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  )
}
