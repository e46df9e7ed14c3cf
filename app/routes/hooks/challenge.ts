import { services } from '~/app/context'
import type { Route } from './+types/challenge'

export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await context.get(services).proofOfWork.challenge(), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
