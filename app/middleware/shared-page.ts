import type { MiddlewareFunction } from 'react-router'
import { PAGE_POLICY_HEADER } from '~/app/page-policy'

/**
 * Marks what every visitor of a variant sees alike; the server may keep it. Only these pages may
 * measure visits: those of one person never do.
 */
export const sharedPage: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  if (request.method === 'GET') response.headers.append(PAGE_POLICY_HEADER, 'shared analytics')
  return response
}
