import type { AuditEntry, Permit } from '~/modules/staff/model'
import type { Transaction } from '~/platform/database.server'
import type { DeskMember, HowMany, MemberFilter, MemberRow, MemberSort } from './desk-model'
import * as desk from './desk-store.server'
import { appendEvent, eventsOf } from './events-store.server'
import { type HistoryPosition, mergeHistory, withJoining } from './history'
import { memberMail } from './jobs.server'
import type { Leaving } from './leaving.server'
import type { HistoryEntry, SuppressionReason } from './model'
import type { MemberParts } from './parts.server'
import * as store from './store.server'
import { isSuppressed, suppressionKey } from './suppression.server'
import * as suppressions from './suppression-store.server'

export type DeskRefusal =
  | 'unknown'
  | 'already-verified'
  | 'suppressed'
  | 'already-premium'
  | 'not-premium'
  | 'paid'
  | 'not-suppressed'
  | 'own-wish'
  | 'wrong-address'
export type DeskAnswer = { ok: true } | { ok: false; reason: DeskRefusal }

/** What the team sees of members and does for them; every change is in the log. */
export interface MemberDesk {
  list(
    by: Permit<'members:see'>,
    filter: MemberFilter,
    page: { sort: MemberSort; after: desk.ListPosition | undefined },
  ): Promise<{
    rows: MemberRow[]
    next: desk.ListPosition | undefined
    /** Another than was asked for when there are too many to sort by name. */
    sort: MemberSort
  }>
  count(by: Permit<'members:see'>, filter: MemberFilter): Promise<HowMany>
  member(
    by: Permit<'members:see'>,
    uid: string,
  ): Promise<{ member: DeskMember; suppression: SuppressionReason | undefined } | undefined>
  /** Everything that happened to one member, newest first, a page at a time. */
  history(
    by: Permit<'members:see'>,
    member: DeskMember,
    before: HistoryPosition | undefined,
  ): Promise<{ entries: HistoryEntry[]; next: HistoryPosition | undefined }>
  resendVerification(by: Permit<'members:help'>, uid: string): Promise<DeskAnswer>
  grantPremium(by: Permit<'members:change'>, uid: string, reason: string): Promise<DeskAnswer>
  /** Ends what the team gave; what was paid for is refused, the money comes first. */
  endPremium(by: Permit<'members:change'>, uid: string, reason: string): Promise<DeskAnswer>
  suppress(by: Permit<'members:change'>, uid: string, reason: string): Promise<DeskAnswer>
  /** Not after a complaint or an erasure: that no is the person's own. */
  liftSuppression(by: Permit<'members:change'>, uid: string, reason: string): Promise<DeskAnswer>
  exportOf(by: Permit<'members:change'>, uid: string): Promise<Record<string, unknown> | undefined>
  /** The member's own erasure; the address, typed again, says that this is the one. */
  erase(by: Permit<'members:change'>, uid: string, typedAddress: string): Promise<DeskAnswer>
}

const PAGE = 50
const HISTORY_PAGE = 40
/** Entries of one moment that may lie across the edge of a page. */
const OVERLAP = 20

