import type { Variant } from '~/locales/variant'
import type { HomeAirport, SubscriptionType } from '~/modules/members/model'
import type { DrawId } from './draw'
import type { HoldReason } from './points'

export { type DrawId, drawIds, type SeedSource, seedSources } from './draw'
export type { HoldReason, PointEntryKind, PointReason } from './points'

export const REFERRAL_DAYS = 90
/** SPEC §9: the first draw takes place at this many lifetime members. */
export const TEN_THOUSAND = 10_000
export const HELD_WITHIN_DAYS = 28
export const PRIZE_MONTHS = 24
export const DISCOUNT_MONTHS = 24
/** Members hear of points that will expire this long before. */
export const REMINDER_DAYS = 30
/** The winner, and who follows when the winner can't be reached or can't accept. */
export const DRAW_PLACES = 5

export const rewardKinds = ['gift-plan', 'flight', 'discount-code', 'two-flights'] as const
export type RewardKind = (typeof rewardKinds)[number]

/** Plans and codes are issued at once; flights are requested and then arranged or declined. */
export type RewardState = 'issued' | 'requested' | 'arranged' | 'declined'

export interface Money {
  minor: number
  currency: 'EUR' | 'BRL'
}

interface RewardRule {
  points: number
  flights: number
  /** The limit of each flight, or what the code takes off. */
  worth: Record<Variant, Money> | undefined
}

const flightLimit: Record<Variant, Money> = {
  PT: { minor: 500_00, currency: 'EUR' },
  BR: { minor: 3000_00, currency: 'BRL' },
}

/** SPEC §9, word for word. */
export const rewards: Record<RewardKind, RewardRule> = {
  'gift-plan': { points: 3, flights: 0, worth: undefined },
  flight: { points: 10, flights: 1, worth: flightLimit },
  'discount-code': {
    points: 15,
    flights: 0,
    worth: { PT: { minor: 25_00, currency: 'EUR' }, BR: { minor: 150_00, currency: 'BRL' } },
  },
  'two-flights': { points: 20, flights: 2, worth: flightLimit },
}

/** The nearest reward that the points do not reach yet. */
export function nextReward(points: number): { kind: RewardKind; missing: number } | undefined {
  const kind = rewardKinds.find((each) => rewards[each].points > points)
  return kind && { kind, missing: rewards[kind].points - points }
}

export interface Touch {
  code: string
  at: Date
}

/** First touch: an earlier link keeps its claim for 90 days, then the next one counts. */
export function stillCounts(touch: Touch, now: Date): boolean {
  const age = now.getTime() - touch.at.getTime()
  return age >= 0 && age < REFERRAL_DAYS * 86_400_000
}

/** One mailbox, however it is written: labels after "+" and the dots Gmail ignores are left out. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const plain = name.split('+')[0] ?? ''
  const google = domain === 'gmail.com' || domain === 'googlemail.com'
  return google ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/**
 * What makes a referral wait for the team. An address on the internet is no reason: families and
 * offices share one, and it is not even stored.
 */
export function holdsFor(facts: {
  referrerEmail: string
  referredEmail: string
  disposableAddress: boolean
}): HoldReason[] {
  const holds: HoldReason[] = []
  if (mailboxOf(facts.referrerEmail) === mailboxOf(facts.referredEmail)) holds.push('self-referral')
  if (facts.disposableAddress) holds.push('disposable-address')
  return holds
}

/** Where each draw stands, as everybody may know. */
export type DrawStage = 'closed' | 'open' | 'armed' | 'frozen' | 'drawn'

export interface DrawFacts {
  id: DrawId
  authorisation: string | null
  armedAt: Date | null
  frozenAt: Date | null
  drawnAt: Date | null
}

export function stageOf(draw: DrawFacts): DrawStage {
  if (draw.drawnAt) return 'drawn'
  if (draw.frozenAt) return 'frozen'
  if (draw.authorisation === null) return 'closed'
  return draw.armedAt ? 'armed' : 'open'
}

