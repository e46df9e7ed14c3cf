import { data } from 'react-router'
import { services } from '~/app/context'
import { mayBeFramed } from '~/app/middleware/own-frames'
import { permitted } from '~/app/middleware/require-staff'
import { variants } from '~/locales/variant'
import type { Route } from './+types/deal-mail-preview'

export const middleware: Route.MiddlewareFunction[] = [mayBeFramed]

/** The letter itself, as the send engine would write it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const by = permitted(context, 'deals:edit')
  const { deals, deliveries } = context.get(services)
  const variant = variants.find((known) => known === params.variant)
  const deal = variant && (await deals.preview(by, params.id))
  if (!deal) throw data(null, 404)
  const { html } = await deliveries.sample(by, deal, variant)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
