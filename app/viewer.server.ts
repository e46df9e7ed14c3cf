import type { RouterContextProvider } from 'react-router'
import { asPremium, type PremiumMember } from '~/modules/members/model'
import { requestFacts, services } from './context'

/**
 * The Premium member who asks, for public pages that show members more. Only a request that brought
 * a session cookie is looked up, and those pages are never kept; a look-up that fails makes the
 * request a visitor's.
 */
export async function premiumViewer(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PremiumMember | undefined> {
  const { hasSession, requestId } = context.get(requestFacts)
  if (!hasSession) return undefined
  const { auth, members, log } = context.get(services)
  try {
    const session = await auth.api.getSession({
      headers: request.headers,
      query: { disableRefresh: true },
    })
    return session ? asPremium(await members.byUid(session.user.id)) : undefined
  } catch (err) {
    log.error({ err, requestId }, 'reading who asks failed')
    return undefined
  }
}
