import { premiumMember, services } from '~/app/context'
import { recordsFile } from '~/app/records-file'
import type { Route } from './+types/personal-records'

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = context.get(premiumMember)
  return recordsFile(await context.get(services).members.exportOf(uid))
}
