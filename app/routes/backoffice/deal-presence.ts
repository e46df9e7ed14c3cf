import { data } from 'react-router'
import type { Presence } from '~/app/blocks/backoffice/deals/use-keeping'
import { services } from '~/app/context'
import { permitted } from '~/app/middleware/require-staff'
import { clockTime } from '~/app/moments'
import type { Route } from './+types/deal-presence'

export async function action({ request, params, context }: Route.ActionArgs) {
  const by = permitted(context, 'deals:edit')
  const { deals } = context.get(services)
  const leaving = (await request.formData()).has('leave')
  if (leaving) {
    await deals.leave(by, params.id)
    return new Response(null, { status: 204 })
  }
  const seen = await deals.look(by, params.id)
  if (!seen) throw data(null, 404)
  const { others, edition, changed } = seen
  const body: Presence = { others, edition, who: changed.by, time: clockTime(changed.at) }
  return Response.json(body)
}
