import type { MiddlewareFunction } from 'react-router'
import { PAGE_POLICY_HEADER, type PagePolicy } from '~/app/page-policy'

function allowing(policy: PagePolicy): MiddlewareFunction<Response> {
  return async (_args, next) => {
    const response = await next()
    response.headers.append(PAGE_POLICY_HEADER, policy)
    return response
  }
}

/** Shows other pages of ours in frames. */
export const showsFrames = allowing('frames')
/** May be shown in a frame of ours, and nobody else's. */
export const mayBeFramed = allowing('framed')
