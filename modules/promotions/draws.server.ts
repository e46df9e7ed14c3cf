import { announceContentChange, type Transaction } from '~/platform/database.server'
import { addMonths } from '~/platform/months'
import { fingerprintOf, keepsPromise, type SeedSource, writeFrozen, writePublished } from './draw'
import * as store from './draw-store.server'
import { closedDraw, type DrawView, resultOf, viewOf, winnersOf } from './draw-view'
import { entriesForLikeDraw, entriesForTenThousand, type Judged, toParticipants } from './entries'
import { drawArmed, promotionMail } from './jobs.server'
import { type LikeLine, type ListProblem, readLikeList } from './like-list'
import {
  DRAW_PLACES,
  type DrawId,
  daysAfter,
  HELD_WITHIN_DAYS,
  type IneligibleReason,
  LIKE_MINIMUM,
  likesWithComments,
  PRIZE_MONTHS,
  TEN_THOUSAND,
  VALIDATED_DAYS_BEFORE,
} from './model'
import type { PromotionParts, Runner } from './parts.server'

export type FreezeRefusal =
  | 'not-authorised'
  | 'not-reached'
  | 'already-frozen'
  | 'seed-too-soon'
  | 'seed-too-late'
  | 'nobody-takes-part'
export type SeedRefusal = 'not-frozen' | 'already-drawn' | 'other-seed' | 'too-early'

export interface SeedGiven {
  seed: string
  reference: string
  /** The day of the lottery's extraction, or the promised day of drand. */
  takenOn: string
}

export interface Draws {
  /** The number on the way to the draw: lifetime plans paid and not refunded. */
  countPaidPlans(): Promise<number>
  view(id: DrawId): Promise<DrawView>
  /** The file anyone can check: the frozen part from then on, the whole after the draw. */
  publishedFile(id: DrawId): Promise<string | undefined>
  declareAdult(uid: string): Promise<void>
  setOptedOut(uid: string, optedOut: boolean): Promise<void>
  /** What the member's own page shows: their answers, and their entry once there is one. */
  participationOf(
    uid: string,
  ): Promise<{ adult: boolean; optedOut: boolean; entryId: string | undefined }>
  authorise(by: Runner, id: DrawId, number: string): Promise<'stored' | 'already-frozen'>
  importLikes(
    by: Runner,
    csv: string,
  ): Promise<
    | { ok: true; lines: number; likesWithComments: number; refused: [string, IneligibleReason][] }
    | { ok: false; problems: ListProblem[] | 'already-frozen' }
  >
  /** From here on nobody enters or leaves; the fingerprint is public and the seed's day promised. */
  freeze(
    by: Runner,
    id: DrawId,
    promise: { seedSource: SeedSource; seedDate: string },
  ): Promise<{ ok: true; fingerprint: string } | { ok: false; reason: FreezeRefusal }>
  enterSeed(
    by: Runner,
    id: DrawId,
    given: SeedGiven,
  ): Promise<{ ok: true; winners: string[] } | { ok: false; reason: SeedRefusal }>
}

