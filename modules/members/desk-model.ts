import type { Variant } from '~/locales/variant'
import type { HomeAirport, Member, SubscriptionStatus, SubscriptionType } from './model'

export const memberSorts = ['newest', 'oldest', 'name'] as const
export type MemberSort = (typeof memberSorts)[number]

/** What keeps a member from getting deal mails, as the team filters by it. */
export type MailState = 'suppressed' | 'unsubscribed' | 'paused'
/** By the word that stands in an address. */
export const mailStates = {
  suprimido: 'suppressed',
  cancelado: 'unsubscribed',
  pausado: 'paused',
} as const satisfies Record<string, MailState>

/** Which members the team is looking at; what is absent does not matter. */
export interface MemberFilter {
  words?: string | undefined
  plan?: SubscriptionType | undefined
  status?: SubscriptionStatus | undefined
  verified?: boolean | undefined
  airport?: HomeAirport | undefined
  variant?: Variant | undefined
  mail?: MailState | undefined
  /** Days of Lisbon's calendar, yyyy-mm-dd; both count. */
  joinedFrom?: string | undefined
  joinedTo?: string | undefined
}

export type MemberRow = Pick<
  Member,
  | 'uid'
  | 'name'
  | 'email'
  | 'homeAirport'
  | 'subscriptionType'
  | 'subscriptionStatus'
  | 'isVerified'
  | 'suppressedAt'
  | 'unsubscribedAt'
  | 'pausedUntil'
  | 'variant'
  | 'createdAt'
>

/** How many there are: counted while that is quick, estimated beyond. */
export interface HowMany {
  exact: boolean
  count: number
}

/** Who joined, in one member's page: all of the record and what the team needs besides. */
export type DeskMember = Member & { unsubscribeReason: string | null }
