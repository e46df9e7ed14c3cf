import type { Member } from '~/modules/members/model'
import { type IneligibleReason, judgeParticipants, type Participant } from './model'

export interface Judged {
  entries: { uid: string; weight: number; hotelStars: number }[]
  refused: { uid: string | null; profile: string | null; reason: IneligibleReason }[]
}

/** Terms of the 10,000 draw: a paid plan, a confirmed address, 18 or older; each member enters once. */
export function entriesForTenThousand(
  paying: readonly Member[],
  answers: { adults: Set<string>; optedOut: Set<string> },
): Judged {
  const judged: Judged = { entries: [], refused: [] }
  for (const { uid, isVerified } of paying) {
    const reason = answers.optedOut.has(uid)
      ? 'opted-out'
      : !isVerified
        ? 'not-confirmed'
        : !answers.adults.has(uid)
          ? 'age-not-declared'
          : undefined
    if (reason) judged.refused.push({ uid, profile: null, reason })
    else judged.entries.push({ uid, weight: 1, hotelStars: 4 })
  }
  return judged
}

export function entriesForLikeDraw(list: readonly Participant[]): Judged {
  const judged: Judged = { entries: [], refused: [] }
  for (const { uid, profile, reason, weight, hotelStars } of judgeParticipants(list)) {
    if (reason || uid === undefined) {
      judged.refused.push({ uid: uid ?? null, profile, reason: reason ?? 'not-a-member' })
    } else judged.entries.push({ uid, weight, hotelStars })
  }
  return judged
}

/** The imported lines with the members as they are now. */
export function toParticipants(
  lines: readonly (Omit<Participant, 'member'> & { uid: string | null })[],
  members: readonly Member[],
): Participant[] {
  const known = new Map(members.map((member) => [member.uid, member]))
  return lines.map(({ uid, ...line }) => {
    const member = uid === null ? undefined : known.get(uid)
    return {
      ...line,
      member: member && {
        uid: member.uid,
        plan: member.subscriptionType,
        active: member.subscriptionStatus === 'Active',
        verified: member.isVerified,
        homeAirport: member.homeAirport,
      },
    }
  })
}
