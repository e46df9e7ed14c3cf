import { rememberPurchase } from '~/app/blocks/purchase-cookie'
import { requestFacts, services, viewer } from '~/app/context'
import { REFERRAL_COOKIE, readCookie } from '~/app/cookies'
import { variants } from '~/locales/variant'
import type { Route } from './+types/checkout-reference'

/** What the hosted table is told about a visitor; public pages are kept, so they can't carry it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { clientAddress, variant } = context.get(requestFacts)
  const { billing, promotions } = context.get(services)
  const given = await billing.referenceFor({
    market: variants.find((each) => each === form.get('market')) ?? variant,
    page: String(form.get('page') ?? '').slice(0, 30),
    viewerUid: context.get(viewer)?.member.uid,
    clientAddress,
  })
  if (!given) return Response.json({ error: 'too-many-attempts' }, { status: 429 })
  await promotions.checkoutOpened(given.reference, readCookie(request, REFERRAL_COOKIE))
  return Response.json(given, {
    headers: { 'Cache-Control': 'no-store', 'Set-Cookie': rememberPurchase(given.reference) },
  })
}
