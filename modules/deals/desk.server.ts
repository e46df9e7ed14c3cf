import { randomUUID } from 'node:crypto'
import type { DealParts } from './changes.server'
import * as desk from './desk-store.server'
import { type DraftFields, draftOf, editionOf } from './draft-model'
import {
  completeDraft,
  type DealAnswer,
  type DealRefusal,
  type FieldErrors,
  fieldErrors,
  Refused,
} from './handing-over.server'
import { createHolding, type Editor, type Seen } from './holding.server'
import {
  type Deal,
  type DealStatus,
  dealState,
  expire,
  publish,
  schedule,
  unschedule,
  withdraw,
} from './model'
import { asPublishedNow, roughContent } from './rough-content.server'
import { dealForm } from './schema'
import * as store from './store.server'
import { type DealWarning, warningsAbout } from './warnings.server'

/** A deal on an editor's desk: what is typed about it, and what it is for everybody else. */
export interface OpenDeal {
  id: string
  fields: DraftFields
  edition: string
  /** Absent until it is complete enough to be a deal. */
  deal: Deal | undefined
  state: DealStatus
  /** Something is typed that readers do not see. */
  pending: boolean
  changed: { by: string | null; at: Date }
}

export interface Review extends OpenDeal {
  /** What keeps it from being published, by field. */
  errors: FieldErrors
  warnings: DealWarning[]
  sameRoute: Pick<Deal, 'id' | 'title' | 'publishedAt'>[]
  /** As it would be if it were published now. */
  ready: Deal | undefined
}

/** The team's side: everything here needs leave and is written down. */
export interface DealDesk {
  list(
    by: Editor,
    filter: desk.DeskFilter,
  ): Promise<{ rows: desk.DeskRow[]; next: string | undefined }>
  /** An empty sheet; its id is the one the deal will have. */
  begin(by: Editor): Promise<string>
  duplicate(by: Editor, id: string): Promise<string | undefined>
  open(by: Editor, id: string): Promise<OpenDeal | undefined>
  /** Says that this editor is here; answers who else is, and the newest edition. */
  look(
    by: Editor,
    id: string,
  ): Promise<{ others: string[]; edition: string; changed: OpenDeal['changed'] } | undefined>
  leave(by: Editor, id: string): Promise<void>
  /** Keeps what is being typed, however unfinished; nobody but the team sees it. */
  keep(
    by: Editor,
    id: string,
    fields: DraftFields,
    seen: Seen,
  ): Promise<{ ok: true; edition: string; at: Date } | { ok: false; reason: DealRefusal }>
  /** Makes what is typed the deal; what is incomplete is kept, and refused as such. */
  save(by: Editor, id: string, fields: DraftFields, seen: Seen): Promise<DealAnswer>
  /** Drops what is typed; a deal that never was complete is gone. */
  discard(by: Editor, id: string, seen: Seen): Promise<boolean>
  /** As readers would see it, with gaps where nothing is written. */
  preview(by: Editor, id: string): Promise<Deal | undefined>
  review(by: Editor, id: string): Promise<Review | undefined>
  publish(by: Editor, id: string, seen?: Seen): Promise<DealAnswer>
  schedule(by: Editor, id: string, at: Date, seen?: Seen): Promise<DealAnswer>
  unschedule(by: Editor, id: string, seen?: Seen): Promise<DealAnswer>
  withdraw(by: Editor, id: string, seen?: Seen, reason?: string): Promise<DealAnswer>
  /** The airline corrected its mistake before the time we expected. */
  expire(by: Editor, id: string, seen?: Seen): Promise<DealAnswer>
}

const PAGE = 30
/** An editor who has not been heard of for this long has gone. */
const PRESENCE_MS = 45_000
const SAME_ROUTE_MS = 14 * 86_400_000
const firstSheet: DraftFields = { kind: 'deal', plan: 'Premium', currency: 'EUR', cabin: 'economy' }

