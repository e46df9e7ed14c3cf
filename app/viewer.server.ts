import { asPremium, type PremiumMember } from '~/modules/members/model'
import type { Viewer } from './context'
import type { Services } from './services'

/** The Premium member who asks, for public pages that show members more. */
export async function premiumViewer(
  viewer: Viewer | null,
  { members, log }: Services,
): Promise<PremiumMember | undefined> {
  if (!viewer) return undefined
  try {
    return asPremium(await members.byUid(viewer.uid))
  } catch (err) {
    log.error({ err }, 'reading who asks failed')
    return undefined
  }
}
