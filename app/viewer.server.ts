import { SESSION_COOKIE } from '~/modules/accounts/auth.server'
import { asPremium, type PremiumMember } from '~/modules/members/model'
import type { Services } from './services'

/**
 * The Premium member who asks, for public pages that show members more. Without a session cookie
 * nothing is looked up, so the page stays the same for all visitors; a look-up that fails makes the
 * request a visitor's.
 */
export async function premiumViewer(
  request: Request,
  { auth, members, log }: Services,
): Promise<PremiumMember | undefined> {
  if (!request.headers.get('Cookie')?.includes(`${SESSION_COOKIE}=`)) return undefined
  try {
    const session = await auth.api.getSession({
      headers: request.headers,
      query: { disableRefresh: true },
    })
    return session ? asPremium(await members.byUid(session.user.id)) : undefined
  } catch (err) {
    log.error({ err }, 'reading who asks failed')
    return undefined
  }
}
