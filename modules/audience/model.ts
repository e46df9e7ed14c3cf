import {
  type Deal,
  dealState,
  discountPercent,
  originOf,
  premiumKinds,
} from '~/modules/deals/model'
import { destinationsAt } from '~/modules/members/destinations'
import type {
  Airline,
  AlertMode,
  HomeAirport,
  SubscriptionStatus,
  SubscriptionType,
} from '~/modules/members/model'
import { periodsAt, zoneOf } from './calendar'

/** What of a member decides which mails they get. */
export interface Candidate {
  uid: string
  homeAirport: HomeAirport | null
  subscriptionType: SubscriptionType
  subscriptionStatus: SubscriptionStatus
  isVerified: boolean
  deleted: boolean
  suppressedAt: Date | null
  unsubscribedAt: Date | null
  pausedUntil: Date | null
  alertMode: AlertMode
  airlinePreference: Airline | null
  preferredDestinations: string[]
}

export interface AudienceRules {
  /** Hours that Premium members are ahead. */
  earlyAccessHours: number
}

/** Mails of this calendar week and month, where the member lives; fare errors do not count. */
export interface MailHistory {
  week: number
  month: number
}

export const WEEKLY_LIMIT = 3
export const MONTHLY_LIMIT = 4
export const DIGEST_ITEMS = 8
/** SPEC §1: mails a week on Premium, a month on the free plan, at least. */
export const PROMISED: Record<SubscriptionType, number> = { Premium: 1, free: 2 }

export type Unreachable =
  | 'deleted'
  | 'unverified'
  | 'suppressed'
  | 'unsubscribed'
  | 'paused'
  | 'no-airport'

/** `now` is told at once; the others say why not. */
export type Verdict =
  | 'now'
  | Unreachable
  | 'deal-over'
  | 'other-airport'
  | 'premium-only'
  | 'other-programme'
  | 'early-access'
  | 'errors-only'
  | HeldBack

/** Not now, but in the next digest. */
export type HeldBack = 'digest-only' | 'weekly-limit' | 'monthly-limit'

/** Whom a deal would reach from one airport on one plan. */
export interface ForecastLine {
  airport: HomeAirport
  plan: SubscriptionType
  /** Told when their turn comes: Premium at once, the free plan after early access. */
  told: number
  /** Not told by themselves; the deal is in their next digest. */
  digest: number
  /** Reachable, yet this deal is not for them. */
  spared: number
}

const heldBack: readonly Verdict[] = ['digest-only', 'weekly-limit', 'monthly-limit']
const spared: readonly Verdict[] = ['premium-only', 'other-programme', 'errors-only']

export function forecastLine(
  airport: HomeAirport,
  plan: SubscriptionType,
  counted: { airport: HomeAirport; verdict: Verdict; members: number }[],
): ForecastLine {
  const sum = (verdicts: readonly Verdict[]) =>
    counted
      .filter((line) => line.airport === airport && verdicts.includes(line.verdict))
      .reduce((total, { members }) => total + members, 0)
  return { airport, plan, told: sum(['now']), digest: sum(heldBack), spared: sum(spared) }
}

export function isPremium(
  member: Pick<Candidate, 'subscriptionType' | 'subscriptionStatus'>,
): boolean {
  return member.subscriptionType === 'Premium' && member.subscriptionStatus === 'Active'
}

export function unreachable(member: Candidate, now: Date): Unreachable | undefined {
  if (member.deleted) return 'deleted'
  if (!member.isVerified) return 'unverified'
  if (member.suppressedAt) return 'suppressed'
  if (member.unsubscribedAt) return 'unsubscribed'
  if (member.pausedUntil && member.pausedUntil > now) return 'paused'
  if (!member.homeAirport) return 'no-airport'
  return undefined
}

/** The rule of the club in words; `store.server` says the same to the database (READINGS "Plans"). */
export function decide(
  member: Candidate,
  deal: Deal,
  history: MailHistory,
  now: Date,
  rules: AudienceRules,
): Verdict {
  const reason = unreachable(member, now) ?? unsuitable(member, deal, now, rules)
  if (reason) return reason
  if (member.alertMode === 'fare-errors' && deal.kind !== 'fare-error') return 'errors-only'
  if (member.alertMode === 'weekly') return 'digest-only'
  if (deal.kind === 'fare-error') return 'now'
  const room = roomAt(member.homeAirport as HomeAirport, now)
  if (isPremium(member)) return history.week < room.week ? 'now' : 'weekly-limit'
  return history.month < room.month ? 'now' : 'monthly-limit'
}

export type Unsuitable =
  | 'deal-over'
  | 'other-airport'
  | 'premium-only'
  | 'early-access'
  | 'other-programme'

/** Why a deal is not for this member at all, or not yet. */
export function unsuitable(
  member: Candidate,
  deal: Deal,
  now: Date,
  rules: AudienceRules,
): Unsuitable | undefined {
  if (dealState(deal, now) !== 'published') return 'deal-over'
  if (!member.homeAirport || !deal.origins.includes(originOf[member.homeAirport]))
    return 'other-airport'
  if (!isPremium(member)) {
    if (deal.plan === 'Premium' || premiumKinds.includes(deal.kind)) return 'premium-only'
    if (freeFrom(deal, rules) > now) return 'early-access'
  }
  if (deal.milesProgramme && member.airlinePreference !== deal.milesProgramme)
    return 'other-programme'
  return undefined
}

/** When members on the free plan may be told. */
export function freeFrom(deal: Pick<Deal, 'publishedAt'>, rules: AudienceRules): Date {
  return new Date((deal.publishedAt?.getTime() ?? 0) + rules.earlyAccessHours * 3_600_000)
}

/** How many mails this week and month leave room for one more; digests to come keep their place. */
export function roomAt(airport: HomeAirport, now: Date): MailHistory {
  const periods = periodsAt(zoneOf[airport], now)
  return {
    week: WEEKLY_LIMIT - periods.weeklyDigestsToCome,
    month: MONTHLY_LIMIT - periods.monthlyDigestsToCome,
  }
}

/** The favourite destinations a deal is about, as members' records keep them. */
export function favouritesOf({ destination: { iata, city, country } }: Deal): string[] {
  const labels = [`${city.PT} (${country.PT})`, `${city.BR} (${country.BR})`]
  return destinationsAt({ iata, labels })
}

export function isFavourite(member: Candidate, deal: Deal): boolean {
  return favouritesOf(deal).some((code) => member.preferredDestinations.includes(code))
}

/** The deals of a member's digest: not told yet, favourites first, then the largest discount. */
export function digestFor(
  member: Candidate,
  deals: Deal[],
  told: ReadonlySet<string>,
  history: MailHistory,
  now: Date,
  rules: AudienceRules,
): string[] {
  if (unreachable(member, now) || member.alertMode === 'fare-errors') return []
  const full = isPremium(member) ? history.week >= WEEKLY_LIMIT : history.month >= MONTHLY_LIMIT
  if (full) return []
  return deals
    .filter((deal) => !told.has(deal.id) && !unsuitable(member, deal, now, rules))
    .toSorted(
      (a, b) =>
        Number(isFavourite(member, b)) - Number(isFavourite(member, a)) ||
        discountPercent(b) - discountPercent(a) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, DIGEST_ITEMS)
    .map(({ id }) => id)
}
