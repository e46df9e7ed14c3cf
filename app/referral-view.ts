import { htmlLang, type Variant } from '~/locales/variant'
import { type RewardKind, rewardKinds, rewards } from '~/modules/promotions/model'
import type { MemberPromotions } from '~/modules/promotions/service.server'

/** What the panel shows: words and days, ready for a page. */
export type ReferralView = ReturnType<typeof referralView>

export function referralView(own: MemberPromotions, publicUrl: string, variant: Variant) {
  const day = (date: Date) =>
    date.toLocaleDateString(htmlLang[variant], { day: 'numeric', month: 'short', year: 'numeric' })
  return {
    link: `${publicUrl}/r/${own.code}`,
    points: own.balance.confirmed,
    waiting: own.balance.pending + own.balance.held,
    next: own.next,
    expiring: own.points
      .filter(({ state }) => state === 'confirmed')
      .map(({ id, expiresAt }) => ({ id, day: expiresAt ? day(expiresAt) : '' })),
    rewards: rewardKinds.map((kind) => ({
      kind,
      points: rewards[kind].points,
      within: own.balance.confirmed >= rewards[kind].points,
      // Made with the page, so that a form sent twice asks once.
      requestKey: crypto.randomUUID(),
    })),
    received: own.rewards.map(({ at, giftPath, ...reward }) => ({
      ...reward,
      day: day(at),
      giftUrl: giftPath && publicUrl + giftPath,
    })),
    history: own.history.map(({ at, ...entry }) => ({ ...entry, day: day(at) })),
    adult: own.adult,
    optedOut: own.optedOut,
    entryId: own.entryId,
  }
}

export const referralResults = [
  'pedida',
  'faltam-pontos',
  'falta-idade',
  'idade-guardada',
  'sorteio-sim',
  'sorteio-nao',
] as const
export type ReferralResult = (typeof referralResults)[number]

export function readReferralResult(url: string): ReferralResult | undefined {
  const given = new URL(url).searchParams.get('recompensa')
  return referralResults.find((known) => known === given)
}

export function readRewardKind(value: unknown): RewardKind | undefined {
  return rewardKinds.find((kind) => kind === value)
}
