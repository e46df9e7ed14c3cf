import type { Permit } from '~/modules/staff/model'
import { announceContentChange, type Transaction } from '~/platform/database.server'
import { plainText, sanitiseHtml } from '~/platform/sanitise.server'
import { type DealParts, sanitised } from './changes.server'
import { type Draft, removeDraft } from './desk-store.server'
import { type DraftField, type DraftFields, draftOf } from './draft-model'
import { type Deal, type DealContent, dealState, type TransitionRefusal } from './model'
import { type DealFieldError, dealForm } from './schema'
import * as store from './store.server'

export type DealRefusal = TransitionRefusal | 'unknown-deal' | 'changed-meanwhile' | 'incomplete'
export type FieldErrors = Partial<Record<DraftField, DealFieldError | 'time-is-past'>>
export type DealAnswer =
  | { ok: true; deal: Deal }
  | { ok: false; reason: DealRefusal; errors?: FieldErrors }

/** Undoes what the transaction has done so far and becomes its answer. */
export class Refused extends Error {
  readonly answer: Extract<DealAnswer, { ok: false }>

  constructor(reason: DealRefusal, errors?: FieldErrors) {
    super(reason)
    this.answer = { ok: false, reason, ...(errors && { errors }) }
  }
}

/** What is typed about a deal becomes the deal, if it is complete; without a draft it is already. */
export async function completeDraft(
  parts: DealParts,
  tx: Transaction,
  by: Permit<'deals:edit'>,
  before: Deal | undefined,
  draft: Draft | undefined,
): Promise<DealAnswer> {
  if (!draft) return before ? { ok: true, deal: before } : { ok: false, reason: 'unknown-deal' }
  const parsed = dealForm.safeParse(draft.fields)
  if (!parsed.success)
    return { ok: false, reason: 'incomplete', errors: fieldErrors(parsed.error.issues) }
  const content = sanitised(parsed.data)
  const now = parts.clock.now()
  if (before && endsTooEarly(before, content, now))
    return { ok: false, reason: 'ends-before-it-begins' }
  const deal = before
    ? await store.saveDeal(tx, draft.id, { ...content, changedBy: by.name }, now)
    : await store.insertDeal(tx, { ...content, ...unpublished, id: draft.id, now })
  await removeDraft(tx, draft.id)
  if (deal.status === 'published') await announceContentChange(tx)
  await parts.audit.record(tx, by, {
    action: before ? 'deal-changed' : 'deal-written',
    subject: { kind: 'deal', id: draft.id },
    ...difference(before && draftOf(before), draftOf(deal)),
  })
  return { ok: true, deal }
}

const unpublished = {
  status: 'draft',
  scheduledFor: null,
  publishedAt: null,
  withdrawnAt: null,
} as const

function endsTooEarly(before: Deal, { expiresAt }: DealContent, now: Date): boolean {
  const waits = dealState(before, now) === 'scheduled'
  return waits && before.scheduledFor !== null && expiresAt <= before.scheduledFor
}

/** Only what differs, so that the log tells what was changed. */
function difference(before: DraftFields | undefined, after: DraftFields) {
  if (!before) return { after }
  const names = Object.keys(after) as DraftField[]
  const changed = names.filter((name) => String(before[name]) !== String(after[name]))
  const pick = (fields: DraftFields) =>
    Object.fromEntries(changed.map((name) => [name, fields[name]]))
  return { before: pick(before), after: pick(after) }
}

export function fieldErrors(issues: { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues)
    errors[path[0] as DraftField] ??= message as DealFieldError
  return errors
}

/** What is kept of rich text is safe from the beginning; an empty paragraph is no text. */
export function harmless(fields: DraftFields): DraftFields {
  const text = (html = '') => (plainText(html) === '' ? '' : sanitiseHtml(html))
  return { ...fields, detailsPT: text(fields.detailsPT), detailsBR: text(fields.detailsBR) }
}
