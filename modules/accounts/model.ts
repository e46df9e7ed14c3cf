/** What a single-use link sent by mail is for; a link of one purpose opens nothing else. */
export const linkPurposes = [
  'confirm-address',
  'set-password',
  'reset-password',
  'confirm-profile',
] as const
export type LinkPurpose = (typeof linkPurposes)[number]

const HOUR = 3_600_000

export const linkLifetime: Record<LinkPurpose, number> = {
  'confirm-address': 72 * HOUR,
  'set-password': 72 * HOUR,
  'reset-password': HOUR,
  'confirm-profile': 24 * HOUR,
}

export interface MailLink {
  userId: string
  purpose: LinkPurpose
  expiresAt: Date
  usedAt: Date | null
}

export function isUsable(link: MailLink | undefined, now: Date): link is MailLink {
  return link !== undefined && link.usedAt === null && link.expiresAt > now
}

/** Who a session belongs to. */
export interface SessionOwner {
  uid: string
  sessionId: string
}

/** A session as its owner sees it; the token that opens it is never shown. */
export interface ActiveSession {
  id: string
  device: string
  since: Date
  lastUsedAt: Date
}

export type PasswordCheck =
  | { outcome: 'unknown-user' | 'wrong-password' | 'disabled' }
  | { outcome: 'ok'; userId: string; emailVerified: boolean }

/** Counted in characters as people see them in a text, not in bytes. */
export const PASSWORD_LENGTH = { min: 8, max: 128 }
export type PasswordProblem = 'too-short' | 'too-long' | 'too-common'
