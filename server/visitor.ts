import type { IncomingMessage } from 'node:http'
import { decideVariant, variantOfPage } from '~/locales/decide-variant'
import type { Variant } from '~/locales/variant'
import type { Regions } from '~/platform/region.server'

export const VARIANT_COOKIE = 'variante'

/** Country headers that the usual proxies set; believed only when TRUST_PROXY is on. */
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-client-region',
  'x-country-code',
]

export interface Visitor {
  address: string
  region: string | undefined
  variant: Variant
  hasSession: boolean
}

export function createVisitorReader(options: {
  trustProxy: boolean
  regions: Regions
  sessionCookie: string
}): (request: IncomingMessage, pathname: string) => Visitor {
  return (request, pathname) => {
    const { headers } = request
    const address = clientAddress(request, options.trustProxy)
    const region = regionOf(request, address, options)
    const cookies = headers.cookie ?? ''
    return {
      address,
      region,
      variant: decideVariant({
        chosen: variantOfPage(pathname) ?? cookieValue(cookies, VARIANT_COOKIE),
        region,
        acceptLanguage: headers['accept-language'],
      }),
      hasSession: cookies.includes(`${options.sessionCookie}=`),
    }
  }
}

/** The last hop is the one our own proxy wrote; anything before it is the client's claim. */
function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
    ?.split(',')
    .at(-1)
    ?.trim()
  return last || (request.socket.remoteAddress ?? 'unknown')
}

function regionOf(
  request: IncomingMessage,
  address: string,
  options: { trustProxy: boolean; regions: Regions },
): string | undefined {
  if (options.trustProxy) {
    for (const name of COUNTRY_HEADERS) {
      const value = request.headers[name]
      if (typeof value === 'string' && /^[A-Z]{2}$/.test(value) && value !== 'XX') return value
    }
  }
  return options.regions.regionOf(address)
}

function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name) return value
  }
  return undefined
}
