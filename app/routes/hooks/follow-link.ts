import { redirect } from 'react-router'
import { services } from '~/app/context'
import type { Route } from './+types/follow-link'

/** A link of a mail: counted, marked on the member's delivery, then on to where the deal is sold. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const target = await context.get(services).deliveries.followLink(params.token)
  return redirect(target ?? '/', {
    status: 302,
    headers: {
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
