import type { DeskMember } from './desk-model'
import { destinationLabel } from './destinations'

/** Spreadsheets in Portuguese split at semicolons, and know UTF-8 by its mark. */
const SEPARATOR = ';'
export const CSV_MARK = '\ufeff'

/** The names and values of SPEC §3; lists of one are written as their one value. */
const columns: Record<string, (member: DeskMember) => unknown> = {
  uid: ({ uid }) => uid,
  name: ({ name }) => name,
  email: ({ email }) => email,
  homeAirport: ({ homeAirport }) => homeAirport,
  subscriptionType: ({ subscriptionType }) => subscriptionType,
  subscriptionStatus: ({ subscriptionStatus }) => subscriptionStatus,
  isVerified: ({ isVerified }) => isVerified,
  preferredDestinations: ({ preferredDestinations, variant }) =>
    preferredDestinations.map((code) => destinationLabel(code, variant)).join(' | '),
  airlinePreference: ({ airlinePreference }) => airlinePreference,
  premiumSetupNeeded: ({ premiumSetupNeeded }) => premiumSetupNeeded,
  variant: ({ variant }) => variant,
  unsubscribedAt: ({ unsubscribedAt }) => unsubscribedAt?.toISOString(),
  pausedUntil: ({ pausedUntil }) => pausedUntil?.toISOString(),
  suppressedAt: ({ suppressedAt }) => suppressedAt?.toISOString(),
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
}

export const csvHead = `${Object.keys(columns).join(SEPARATOR)}\r\n`

export function csvLine(member: DeskMember): string {
  const cells = Object.values(columns).map((value) => csvCell(value(member)))
  return `${cells.join(SEPARATOR)}\r\n`
}

/** A cell that a spreadsheet would run is shown instead: the apostrophe makes it text. */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
