import { z } from 'zod'
import { defineJob } from '~/platform/queue.server'

export const promotionMailKinds = [
  'point-earned',
  'points-expiring',
  'reward-issued',
  'reward-settled',
  'draw-won',
] as const
export type PromotionMailKind = (typeof promotionMailKinds)[number]

/** A mail about points, rewards or draws; `rewardId` where it is about one. */
export const promotionMail = defineJob(
  'promotion-mail',
  z.object({
    uid: z.string(),
    kind: z.enum(promotionMailKinds),
    rewardId: z.uuid().optional(),
  }),
)

/** Asks the provider which card paid; later than the payment, because it takes a call. */
export const cardToCheck = defineJob(
  'card-to-check',
  z.object({ uid: z.string(), orderId: z.string() }),
)

/** Tells the team that the number is reached and by when the draw must be held. */
export const drawArmed = defineJob('draw-armed', z.object({}))

export const promotionsByTheClock = defineJob('promotions-by-the-clock', z.object({}))
