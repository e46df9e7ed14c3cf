import type { MiddlewareFunction } from 'react-router'
import { requestFacts, services, viewer } from '~/app/context'
import { PAGE_POLICY_HEADER, readPagePolicy } from '~/app/page-policy'

/**
 * Finds out who is asking, when a session cookie says it is somebody. A failing look-up makes the
 * request a visitor's: public pages go on, and every gate stays shut.
 */
export const readSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { hasSession, requestId } = context.get(requestFacts)
  if (!hasSession) return next()
  const { accounts, members, log } = context.get(services)
  let cookies: string[] = []
  try {
    const session = await accounts.sessionOf(request.headers)
    cookies = session.cookies
    const member = session.owner && (await members.byUid(session.owner.uid))
    if (session.owner && member) {
      context.set(viewer, { sessionId: session.owner.sessionId, member })
    }
  } catch (err) {
    log.error({ err, requestId }, 'reading a session failed')
  }
  const response = await next()
  notShared(response.headers)
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

/** What carries a person's name is theirs alone, whatever the route says. */
function notShared(headers: Headers): void {
  const policy = readPagePolicy(headers)
  policy.delete('shared')
  headers.set(PAGE_POLICY_HEADER, [...policy].join(' '))
}
