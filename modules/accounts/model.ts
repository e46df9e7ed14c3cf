/** What a single-use link sent by mail is for; a link of one purpose opens nothing else. */
export type LinkPurpose = 'confirm-address' | 'set-password' | 'reset-password' | 'confirm-profile'

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
