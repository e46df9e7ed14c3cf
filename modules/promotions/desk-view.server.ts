import type { DrawDesk } from './draw-desk.server'
import type { DrawView } from './draw-view'
import type { Draws } from './draws.server'
import {
  type DrawId,
  drawIds,
  type IneligibleReason,
  LIKE_MINIMUM,
  stepsOf,
  TEN_THOUSAND,
} from './model'
import type { Runner } from './parts.server'
import type { HeldReferral, Referrals } from './referrals.server'
import type { Rewards } from './rewards.server'

const REFUSALS_SHOWN = 200

export interface DrawOnDesk extends DrawView {
  /** What the team can do next. */
  steps: ReturnType<typeof stepsOf>
  reached: { n: number; goal: number; lines: number }
  refused: {
    all: number
    shown: { uid: string | null; profile: string | null; reason: IneligibleReason }[]
  }
  /** The places drawn, with whom to write to; absent for whoever has left. */
  owners: {
    entryId: string
    owner: { uid: string; email: string; hotelStars: number } | undefined
  }[]
}

export interface PromotionsDesk {
  draws: DrawOnDesk[]
  held: HeldReferral[]
  flights: Awaited<ReturnType<Rewards['flightRequests']>>
}

/** Everything the team's page shows. */
export async function lookAtDesk(
  promotions: Draws & DrawDesk & Referrals & Rewards,
  by: Runner,
): Promise<PromotionsDesk> {
  async function drawOnDesk(id: DrawId): Promise<DrawOnDesk> {
    const view = await promotions.view(id)
    const refused = await promotions.refusals(by, id)
    const list = await promotions.likeList(by)
    const reached =
      id === 'dez-mil-membros'
        ? { n: await promotions.countPaidPlans(), goal: TEN_THOUSAND, lines: 0 }
        : { n: list.likesWithComments, goal: LIKE_MINIMUM, lines: list.lines }
    const owners = (view.result?.winners ?? []).map(async (entryId) => ({
      entryId,
      owner: await promotions.ownerOf(by, id, entryId),
    }))
    return {
      ...view,
      steps: stepsOf(view.stage, id, reached.n >= reached.goal),
      reached,
      refused: { all: refused.length, shown: refused.slice(0, REFUSALS_SHOWN) },
      owners: await Promise.all(owners),
    }
  }
  const [draws, held, flights] = await Promise.all([
    Promise.all(drawIds.map(drawOnDesk)),
    promotions.held(by),
    promotions.flightRequests(by),
  ])
  return { draws, held, flights }
}
