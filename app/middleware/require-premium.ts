import { type MiddlewareFunction, redirect } from 'react-router'
import { premiumMember, requestFacts, services, viewer } from '~/app/context'
import { asPremium, type PremiumMember } from '~/modules/members/model'

/**
 * SPEC §4: Premium, Active and verified, decided from the record on every request, page or data.
 * A check that fails counts as not allowed.
 */
export const requirePremium: MiddlewareFunction<Response> = async ({ context }, next) => {
  let member: PremiumMember | undefined
  try {
    const uid = context.get(viewer)?.uid
    const found = uid === undefined ? undefined : await context.get(services).members.byUid(uid)
    member = found && asPremium(found)
  } catch (err) {
    const { requestId } = context.get(requestFacts)
    context.get(services).log.error({ err, requestId }, 'the Premium check failed')
  }
  if (!member) throw redirect('/unauthorized')
  context.set(premiumMember, member)
  return next()
}
