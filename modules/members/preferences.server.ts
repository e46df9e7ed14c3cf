import { addMonths } from '~/platform/months'
import { changesBetween } from './changes'
import { appendEvent } from './events-store.server'
import type { DeleteAnswer, Leaving } from './leaving.server'
import { preferencesPath, readPreferencesToken } from './links.server'
import {
  type AlertMode,
  CONSENT_TEXT_VERSION,
  type HomeAirport,
  type MailStop,
  type Member,
  type MemberEventKind,
  mailStop,
} from './model'
import { limits, type MemberParts } from './parts.server'
import * as store from './store.server'
import { suppressionKey } from './suppression.server'
import * as suppressions from './suppression-store.server'

/** What a mailed preference link lets its holder change; nothing else hangs on it. */
export type PreferenceChange =
  | { kind: 'mails'; homeAirport: HomeAirport; alertMode: AlertMode }
  | { kind: 'pause'; months: number }
  | { kind: 'resume' }
  | { kind: 'unsubscribe'; reason: string }
  | { kind: 'resubscribe' }

export type PreferenceAnswer = 'saved' | 'unknown-link' | 'too-many-attempts'

export interface Preferences {
  preferencesPath(uid: string): string
  /** Whose link it is; a pause that is over is none. */
  memberOfLink(token: string): Promise<Member | undefined>
  /** Why no deals come at the moment. */
  mailStopOf(member: Member): MailStop | undefined
  changePreferences(token: string, change: PreferenceChange): Promise<PreferenceAnswer>
  exportByLink(token: string): Promise<Record<string, unknown> | undefined>
  /** Members who have a password show it; the others have nothing but the link. */
  needsPasswordToDelete(uid: string): Promise<boolean>
  deleteByLink(token: string, password: string): Promise<DeleteAnswer>
}

export function createPreferences(
  parts: MemberParts,
  leaving: Pick<Leaving, 'deleteMember' | 'eraseMember' | 'exportOf'>,
): Preferences {
  const { db, clock, limiter, accounts, signer } = parts

  async function memberOf(token: string): Promise<Member | undefined> {
    const uid = readPreferencesToken(signer, token)
    return uid === undefined ? undefined : store.findByUid(db, uid)
  }

  return {
    preferencesPath: (uid) => preferencesPath(signer, uid),
    async memberOfLink(token) {
      const member = await memberOf(token)
      const over = member?.pausedUntil && member.pausedUntil <= clock.now()
      return member && over ? { ...member, pausedUntil: null } : member
    },
    mailStopOf: (member) => mailStop(member, clock.now()),
    async changePreferences(token, change) {
      const uid = readPreferencesToken(signer, token)
      if (uid === undefined) return 'unknown-link'
      if (!(await limiter.allows(limits.preferences, uid))) return 'too-many-attempts'
      return db.transaction(async (tx) => {
        // Held, so that a button pressed twice finds the second time that it is done.
        const member = await store.lockByUid(tx, uid)
        if (!member) return 'unknown-link'
        const now = clock.now()
        const values = valuesOf(change, member, now)
        const lifts = change.kind === 'resubscribe' ? { suppressedAt: null } : {}
        const changed = changesBetween(member, { ...values, ...lifts })
        await store.updateMember(tx, uid, values, now)
        if (changed)
          await appendEvent(tx, {
            ...{ uid, kind: eventOf[change.kind], by: 'member', at: now },
            details: change.kind === 'unsubscribe' ? { reason: change.reason } : { changed },
          })
        // Coming back is a new yes, and every yes is written down.
        if (change.kind === 'resubscribe' && (member.unsubscribedAt || member.suppressedAt)) {
          await suppressions.liftSuppression(tx, uid, suppressionKey(signer, member.email))
          await store.appendConsent(tx, {
            uid,
            textVersion: CONSENT_TEXT_VERSION,
            source: 'preferences',
            givenAt: now,
          })
        }
        return 'saved'
      })
    },
    async exportByLink(token) {
      const member = await memberOf(token)
      if (!member || !(await limiter.allows(limits.preferences, member.uid))) return undefined
      return leaving.exportOf(member.uid)
    },
    needsPasswordToDelete: (uid) => accounts.hasPassword(uid),
    async deleteByLink(token, password) {
      const member = await memberOf(token)
      if (!member) return 'unknown'
      return (await accounts.hasPassword(member.uid))
        ? leaving.deleteMember(member.uid, password)
        : leaving.eraseMember(member.uid)
    },
  }
}

function valuesOf(
  change: PreferenceChange,
  member: Member,
  now: Date,
): Parameters<typeof store.updateMember>[2] {
  switch (change.kind) {
    case 'mails':
      return { homeAirport: change.homeAirport, alertMode: change.alertMode }
    case 'pause':
      return { pausedUntil: addMonths(now, change.months) }
    case 'resume':
      return { pausedUntil: null }
    case 'unsubscribe':
      return {
        unsubscribedAt: member.unsubscribedAt ?? now,
        unsubscribeReason: change.reason || null,
      }
    case 'resubscribe':
      return { unsubscribedAt: null, unsubscribeReason: null }
  }
}

const eventOf: Record<PreferenceChange['kind'], MemberEventKind> = {
  mails: 'preferences-changed',
  pause: 'paused',
  resume: 'resumed',
  unsubscribe: 'unsubscribed',
  resubscribe: 'resubscribed',
}