export function createDesk(
  parts: MemberParts,
  leaving: Pick<Leaving, 'exportOf' | 'eraseMember'>,
): MemberDesk {
  const { db, queue, clock, audit, grants, signer, otherRecords } = parts

  /** The change and its line in the log are one; a refusal leaves neither. */
  async function change<Granted extends 'members:help' | 'members:change'>(
    by: Permit<Granted>,
    uid: string,
    entry: Pick<AuditEntry, 'action' | 'before' | 'after'> & { reason?: string },
    act: (tx: Transaction, member: DeskMember) => Promise<DeskRefusal | undefined>,
  ): Promise<DeskAnswer> {
    return db.transaction(async (tx) => {
      const member = await desk.findDeskMember(tx, uid)
      const reason = member ? await act(tx, member) : 'unknown'
      if (reason || !member) return { ok: false, reason: reason ?? 'unknown' } as const
      await audit.record(tx, by, {
        ...entry,
        subject: { kind: 'member', id: uid },
        ...(entry.reason && { reason: withoutPerson(entry.reason, member) }),
      })
      return { ok: true } as const
    })
  }

  const list: MemberDesk['list'] = async (by, filter, { sort, after }) => {
    const page = { sort, after, limit: PAGE + 1, now: clock.now() }
    const rows = await desk.listMembers(db, filter, page)
    if (!rows) return list(by, filter, { sort: 'newest', after: undefined })
    const shown = rows.slice(0, PAGE)
    const last = shown.at(-1)
    const next = rows.length > PAGE && last ? { key: last.key, id: last.uid } : undefined
    return { rows: shown.map(({ key: _, ...row }) => row), next, sort }
  }

  return {
    list,
    count: (_by, filter) => desk.countMembers(db, filter, clock.now()),
    async member(_by, uid) {
      const member = await desk.findDeskMember(db, uid)
      if (!member) return undefined
      const hash = suppressionKey(signer, member.email)
      return { member, suppression: await suppressions.findSuppression(db, hash) }
    },
    async history(by, member, before) {
      const { uid } = member
      const limit = HISTORY_PAGE + OVERLAP
      const [events, trail, ...others] = await Promise.all([
        eventsOf(db, uid, before?.at, limit),
        audit.trailOf(by, { kind: 'member', id: uid }),
        ...otherRecords.map((records) => records.historyOf?.(uid, before?.at, limit) ?? []),
      ])
      const team = trail.map(({ id, at, action, by: { name }, reason }) => ({
        at,
        key: `staff:${String(id).padStart(12, '0')}`,
        from: 'staff' as const,
        kind: action,
        by: name,
        details: { reason },
      }))
      const own = withJoining(events, member, events.length < limit)
      return mergeHistory([own, team, ...others], before, HISTORY_PAGE)
    },
    resendVerification: (by, uid) =>
      change(by, uid, { action: 'member-verification-resent' }, async (tx, member) => {
        if (member.isVerified) return 'already-verified'
        if (await isSuppressed({ db: tx, signer }, member.email)) return 'suppressed'
        await queue.enqueue(tx, memberMail, { uid, kind: 'confirm-address' })
        return undefined
      }),
    grantPremium: (by, uid, reason) =>
      change(
        by,
        uid,
        { action: 'member-premium-granted', after: { plan: 'Premium' }, reason },
        async (tx) => {
          const answer = await grants.give(tx, uid)
          return answer === 'given' ? undefined : answer
        },
      ),
    endPremium: (by, uid, reason) =>
      change(
        by,
        uid,
        {
          action: 'member-premium-ended',
          before: { plan: 'Premium' },
          after: { plan: 'free' },
          reason,
        },
        async (tx) => {
          const answer = await grants.takeBack(tx, uid)
          if (answer !== 'ended') return answer
          await queue.enqueue(tx, memberMail, { uid, kind: 'downgraded' })
          return undefined
        },
      ),
    suppress: (by, uid, reason) =>
      change(by, uid, { action: 'member-suppressed', reason }, async (tx, { email }) => {
        const since = clock.now()
        const row = { addressHash: suppressionKey(signer, email), reason: 'team', since } as const
        if (!(await suppressions.suppressAddress(tx, uid, row))) return 'suppressed'
        const details = { reason: 'team' }
        await appendEvent(tx, { uid, kind: 'suppressed', by: 'team', at: since, details })
        return undefined
      }),
    liftSuppression: (by, uid, reason) =>
      change(by, uid, { action: 'member-suppression-lifted', reason }, async (tx, { email }) => {
        const hash = suppressionKey(signer, email)
        const known = await suppressions.findSuppression(tx, hash)
        if (!known) return 'not-suppressed'
        if (known === 'complained' || known === 'deleted') return 'own-wish'
        const at = clock.now()
        await suppressions.liftSuppression(tx, uid, hash)
        await appendEvent(tx, { uid, kind: 'suppression-lifted', by: 'team', at })
        return undefined
      }),
    async exportOf(by, uid) {
      const noted = await change(by, uid, { action: 'member-exported' }, async () => undefined)
      return noted.ok ? leaving.exportOf(uid) : undefined
    },
    async erase(by, uid, typedAddress) {
      const member = await store.findByUid(db, uid)
      if (!member) return { ok: false, reason: 'unknown' }
      if (typedAddress.trim().toLowerCase() !== member.email.toLowerCase())
        return { ok: false, reason: 'wrong-address' }
      const subject = { kind: 'member', id: uid } as const
      const answer = await leaving.eraseMember(uid, (tx) =>
        audit.record(tx, by, { action: 'member-deleted', subject }),
      )
      return answer === 'deleted' ? { ok: true } : { ok: false, reason: 'unknown' }
    },
  }
}

/** The log outlives members, so a reason that names them is kept without the name. */
function withoutPerson(reason: string, { name, email }: { name: string; email: string }): string {
  const named = [email, name, ...name.split(/\s+/).filter((word) => word.length > 2)]
  return named
    .reduce(
      (text, word) =>
        text.replace(new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'), '…'),
      reason,
    )
    .trim()
}
