import { requestFacts } from '~/app/context'
import type { Route } from './+types/user-region'

/** SPEC §7. An unknown or private address is a failed look-up, which callers treat as such. */
export function loader({ context }: Route.LoaderArgs) {
  const { region } = context.get(requestFacts)
  if (!region) return Response.json({ error: 'region-unknown' }, { status: 404 })
  return Response.json({ region })
}