export function createDesk(parts: DealParts): DealDesk {
  const { db, clock, audit } = parts
  const { hold, onlyNewest, change, write } = createHolding(parts)

  async function found(id: string): Promise<OpenDeal | undefined> {
    if (!store.isId(id)) return undefined
    const [deal, draft] = await Promise.all([store.findDeal(db, id), desk.findDraft(db, id)])
    if (!deal && !draft) return undefined
    return {
      id,
      fields: draft?.fields ?? (deal ? draftOf(deal) : {}),
      edition: editionOf(deal, draft),
      deal,
      state: deal ? dealState(deal, clock.now()) : 'draft',
      pending: draft !== undefined,
      changed: draft
        ? { by: draft.editedBy, at: draft.updatedAt }
        : { by: deal?.changedBy ?? null, at: deal?.updatedAt ?? clock.now() },
    }
  }

  async function newSheet(by: Editor, fields: DraftFields, action: string, from?: string) {
    const id = randomUUID()
    await db.transaction(async (tx) => {
      await desk.writeDraft(tx, { id, fields, editedBy: by.name, now: clock.now() })
      const after = from ? { from } : undefined
      await audit.record(tx, by, { action, subject: { kind: 'deal', id }, ...(after && { after }) })
    })
    return id
  }

  return {
    async list(_by, filter) {
      const found = await desk.listDesk(db, filter, clock.now(), PAGE + 1)
      const shown = found.slice(0, PAGE)
      return {
        rows: shown.map(({ row }) => row),
        next: found.length > PAGE ? shown.at(-1)?.key : undefined,
      }
    },
    begin: (by) => newSheet(by, firstSheet, 'deal-begun'),
    async duplicate(by, id) {
      const source = await found(id)
      if (!source) return undefined
      return newSheet(by, { ...source.fields, expiresAt: '' }, 'deal-duplicated', id)
    },
    open: (_by, id) => found(id),
    async look(by, id) {
      const open = await found(id)
      if (!open) return undefined
      const others = await desk.meetEditors(db, id, by, clock.now(), PRESENCE_MS)
      return { others, edition: open.edition, changed: open.changed }
    },
    async leave(by, id) {
      if (store.isId(id)) await desk.leaveDesk(db, id, by.id)
    },
    keep: (by, id, fields, seen) =>
      write(by, id, fields, seen, ({ deal, draft }) => ({
        ok: true as const,
        edition: editionOf(deal, draft),
        at: draft.updatedAt,
      })),
    save: (by, id, fields, seen) =>
      write(by, id, fields, seen, ({ tx, deal, draft }) =>
        completeDraft(parts, tx, by, deal, draft),
      ),
    async discard(by, id, seen) {
      const answer = await hold(id, async (held) => {
        const { tx, draft } = held
        if (!draft) throw new Refused('unknown-deal')
        onlyNewest(seen, held)
        await desk.removeDraft(tx, id)
        await audit.record(tx, by, {
          action: 'draft-discarded',
          subject: { kind: 'deal', id },
          before: draft.fields,
        })
        return { ok: true as const }
      })
      return answer.ok
    },
    async preview(_by, id) {
      const open = await found(id)
      if (!open) return undefined
      const now = clock.now()
      return asPublishedNow(id, roughContent(open.fields, now), now)
    },
    async review(_by, id) {
      const open = await found(id)
      if (!open) return undefined
      const now = clock.now()
      const parsed = dealForm.safeParse(open.fields)
      const rough = roughContent(open.fields, now)
      const since = new Date(now.getTime() - SAME_ROUTE_MS)
      const sameRoute = await desk.listSameRoute(db, rough, id, since)
      const errors = parsed.success ? {} : fieldErrors(parsed.error.issues)
      if (parsed.success && parsed.data.expiresAt <= now) errors.expiresAt = 'time-is-past'
      const content = Object.keys(errors).length === 0 ? parsed.data : undefined
      return {
        ...open,
        errors,
        sameRoute,
        warnings: content ? warningsAbout(content, now, { sameRoute: sameRoute.length }) : [],
        ready: content && asPublishedNow(id, content, now),
      }
    },
    publish: (by, id, seen = {}) =>
      change(by, id, seen, publish, { action: 'deal-published', begins: true }),
    schedule: (by, id, at, seen = {}) =>
      change(by, id, seen, (deal, now) => schedule(deal, at, now), {
        action: 'deal-scheduled',
        begins: true,
      }),
    unschedule: (by, id, seen = {}) =>
      change(by, id, seen, unschedule, { action: 'deal-unscheduled' }),
    withdraw: (by, id, seen = {}, reason = '') =>
      change(by, id, seen, withdraw, { action: 'deal-withdrawn', reason }),
    expire: (by, id, seen = {}) => change(by, id, seen, expire, { action: 'deal-expired' }),
  }
}
