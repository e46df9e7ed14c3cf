import { chosenFile } from '~/app/chosen-file'
import type { Services } from '~/app/services'
import { type DraftFields, readDraft } from '~/modules/deals/draft-model'
import { dealChange } from '~/modules/deals/schema'
import type { DealAnswer, DealRefusal, FieldErrors } from '~/modules/deals/service.server'
import type { PictureRefusal } from '~/modules/pictures/model'
import type { Permit } from '~/modules/staff/model'
import type { Stale } from './use-keeping'

/** What the editor hears back; a refusal brings along what was typed, so that nothing is lost. */
export interface EditorResult {
  saved?: 'whole' | 'part'
  edition?: string
  refusal?: DealRefusal
  errors?: FieldErrors
  picture?: PictureRefusal
  typed?: DraftFields
  stale?: Stale
}

interface Outcome {
  /** Where the editor goes next; absent, the page itself answers. */
  to?: string
  result?: EditorResult
  status?: number
}

type Editor = Permit<'deals:edit'>

/** One press of a button on the editor's page: read, done by the service, turned into an answer. */
export async function changeDeal(
  services: Pick<Services, 'deals' | 'pictures'>,
  by: Editor,
  id: string,
  form: FormData,
): Promise<Outcome> {
  const { deals } = services
  const read = dealChange.safeParse({ intent: 'save', ...Object.fromEntries(form) })
  if (!read.success) return { status: 400 }
  const { intent, edition, reason } = read.data
  const seen = { edition }
  switch (intent) {
    case 'duplicate': {
      const copy = await deals.duplicate(by, id)
      return copy ? { to: `/admin/ofertas/${copy}` } : refused('unknown-deal')
    }
    case 'discard': {
      if (!(await deals.discard(by, id, seen))) return refused('changed-meanwhile')
      const still = await deals.open(by, id)
      return { to: still ? `/admin/ofertas/${id}` : '/admin/ofertas' }
    }
    case 'unschedule':
      return answered(await deals.unschedule(by, id, seen), id)
    case 'withdraw':
      return answered(await deals.withdraw(by, id, seen, reason), id)
    case 'expire':
      return answered(await deals.expire(by, id, seen), id)
    case 'review':
      return write(services, by, id, form, true)
    default:
      return write(services, by, id, form, false)
  }
}

function refused(refusal: NonNullable<EditorResult['refusal']>): Outcome {
  return { result: { refusal }, status: refusal === 'unknown-deal' ? 404 : 409 }
}

function answered(answer: DealAnswer, id: string): Outcome {
  return answer.ok ? { to: `/admin/ofertas/${id}` } : refused(answer.reason)
}

/** The whole sheet: kept, or made the deal; the picture that came along goes first. */
async function write(
  { deals, pictures }: Pick<Services, 'deals' | 'pictures'>,
  by: Editor,
  id: string,
  form: FormData,
  thenReview: boolean,
): Promise<Outcome> {
  const fields = readDraft(form)
  const file = await chosenFile(form, 'picture')
  const upload = file && (await pictures.add(by, file))
  if (upload?.ok) fields.image = upload.path
  const picture = upload && !upload.ok ? { picture: upload.reason } : {}
  const seen = { edition: String(form.get('overwrite') ?? form.get('edition')) }
  if (thenReview) {
    const kept = await deals.keep(by, id, fields, seen)
    if (!kept.ok) return { result: { refusal: kept.reason, typed: fields }, status: 409 }
    if (upload && !upload.ok) return { result: { ...picture, edition: kept.edition }, status: 400 }
    return { to: `/admin/ofertas/${id}/publicar` }
  }
  const saved = await deals.save(by, id, fields, seen)
  if (!saved.ok && saved.reason !== 'incomplete')
    return { result: { refusal: saved.reason, typed: fields, ...picture }, status: 409 }
  const { edition } = (await deals.open(by, id)) ?? {}
  if (saved.ok) return { result: { saved: 'whole', edition, ...picture } }
  return { result: { saved: 'part', edition, errors: saved.errors, ...picture } }
}
