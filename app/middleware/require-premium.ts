import { type MiddlewareFunction, redirect } from 'react-router'
import { premiumMember, viewer } from '~/app/context'
import { asPremium } from '~/modules/members/model'

/**
 * SPEC §4: Premium, Active and verified, decided from the record on every request, page or data.
 * Whoever could not be looked up is nobody, so a check that fails counts as not allowed.
 */
export const requirePremium: MiddlewareFunction<Response> = async ({ context }, next) => {
  const member = asPremium(context.get(viewer)?.member)
  if (!member) throw redirect('/unauthorized')
  context.set(premiumMember, member)
  return next()
}
