import { createContext } from 'react-router'
import type { Variant } from '~/locales/variant'
import type { Member, PremiumMember } from '~/modules/members/model'
import type { StaffMember } from '~/modules/staff/model'
import type { Pending } from '~/modules/staff/service.server'
import type { Services } from './services'

/** What the server hands every route: the product's services and what is known of the request. */
export const services = createContext<Services>()

export interface RequestFacts {
  requestId: string
  variant: Variant
  /** Where the request came from; for limits only, never stored with a person. */
  clientAddress: string
  region: string | undefined
  /** Whether a session cookie came along; what it is worth is another question. */
  hasSession: boolean
}
export const requestFacts = createContext<RequestFacts>()

/** Who is signed in, as the header and the gates need it; null for a visitor. */
export interface Viewer {
  sessionId: string
  /** As the record is at this moment; what it allows is for `asPremium` to say. */
  member: Member
}
export const viewer = createContext<Viewer | null>(null)

/** Set by the Premium gate; a route behind it can't run without. */
export const premiumMember = createContext<PremiumMember>()

/** Set by the staff gate; nothing of the back office runs without. */
export const staffMember = createContext<StaffMember>()

/** Somebody of the team between the password and the code. */
export const pendingStaff = createContext<Pending>()