export type DrawStep = 'authorise' | 'import' | 'freeze' | 'seed' | 'name'

/** What the team may do with a draw that stands there; the rest is refused anyway. */
export function stepsOf(stage: DrawStage, id: DrawId, reached: boolean): DrawStep[] {
  if (stage === 'drawn') return ['name']
  if (stage === 'frozen') return ['seed']
  const ready = stage === 'armed' || (stage === 'open' && id === 'curtida-florianopolis' && reached)
  return [
    'authorise',
    ...(id === 'curtida-florianopolis' ? (['import'] as const) : []),
    ...(ready ? (['freeze'] as const) : []),
  ]
}

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000)
}

export type IneligibleReason =
  | 'no-like'
  | 'no-comment'
  | 'duplicate'
  | 'not-a-member'
  | 'under-age'
  | 'age-not-declared'
  | 'not-resident'
  | 'no-departure'
  | 'opted-out'
  | 'not-confirmed'

/** A line of the list that the team imports, with the member it belongs to, if any. */
export interface Participant {
  profile: string
  liked: boolean
  commented: boolean
  adult: boolean
  /** Two letters of the country, as the person stated. */
  residence: string
  member: LikeMember | undefined
}

export interface LikeMember {
  uid: string
  plan: SubscriptionType
  active: boolean
  verified: boolean
  homeAirport: HomeAirport | null
}

export const LIKE_MINIMUM = 1_000
export const PREMIUM_EXTRA_ENTRIES = 3
/** SPEC §9: the list is frozen at least so long before, so who is validated then was in time. */
export const VALIDATED_DAYS_BEFORE = 5
const departures: readonly (HomeAirport | null)[] = ['RIO DE JANEIRO-BR', 'SÃO PAULO-BR']

export interface JudgedParticipant {
  profile: string
  uid: string | undefined
  /** Undefined: takes part. */
  reason: IneligibleReason | undefined
  weight: number
  hotelStars: 3 | 4
}

/** SPEC §5, §6, §9: who takes part, with how many entries and which hotel; each refusal has its reason. */
export function judgeParticipants(list: readonly Participant[]): JudgedParticipant[] {
  const profiles = new Set<string>()
  const people = new Set<string>()
  return list.map((person) => {
    const profile = person.profile.trim().replace(/^@/, '').toLowerCase()
    const uid = person.member?.uid
    const seen = profiles.has(profile) || (uid !== undefined && people.has(uid))
    const reason = seen ? 'duplicate' : whyNot(person)
    profiles.add(profile)
    if (uid && !reason) people.add(uid)
    const premium = person.member !== undefined && isValidPremium(person.member)
    return {
      profile,
      uid,
      reason,
      weight: premium ? 1 + PREMIUM_EXTRA_ENTRIES : 1,
      hotelStars: premium ? 4 : 3,
    }
  })
}

/** SPEC §9 counts likes that have a comment, whoever gave them; the same profile counts once. */
export function likesWithComments(list: readonly Participant[]): number {
  const both = list.filter(({ liked, commented }) => liked && commented)
  return new Set(both.map(({ profile }) => profile.trim().replace(/^@/, '').toLowerCase())).size
}

function whyNot(person: Participant): IneligibleReason | undefined {
  if (!person.liked) return 'no-like'
  if (!person.commented) return 'no-comment'
  if (!person.member) return 'not-a-member'
  if (!person.adult) return 'under-age'
  if (person.residence.toUpperCase() !== 'BR') return 'not-resident'
  if (!departures.includes(person.member.homeAirport)) return 'no-departure'
  return undefined
}

/** Who validates the address too late takes part as a free member (terms of the draw). */
function isValidPremium(member: LikeMember): boolean {
  return member.plan === 'Premium' && member.active && member.verified
}
