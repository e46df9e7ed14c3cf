import type { Permit } from '~/modules/staff/model'
import type { Transaction } from '~/platform/database.server'
import { carryOut, type DealParts } from './changes.server'
import * as desk from './desk-store.server'
import { type DraftFields, editionOf } from './draft-model'
import { completeDraft, type DealAnswer, harmless, Refused } from './handing-over.server'
import {
  type Deal,
  type DealHistory,
  type DealStatus,
  dealState,
  type Transition,
  type TransitionRefusal,
} from './model'
import * as store from './store.server'

export type Editor = Permit<'deals:edit'>

/** Which edition the editor was looking at; a newer one refuses the change. */
export interface Seen {
  edition?: string | undefined
}

interface Held {
  tx: Transaction
  deal: Deal | undefined
  draft: desk.Draft | undefined
}

/** Every way an editor changes a deal goes through here: it is held, and the edition they saw is asked. */
export function createHolding(parts: DealParts) {
  const { db, clock, audit } = parts

  /** The deal, held until the change is committed: of two hands on one edition one wins. */
  async function hold<Answer>(
    id: string,
    act: (held: Held) => Promise<Answer>,
  ): Promise<Answer | Extract<DealAnswer, { ok: false }>> {
    if (!store.isId(id)) return { ok: false, reason: 'unknown-deal' }
    try {
      return await db.transaction(async (tx) => {
        await desk.holdDeal(tx, id)
        const deal = await store.lockDeal(tx, id)
        const draft = await desk.findDraft(tx, id)
        if (!deal && !draft) throw new Refused('unknown-deal')
        return await act({ tx, deal, draft })
      })
    } catch (refused) {
      if (refused instanceof Refused) return refused.answer
      throw refused
    }
  }

  function onlyNewest({ edition }: Seen, { deal, draft }: Held): void {
    if (edition !== undefined && edition !== editionOf(deal, draft))
      throw new Refused('changed-meanwhile')
  }

  /** Only who begins a deal hands over what is typed; ending one leaves it where it is. */
  function change(
    by: Editor,
    id: string,
    seen: Seen,
    decide: (deal: Deal, now: Date) => Transition,
    { action, reason, begins = false }: { action: string; reason?: string; begins?: boolean },
  ): Promise<DealAnswer> {
    return hold(id, async (held) => {
      const { tx, deal: before } = held
      const first = before && decide(before, clock.now())
      // Pressed twice: that it is done says more than that somebody was faster.
      if (first && !first.ok && final.has(first.reason)) throw new Refused(first.reason)
      onlyNewest(seen, held)
      const draft = begins || !before ? held.draft : undefined
      const completed = await completeDraft(parts, tx, by, before, draft)
      if (!completed.ok) throw new Refused(completed.reason, completed.errors)
      const transition = decide(completed.deal, clock.now())
      if (!transition.ok) throw new Refused(transition.reason)
      const deal = await carryOut(parts, tx, completed.deal, transition, by.name)
      await audit.record(tx, by, {
        action,
        subject: { kind: 'deal', id },
        before: historyOf(completed.deal),
        after: historyOf(deal),
        ...(reason && { reason }),
      })
      return { ok: true, deal }
    })
  }

  /** Everything typed about a deal is kept first; whether it is enough is another question. */
  function write<Answer>(
    by: Editor,
    id: string,
    fields: DraftFields,
    seen: Seen,
    then: (held: Held & { draft: desk.Draft }) => Promise<Answer> | Answer,
  ) {
    return hold(id, async (held) => {
      const { tx, deal } = held
      const now = clock.now()
      if (deal && final.has(dealState(deal, now))) throw new Refused('already-ended')
      onlyNewest(seen, held)
      const sheet = { id, fields: harmless(fields), editedBy: by.name, now }
      return then({ tx, deal, draft: await desk.writeDraft(tx, sheet) })
    })
  }

  return { hold, onlyNewest, change, write }
}

/** What no newer edition would change about a refusal. */
const final: ReadonlySet<TransitionRefusal | DealStatus> = new Set([
  'already-published',
  'already-ended',
  'not-scheduled',
  'not-published',
  'expired',
  'withdrawn',
])

function historyOf({
  status,
  scheduledFor,
  publishedAt,
  expiresAt,
}: Deal): Partial<DealHistory & Pick<Deal, 'expiresAt'>> {
  return { status, scheduledFor, publishedAt, expiresAt }
}
