import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Hosts a page may load from beyond our own; only pages that need them get them. */
export interface PagePermissions {
  scripts?: string[]
  frames?: string[]
  connects?: string[]
  images?: string[]
  forms?: string[]
  /** Our own pages may show it in a frame. */
  framed?: boolean
}

export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), interest-cohort=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  }
}

/**
 * Inline scripts are allowed by their hash, so that a kept page needs no nonce. Style attributes
 * carry the aspect ratios and delays React renders; they can't run anything.
 */
export function contentSecurityPolicy(html: string, permissions: PagePermissions = {}): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  const list = (own: string, more: string[] = []) => [own, ...more].join(' ')
  return [
    "default-src 'none'",
    `script-src ${list("'self'", [...new Set(scripts), ...(permissions.scripts ?? [])])}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${list("'self' data:", permissions.images)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", permissions.connects)}`,
    `frame-src ${permissions.frames?.join(' ') ?? "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `form-action ${list("'self'", permissions.forms)}`,
    "base-uri 'none'",
    `frame-ancestors ${permissions.framed ? "'self'" : "'none'"}`,
  ].join('; ')
}

/** Mail providers and the payment provider post from elsewhere; each proves itself by a signature. */
const SIGNED_BY_SENDER = /^\/(webhooks|cancelar-subscricao)\//

/** Browsers say where a request comes from; one that changes something must come from our pages. */
export function comesFromElsewhere(request: IncomingMessage, publicUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  if (SIGNED_BY_SENDER.test(request.url ?? '')) return false
  const site = request.headers['sec-fetch-site']
  if (site && site !== 'same-origin' && site !== 'none') return true
  const { origin, host } = request.headers
  if (!origin) return false
  const parsed = URL.parse(origin)
  return parsed === null || (parsed.host !== host && parsed.origin !== new URL(publicUrl).origin)
}
