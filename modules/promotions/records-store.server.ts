import { eq } from 'drizzle-orm'
import type { Queryable } from '~/platform/database.server'
import {
  cardMarks,
  drawEntries,
  drawParticipation,
  drawRefusals,
  likeParticipants,
  pointEntries,
  referralLinks,
  rewards,
} from './tables.server'

/** A member's own copy: every table of promotions that knows them, by its name. */
export async function recordsOf(db: Queryable, uid: string): Promise<Record<string, unknown>> {
  return {
    card_marks: await db.select().from(cardMarks).where(eq(cardMarks.uid, uid)),
    draw_entries: await db.select().from(drawEntries).where(eq(drawEntries.uid, uid)),
    draw_participation: await db
      .select()
      .from(drawParticipation)
      .where(eq(drawParticipation.uid, uid)),
    draw_refusals: await db.select().from(drawRefusals).where(eq(drawRefusals.uid, uid)),
    like_participants: await db
      .select()
      .from(likeParticipants)
      .where(eq(likeParticipants.uid, uid)),
    point_entries: await db.select().from(pointEntries).where(eq(pointEntries.uid, uid)),
    referral_links: await db.select().from(referralLinks).where(eq(referralLinks.uid, uid)),
    rewards: await db.select().from(rewards).where(eq(rewards.uid, uid)),
  }
}
