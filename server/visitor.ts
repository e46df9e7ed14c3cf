import type { IncomingMessage } from 'node:http'
import { salesPages } from '~/app/public-pages'
import { decideVariant } from '~/locales/decide-variant'
import { VARIANT_NAME, type Variant, variantAskedBy, variants } from '~/locales/variant'
import type { Regions } from '~/platform/region.server'

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
  /** The address itself names the variant, as those given to search engines do. */
  variantInAddress: boolean
  hasSession: boolean
}

/** Without `query`, the request's address is known to have none. */
export function createVisitorReader(options: {
  trustProxy: boolean
  regions: Regions
  sessionCookie: string
}): (request: IncomingMessage, pathname: string, query?: URLSearchParams) => Visitor {
  return (request, pathname, query) => {
    const { headers } = request
    const address = clientAddress(request, options.trustProxy)
    const region = regionOf(request, address, options)
    const cookies = headers.cookie ?? ''
    const asked = query && variantAskedBy(query)
    return {
      address,
      region,
      variant: decideVariant({
        chosen: variantOfPage(pathname) ?? asked ?? cookieValue(cookies, VARIANT_NAME),
        region,
        acceptLanguage: headers['accept-language'],
      }),
      variantInAddress: asked !== undefined,
      hasSession: cookies.includes(`${options.sessionCookie}=`),
    }
  }
}

/** A page written for one country is in its variant, whoever looks; so is the router's data of it. */
function variantOfPage(pathname: string): Variant | undefined {
  // The router does not tell capitals apart.
  const path = pathname.toLowerCase().replace(/\.data$/, '')
  // The team works in one language (decision 0016).
  if (/^\/admin(\/|$)/.test(path)) return 'PT'
  return variants.find((variant) => salesPages[variant] === path)
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

export function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name) return value
  }
  return undefined
}
