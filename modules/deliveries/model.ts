import type { Variant } from '~/locales/variant'
import type { HomeAirport, SubscriptionType } from '~/modules/members/model'
import type { SmtpAnswer } from '~/platform/smtp-connection.server'

export const alertKinds = ['deal', 'digest'] as const
export type AlertKind = (typeof alertKinds)[number]
export const alertStatuses = ['sending', 'paused', 'finished', 'cancelled'] as const
export type AlertStatus = (typeof alertStatuses)[number]
/** `policy` and `sender-refused` are about us and need a person; a server may come back by itself. */
export type PauseReason = 'team' | 'policy' | 'sender-refused' | 'server-unreachable'
export const deliveryStatuses = [
  'queued',
  'sending',
  'sent',
  'failed',
  'suppressed',
  'uncertain',
] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]
export type BounceKind = 'hard' | 'soft' | 'complaint'

/** What the answer of the receiving server means for one message. */
export type Judgement =
  | { verdict: 'sent' }
  /** Nobody can be reached at that address when `hard`. */
  | { verdict: 'failed'; reason: string; hard: boolean }
  | { verdict: 'retry'; reason: string }
  /** The message was handed over and no readable answer came: it may have arrived. */
  | { verdict: 'uncertain'; reason: string }
  /** Not about this recipient: the message waits as if it had not been tried. */
  | { verdict: 'blameless'; reason: string; pause?: PauseReason }

const aboutUs = new Set(['connect', 'greeting', 'hello', 'auth', 'mail'])
const senderProblems = new Set(['5.1.7', '5.1.8'])
const plainUnknownMailbox = new Set([550, 551, 553])

/** DESIGN "The send engine": 4xx waits, 5xx fails the recipient, 5.7.x and a dead server blame nobody. */
export function judge(answer: SmtpAnswer): Judgement {
  if (answer.ok) return { verdict: 'sent' }
  const { stage, fault, code = 0, enhanced = '' } = answer
  if (fault !== 'reply') {
    if (stage === 'body') return { verdict: 'uncertain', reason: `${fault} after the message` }
    const reason = `${fault} at ${stage}`
    return aboutUs.has(stage) ? { verdict: 'blameless', reason } : { verdict: 'retry', reason }
  }
  const reason = enhanced ? `${code} ${enhanced}` : String(code)
  if (code < 500)
    return aboutUs.has(stage) ? { verdict: 'blameless', reason } : { verdict: 'retry', reason }
  if (enhanced.startsWith('5.7.')) return { verdict: 'blameless', reason, pause: 'policy' }
  if (aboutUs.has(stage) || senderProblems.has(enhanced))
    return { verdict: 'blameless', reason, pause: 'sender-refused' }
  return { verdict: 'failed', reason, hard: isHard(code, enhanced, stage) }
}

function isHard(code: number, enhanced: string, stage: string): boolean {
  if (enhanced) return enhanced.startsWith('5.1.') || enhanced === '5.2.1'
  return stage === 'rcpt' && plainUnknownMailbox.has(code)
}

const MINUTE = 60
const RETRY_SECONDS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 240 * MINUTE]

/** How long a refused message waits; undefined when it has been tried often enough. */
export function retryDelay(attempts: number, random = Math.random()): number | undefined {
  const seconds = RETRY_SECONDS[attempts]
  // Spread out, so that a thousand refused together do not come back together.
  return seconds === undefined ? undefined : seconds * (0.75 + random / 2)
}

/** Messages a day while receivers do not know the sender yet; afterwards there is no limit. */
const WARM_UP = [200, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 120_000]

export function warmUpLimit(begunOn: string | undefined, today: string): number | undefined {
  if (!begunOn) return undefined
  const day = Math.round((Date.parse(today) - Date.parse(begunOn)) / 86_400_000)
  return day < 0 ? WARM_UP[0] : WARM_UP[day]
}

/** What the member whom a mail is for would say of it. */
export type MailState =
  | 'under-way'
  | 'sent'
  | 'unconfirmed'
  | 'returned'
  | 'reported'
  | 'undelivered'

export function mailState(status: DeliveryStatus, bounce: BounceKind | null): MailState {
  if (bounce) return bounce === 'complaint' ? 'reported' : 'returned'
  switch (status) {
    case 'sent':
      return 'sent'
    case 'uncertain':
      return 'unconfirmed'
    case 'failed':
    case 'suppressed':
      return 'undelivered'
    default:
      return 'under-way'
  }
}

/** A mail of the club to one member. */
export interface SentMail {
  id: number
  kind: AlertKind
  at: Date
  state: MailState
  /** What it told of; a deal that was removed since is missing. */
  deals: { id: string; title: Record<Variant, string>; city: Record<Variant, string> }[]
}

export interface SentMails {
  mails: SentMail[]
  /** Where the next page begins; undefined on the last. */
  before: number | undefined
}

export type DeliveryCounts = Record<DeliveryStatus, number>

export interface AlertProgress {
  id: number
  kind: AlertKind
  dealId: string | null
  status: AlertStatus
  pausedBecause: PauseReason | null
  createdAt: Date
  candidates: number
  counts: DeliveryCounts
  maybeRepeated: number
  /** Messages a second over the last minute. */
  rate: number
  /** Until the queue is empty at that rate; undefined while nothing moves. */
  secondsLeft: number | undefined
  clicks: number
}

/** What became of an alert at one receiving domain; `*` stands for all the small ones together. */
export interface DomainLine extends DeliveryCounts {
  domain: string
  bounced: number
  complaints: number
}

/** Why deliveries have not been sent, or are doubtful. */
export interface ReasonLine {
  status: DeliveryStatus
  reason: string
  rows: number
}

/** A delivery that was on the wire when nobody could see its outcome. */
export interface DoubtfulDelivery {
  id: number
  uid: string | null
  status: DeliveryStatus
  reason: string | null
  attempts: number
  /** It will be tried again. */
  waits: boolean
  settledAt: Date | null
}

/** An alert as the team sees it: what it is, and how far it was when it was last counted. */
export interface AlertView extends AlertProgress {
  title: string
  urgent: boolean
  plan: SubscriptionType | null
  airport: HomeAirport | null
  finishedAt: Date | null
  /** When the free plan's turn comes, while it has not been. */
  freeFrom: Date | null
  countedAt: Date | null
}

export function estimate(counts: DeliveryCounts, rate: number): number | undefined {
  const left = counts.queued + counts.sending
  if (left === 0) return 0
  return rate > 0 ? Math.ceil(left / rate) : undefined
}

export function receivingDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}
