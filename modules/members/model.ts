import type { Variant } from '~/locales/variant'
import { addMonths } from '~/platform/months'

export const homeAirports = ['LISBOA-PT', 'PORTO-PT', 'RIO DE JANEIRO-BR', 'SÃO PAULO-BR'] as const
export type HomeAirport = (typeof homeAirports)[number]

export const airportCity: Record<HomeAirport, string> = {
  'LISBOA-PT': 'Lisboa',
  'PORTO-PT': 'Porto',
  'RIO DE JANEIRO-BR': 'Rio de Janeiro',
  'SÃO PAULO-BR': 'São Paulo',
}

export const airlines = [
  'Nenhuma',
  'TAP Air Portugal',
  'Ryanair',
  'EasyJet',
  'Azores Airlines (SATA)',
  'Iberia',
  'Lufthansa',
  'British Airways',
  'Air France',
  'KLM',
  'Swiss',
  'Austrian',
  'ITA Airways',
  'Brussels Airlines',
  'SAS',
  'Norwegian',
  'Vueling',
  'American',
  'Delta',
  'United',
  'JetBlue',
  'Emirates',
  'Qatar',
  'Turkish',
  'Ethiopian',
  'Air Canada',
] as const
export type Airline = (typeof airlines)[number]

/** How a member wants the alerts. */
export const alertModes = ['all', 'weekly', 'fare-errors'] as const
export type AlertMode = (typeof alertModes)[number]

/** Labels of SPEC §3, stored as they are. */
export const budgets = [
  'Viajante Economico',
  'Viajante de Medio Alcance',
  'Viajante de Luxo',
] as const
export type Budget = (typeof budgets)[number]

export type SubscriptionType = 'free' | 'Premium'
export type SubscriptionStatus = 'Active' | 'Inactive'
export const consentSources = [
  'home',
  'join-page',
  'faq',
  'tips',
  'post',
  'subscribe-page',
  'like-draw',
  'sales-page',
] as const
/** Which form a member joined by, each with its own texts; the preference page, coming back; a list. */
export type ConsentSource = (typeof consentSources)[number] | 'preferences' | 'import'

/** The wording members agree to when they join; a new wording gets a new version. */
export const CONSENT_TEXT_VERSION = '2024-12-15'

export interface Member {
  uid: string
  name: string
  email: string
  homeAirport: HomeAirport | null
  subscriptionType: SubscriptionType
  subscriptionStatus: SubscriptionStatus
  isVerified: boolean
  preferredDestinations: string[]
  destinationsSetAt: Date | null
  airlinePreference: Airline | null
  budget: Budget | null
  premiumSetupNeeded: boolean
  alertMode: AlertMode
  pausedUntil: Date | null
  unsubscribedAt: Date | null
  /** Mails to the address came back, or were reported as abuse. */
  suppressedAt: Date | null
  variant: Variant
  createdAt: Date
  updatedAt: Date
}

/** How many members are alike in what the lists of members are filtered by. */
export interface MemberCount {
  plan: SubscriptionType
  status: SubscriptionStatus
  airport: HomeAirport | null
  verified: boolean
  suppressed: boolean
  unsubscribed: boolean
  n: number
}

/** What the form of SPEC §5 "Complete-profile" fills in. */
export interface Profile {
  homeAirport: HomeAirport
  preferredDestinations: string[]
  airlinePreference: Airline
  budget: Budget | null
}

/** Why an address is not mailed any more. */
export type SuppressionReason = 'deleted' | 'bounced' | 'complained' | 'team'

/** Why a member gets no deals although they have not left. */
export type MailStop = 'unsubscribed' | 'returned' | 'paused'

export function mailStop(
  member: Pick<Member, 'unsubscribedAt' | 'suppressedAt' | 'pausedUntil'>,
  now: Date,
): MailStop | undefined {
  if (member.unsubscribedAt) return 'unsubscribed'
  if (member.suppressedAt) return 'returned'
  return member.pausedUntil && member.pausedUntil > now ? 'paused' : undefined
}

export type PremiumRefusal = 'not-premium' | 'not-active' | 'not-verified'

/** SPEC §4: Premium access asks for all three; every missing one is a reason. */
export function checkPremium(
  member: Pick<Member, 'subscriptionType' | 'subscriptionStatus' | 'isVerified'>,
): { ok: true } | { ok: false; reasons: PremiumRefusal[] } {
  const reasons: PremiumRefusal[] = []
  if (member.subscriptionType !== 'Premium') reasons.push('not-premium')
  if (member.subscriptionStatus !== 'Active') reasons.push('not-active')
  if (!member.isVerified) reasons.push('not-verified')
  return reasons.length === 0 ? { ok: true } : { ok: false, reasons }
}

declare const premiumProof: unique symbol
/** A member whose access was checked; only `asPremium` makes one. */
export type PremiumMember = Member & { readonly [premiumProof]: true }

/** The gate to everything Premium: a function that needs the proof can't be called without it. */
export function asPremium(member: Member | undefined): PremiumMember | undefined {
  return member && checkPremium(member).ok ? (member as PremiumMember) : undefined
}

/** Favourite destinations may be changed again twelve months after they were set. */
export function destinationsOpenFrom(
  member: Pick<Member, 'destinationsSetAt' | 'preferredDestinations'>,
): Date | undefined {
  if (!member.destinationsSetAt || member.preferredDestinations.length === 0) return undefined
  return addMonths(member.destinationsSetAt, 12)
}

export type ConfirmOutcome = 'confirmed' | 'already-confirmed' | 'expired' | 'unknown'

/** What a confirmation link leads to; a reused link of a confirmed member is no failure. */
export function judgeConfirmation(
  link: { expiresAt: Date; usedAt: Date | null } | undefined,
  member: { isVerified: boolean } | undefined,
  now: Date,
): ConfirmOutcome {
  if (!link || !member) return 'unknown'
  if (member.isVerified) return 'already-confirmed'
  if (link.usedAt || link.expiresAt <= now) return 'expired'
  return 'confirmed'
}

/** The number on a member's card: steady and in groups, and no way back to the id. */
export function memberNumber(uid: string): string {
  const digits = [...uid].reduce(
    (sum, sign) => (sum * 131n + BigInt(sign.charCodeAt(0))) % 10n ** 12n,
    7n,
  )
  return digits
    .toString()
    .padStart(12, '0')
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

export type MemberEventKind =
  | 'joined'
  | 'verified'
  | 'preferences-changed'
  | 'paused'
  | 'resumed'
  | 'unsubscribed'
  | 'resubscribed'
  | 'profile-completed'
  | 'profile-changed'
  | 'password-changed'
  | 'premium-opened'
  | 'premium-suspended'
  | 'premium-resumed'
  | 'premium-ended'
  | 'suppressed'
  | 'suppression-lifted'
export type EventBy = 'member' | 'team' | 'system'

/** Something that happened to one member, whichever module knows of it. */
export interface HistoryEntry {
  at: Date
  /** Tells entries of the same moment apart, and orders them the same way every time. */
  key: string
  from: 'member' | 'billing' | 'deliveries' | 'promotions' | 'staff'
  kind: string
  by?: string
  details?: Record<string, unknown> | undefined
}

/** Accents and case do not matter to who searches; the database says the same of a row. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
