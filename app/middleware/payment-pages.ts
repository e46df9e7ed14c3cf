import type { MiddlewareFunction } from 'react-router'
import { services } from '~/app/context'
import { PAGE_POLICY_HEADER, type PagePolicy } from '~/app/page-policy'

/** Where the provider is used, and only when there is one, its hosts are allowed. */
function allowing(policy: PagePolicy): MiddlewareFunction<Response> {
  return async ({ context }, next) => {
    const response = await next()
    if (context.get(services).config.stripe) response.headers.append(PAGE_POLICY_HEADER, policy)
    return response
  }
}

/** Shows the provider's own table. */
export const paymentTable = allowing('payments')
/** Has a form that leads to a page of the provider's. */
export const paymentRedirects = allowing('payment-redirects')