export function createDraws(parts: PromotionParts): Draws & {
  armWhenReached(tx: Transaction): Promise<void>
} {
  const { db, queue, clock, signer, members, paidPlans, audit } = parts
  const today = () => clock.now().toISOString().slice(0, 10)

  /** Keyed, so that nobody can look for an address in the published file. */
  const entryIdOf = (id: DrawId, uid: string) =>
    Buffer.from(signer.keyedHash(`draw-entry:${id}`, uid), 'base64url')
      .toString('hex')
      .slice(0, 32)

  function whyNotFreeze(
    draw: store.Draw,
    seedDate: string,
    likes: number,
  ): FreezeRefusal | undefined {
    if (draw.frozenAt) return 'already-frozen'
    if (!draw.authorisation) return 'not-authorised'
    const reached = draw.id === 'dez-mil-membros' ? draw.armedAt !== null : likes >= LIKE_MINIMUM
    if (!reached) return 'not-reached'
    const wait = draw.id === 'curtida-florianopolis' ? VALIDATED_DAYS_BEFORE : 0
    const soonest = daysAfter(clock.now(), wait).toISOString().slice(0, 10)
    if (!(seedDate > today() && seedDate >= soonest)) return 'seed-too-soon'
    if (draw.holdBy && seedDate > draw.holdBy.toISOString().slice(0, 10)) return 'seed-too-late'
    return undefined
  }

  async function judgedLikes(tx: Transaction) {
    const lines = await store.participants(tx)
    const uids = lines.flatMap(({ uid }) => uid ?? [])
    return toParticipants(lines, await members.byUids(tx, uids))
  }

  async function judge(tx: Transaction, id: DrawId): Promise<Judged> {
    if (id === 'curtida-florianopolis') return entriesForLikeDraw(await judgedLikes(tx))
    const uids = await paidPlans.uids(tx)
    return entriesForTenThousand(await members.byUids(tx, uids), await store.allParticipation(tx))
  }

  async function storeList(tx: Transaction, lines: LikeLine[]) {
    const found = await members.byEmails(
      tx,
      lines.map(({ email }) => email),
    )
    const uidOf = new Map(found.map(({ email, uid }) => [email.toLowerCase(), uid]))
    await store.replaceParticipants(
      tx,
      lines.map(({ email, ...line }, position) => ({
        ...line,
        position,
        uid: uidOf.get(email) ?? null,
      })),
    )
  }

  return {
    async armWhenReached(tx) {
      const id = 'dez-mil-membros'
      if ((await store.findDraw(tx, id))?.armedAt) return
      // Counted while holding the row: each payment sees all that committed before it.
      await store.lockDraw(tx, id)
      if ((await paidPlans.count(tx)) < TEN_THOUSAND) return
      const now = clock.now()
      if (!(await store.claimArming(tx, id, now, daysAfter(now, HELD_WITHIN_DAYS)))) return
      await queue.enqueue(tx, drawArmed, {})
    },
    countPaidPlans: () => paidPlans.count(db),
    async view(id) {
      const draw = await store.findDraw(db, id)
      return draw ? viewOf(draw) : closedDraw(id)
    },
    async publishedFile(id) {
      const draw = await store.findDraw(db, id)
      if (!draw?.frozenFile) return undefined
      const result = resultOf(draw)
      return result ? writePublished(draw.frozenFile, result) : draw.frozenFile
    },
    declareAdult: (uid) => db.transaction((tx) => store.declareAdult(tx, uid, clock.now())),
    setOptedOut: (uid, optedOut) =>
      db.transaction((tx) => store.setOptedOut(tx, uid, optedOut ? clock.now() : null)),
    async participationOf(uid) {
      const answers = await store.participation(db, uid)
      const entry = await store.findEntry(db, 'dez-mil-membros', { uid })
      return { ...answers, entryId: entry?.entryId }
    },
    authorise: (by, id, number) =>
      db.transaction(async (tx) => {
        const before = await store.lockDraw(tx, id)
        if (before.frozenAt) return 'already-frozen'
        await store.saveDraw(tx, id, { authorisation: number, authorisedAt: clock.now() })
        await audit.record(tx, by, {
          action: 'draw-authorised',
          subject: { kind: 'draw', id },
          before: { authorisation: before.authorisation },
          after: { authorisation: number },
        })
        await announceContentChange(tx)
        return 'stored'
      }),
    async importLikes(by, csv) {
      const list = readLikeList(csv)
      if (!list.ok) return list
      return db.transaction(async (tx) => {
        const draw = await store.lockDraw(tx, 'curtida-florianopolis')
        if (draw.frozenAt) return { ok: false, problems: 'already-frozen' as const }
        await storeList(tx, list.lines)
        const judged = await judgedLikes(tx)
        const { refused } = entriesForLikeDraw(judged)
        const imported = {
          lines: list.lines.length,
          likesWithComments: likesWithComments(judged),
        }
        await audit.record(tx, by, {
          action: 'draw-list-imported',
          subject: { kind: 'draw', id: draw.id },
          after: { ...imported, refused: refused.length },
        })
        return {
          ok: true as const,
          ...imported,
          refused: refused.map(({ profile, reason }) => [profile ?? '', reason]),
        }
      })
    },
    freeze: (by, id, promise) =>
      db.transaction(async (tx) => {
        const draw = await store.lockDraw(tx, id)
        const likes = id === 'curtida-florianopolis' ? likesWithComments(await judgedLikes(tx)) : 0
        const reason = whyNotFreeze(draw, promise.seedDate, likes)
        if (reason) return { ok: false, reason }
        const { entries, refused } = await judge(tx, id)
        if (entries.length === 0) return { ok: false, reason: 'nobody-takes-part' as const }
        const stored = entries.map((entry) => ({
          ...entry,
          drawId: id,
          entryId: entryIdOf(id, entry.uid),
        }))
        const frozenAt = clock.now()
        const frozenFile = writeFrozen({
          draw: id,
          authorisation: draw.authorisation ?? '',
          frozenAt: `${frozenAt.toISOString().slice(0, 19)}Z`,
          ...promise,
          places: Math.min(DRAW_PLACES, entries.length),
          entries: stored.map(({ entryId, weight }) => ({ id: entryId, weight })),
        })
        const fingerprint = await fingerprintOf(frozenFile)
        await store.insertEntries(tx, stored)
        await store.insertRefusals(
          tx,
          refused.map((each) => ({ ...each, drawId: id })),
        )
        await store.saveDraw(tx, id, { frozenAt, frozenFile, fingerprint, ...promise })
        await audit.record(tx, by, {
          action: 'draw-frozen',
          subject: { kind: 'draw', id },
          after: { ...promise, entries: entries.length, fingerprint },
        })
        await announceContentChange(tx)
        return { ok: true, fingerprint }
      }),
    enterSeed: (by, id, given) =>
      db.transaction(async (tx) => {
        const draw = await store.lockDraw(tx, id)
        if (draw.drawnAt) return { ok: false, reason: 'already-drawn' as const }
        const { frozenAt, frozenFile, fingerprint, seedSource, seedDate } = draw
        if (!frozenAt || !frozenFile || !fingerprint || !seedSource || !seedDate) {
          return { ok: false, reason: 'not-frozen' as const }
        }
        const seed = given.seed.trim().replace(/\s+/g, ' ').toLowerCase()
        const kept = keepsPromise(
          { seedSource, seedDate, frozenAt: frozenAt.toISOString() },
          { seed, seedSource, seedReference: given.reference, seedDate: given.takenOn },
        )
        if (!kept) return { ok: false, reason: 'other-seed' as const }
        if (given.takenOn > today()) return { ok: false, reason: 'too-early' as const }
        const winners = await winnersOf(frozenFile, fingerprint, seed)
        const now = clock.now()
        await store.saveDraw(tx, id, {
          seed,
          seedReference: given.reference,
          seedTakenOn: given.takenOn,
          winners,
          drawnAt: now,
          prizeUseBy: addMonths(now, PRIZE_MONTHS),
        })
        await audit.record(tx, by, {
          action: 'draw-drawn',
          subject: { kind: 'draw', id },
          after: { seed, reference: given.reference, takenOn: given.takenOn, winner: winners[0] },
        })
        const winner = await store.findEntry(tx, id, { entryId: winners[0] ?? '' })
        if (winner?.uid) {
          await queue.enqueue(tx, promotionMail, { uid: winner.uid, kind: 'draw-won' })
        }
        await announceContentChange(tx)
        return { ok: true, winners }
      }),
  }
}
