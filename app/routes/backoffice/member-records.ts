import { services } from '~/app/context'
import { permitted } from '~/app/middleware/require-staff'
import { recordsFile } from '~/app/records-file'
import type { Route } from './+types/member-records'

export async function action({ params, context }: Route.ActionArgs) {
  const by = permitted(context, 'members:change')
  return recordsFile(await context.get(services).members.desk.exportOf(by, params.uid))
}
