/**
 * How a route tells the server what may be done with its answer. The server reads and removes the
 * header; it never reaches a browser.
 */
export const PAGE_POLICY_HEADER = 'X-Page-Policy'

/**
 * `shared`: the same for every visitor of a variant. `payments`, `analytics`: that provider's hosts
 * are allowed. `payment-redirects`: a form may lead to the payment provider. `frames`: shows pages of
 * our own in frames. `framed`: may be shown in such a frame. `streamed`: a file that may be larger than
 * memory; it goes out as it is made.
 */
export type PagePolicy =
  | 'shared'
  | 'payments'
  | 'payment-redirects'
  | 'analytics'
  | 'frames'
  | 'framed'
  | 'streamed'

export function readPagePolicy(headers: Headers): Set<PagePolicy> {
  const named = headers.get(PAGE_POLICY_HEADER)?.split(/[\s,]+/) ?? []
  return new Set(named.filter(Boolean) as PagePolicy[])
}
