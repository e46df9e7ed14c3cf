import { services } from '~/app/context'
import { recordsFile } from '~/app/records-file'
import type { Route } from './+types/records-by-link'

export async function loader({ params, context }: Route.LoaderArgs) {
  return recordsFile(await context.get(services).members.exportByLink(params.token))
}
