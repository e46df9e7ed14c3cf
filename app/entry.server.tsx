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

/**
 * What is seen comes first. Until the page has loaded, or somebody touches it, its scripts lie in a
 * template, where a browser neither fetches nor runs them; links and forms need none.
 */
function scriptsLast(page: string): string {
  const preloads: string[] = []
  const rest = page.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.push(link)
    return ''
  })
  return rest.replace(
    /<script type="module" async="">[\s\S]*?<\/script>/,
    (script) => `<template>${preloads.join('')}${script}</template><script>${BEGIN}</script>`,
  )
}

/** Leaves the document as React rendered it. The frame after `load` shows what has just arrived. */
const BEGIN = `(({currentScript:own,head},touches)=>{
const later=own.previousElementSibling
const begin=()=>{
if(!later.isConnected)return
head.append(...later.content.querySelectorAll('link'))
later.replaceWith(later.content)
own.remove()}
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(begin)))
for(const touch of touches)addEventListener(touch,begin,{capture:true,passive:true,once:true})
})(document,['pointerdown','keydown','touchstart'])`
