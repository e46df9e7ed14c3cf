import type { Kept } from '~/app/blocks/backoffice/deals/use-keeping'
import { chosenFile } from '~/app/chosen-file'
import { services } from '~/app/context'
import { permitted } from '~/app/middleware/require-staff'
import { clockTime } from '~/app/moments'
import { readDraft } from '~/modules/deals/draft-model'
import type { Route } from './+types/deal-draft'

export async function action({ request, params, context }: Route.ActionArgs) {
  const by = permitted(context, 'deals:edit')
  const { deals, pictures } = context.get(services)
  const form = await request.formData()
  const fields = readDraft(form)
  const file = await chosenFile(form, 'picture')
  const upload = file && (await pictures.add(by, file))
  if (upload?.ok) fields.image = upload.path
  const kept = await deals.keep(by, params.id, fields, { edition: String(form.get('edition')) })
  if (!kept.ok) {
    const open = await deals.open(by, params.id)
    const changed = open && { who: open.changed.by, time: clockTime(open.changed.at) }
    const body: Kept = { ok: false, reason: kept.reason, edition: open?.edition, ...changed }
    return Response.json(body, { status: open ? 409 : 404 })
  }
  const body: Kept = { ok: true, edition: kept.edition, time: clockTime(kept.at) }
  if (upload?.ok) body.image = upload.path
  if (upload && !upload.ok) body.picture = upload.reason
  return Response.json(body)
}
