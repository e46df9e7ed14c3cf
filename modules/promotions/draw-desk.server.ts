import { announceContentChange } from '~/platform/database.server'
import * as store from './draw-store.server'
import { toParticipants } from './entries'
import { type DrawId, likesWithComments } from './model'
import type { PromotionParts, Runner } from './parts.server'

/** What the team looks up and puts right around a draw; its steps are in `draws.server`. */
export interface DrawDesk {
  /** Takes a member out who asked for it otherwise than by their own page. */
  optOut(by: Runner, uid: string): Promise<boolean>
  refusals(by: Runner, id: DrawId): ReturnType<typeof store.refusalsOf>
  /** How many lines of the like draw's list there are, and how many likes with a comment. */
  likeList(by: Runner): Promise<{ lines: number; likesWithComments: number }>
  /** Whom to write to: for the team, never shown. */
  ownerOf(
    by: Runner,
    id: DrawId,
    entryId: string,
  ): Promise<{ uid: string; email: string; hotelStars: number } | undefined>
  /** False while nobody has won. */
  nameWinner(by: Runner, id: DrawId, name: string | null): Promise<boolean>
}

export function createDrawDesk({ db, clock, members, audit }: PromotionParts): DrawDesk {
  return {
    optOut: (by, uid) =>
      db.transaction(async (tx) => {
        const [member] = await members.byUids(tx, [uid])
        if (!member) return false
        await store.setOptedOut(tx, uid, clock.now())
        const subject = { kind: 'member', id: uid } as const
        await audit.record(tx, by, { action: 'draw-opted-out', subject })
        return true
      }),
    refusals: (_by, id) => store.refusalsOf(db, id),
    async likeList() {
      const lines = await store.participants(db)
      return {
        lines: lines.length,
        likesWithComments: likesWithComments(toParticipants(lines, [])),
      }
    },
    async ownerOf(_by, id, entryId) {
      const entry = await store.findEntry(db, id, { entryId })
      const member = entry?.uid ? await members.byUid(entry.uid) : undefined
      if (!entry || !member) return undefined
      return { uid: member.uid, email: member.email, hotelStars: entry.hotelStars }
    },
    nameWinner: (by, id, winnerName) =>
      db.transaction(async (tx) => {
        if (!(await store.lockDraw(tx, id)).drawnAt) return false
        await store.saveDraw(tx, id, { winnerName })
        // The name itself is personal, and the log outlives the permission to show it.
        await audit.record(tx, by, {
          action: winnerName ? 'draw-winner-named' : 'draw-winner-unnamed',
          subject: { kind: 'draw', id },
        })
        await announceContentChange(tx)
        return true
      }),
  }
}
