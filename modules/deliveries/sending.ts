import type { Variant } from '~/locales/variant'
import type { Deal } from '~/modules/deals/model'
import type { HomeAirport } from '~/modules/members/model'
import type { Permit } from '~/modules/staff/model'
import type { MimeMessage } from '~/platform/mime-template.server'
import type { Envelope } from '~/platform/smtp-connection.server'
import type { AlertKind, DeliveryStatus, PauseReason } from './model'

/** A message to one member, on the wire until its outcome is written down. */
export interface Parcel {
  id: number
  /** Which sender has it on the wire. */
  claimedBy: number
  alertId: number
  uid: string
  email: string
  name: string
  variant: Variant
  homeAirport: HomeAirport | null
  /** The deal is about one of the member's favourite destinations. */
  favourite: boolean
  items: string[] | null
  attempts: number
  /** It was put off until now, so its domain has nothing more to say. */
  waitedItsTurn: boolean
  /** Entitled to Premium deals when it was claimed. */
  premium: boolean
}

export interface Outcome {
  id: number
  claimedBy: number
  status: DeliveryStatus
  reason?: string
  /** Comes back after this many seconds; 0: at once; absent: never. */
  waitSeconds?: number
  /** An attempt the recipient's server has refused. */
  counts?: boolean
}

export interface OpenAlert {
  id: number
  kind: AlertKind
  dealId: string | null
  premium: boolean
  urgent: boolean
  /** Whom it is for; who has moved elsewhere meanwhile is not told. */
  airports: HomeAirport[]
  /** Its deal has ended: nobody is to be told any more. */
  over: boolean
}

/** What the engine needs of the database. */
export interface SendingStore {
  register(leaseSeconds: number): Promise<number>
  renew(sender: number, leaseSeconds: number): Promise<boolean>
  leave(sender: number): Promise<void>
  /** Puts back what was claimed in an answer that never came; it has not been on the wire. */
  putBack(sender: number, onTheWire: number[]): Promise<void>
  exchange(turn: {
    sender: number
    outcomes: Outcome[]
    alert: OpenAlert | undefined
    wanted: number
    now: Date
  }): Promise<{ parcels: Parcel[]; touched: number }>
  openAlerts(now: Date): Promise<OpenAlert[]>
  /** Brings back what was put off or lost its sender, and ends what is done. */
  tend(leaseSeconds: number, now: Date): Promise<{ recovered: number; due: number }>
  pause(alertIds: number[], because: PauseReason, now: Date): Promise<void>
  resumeAfterServer(): Promise<void>
  waitsForServer(): Promise<boolean>
  giveUp(alertId: number, reason: string): Promise<void>
}

/** Makes the very bytes a member gets. */
export interface LetterWriter {
  write(parcel: Parcel): Promise<{ envelope: Envelope; message: MimeMessage } | undefined>
  /** What a reader of a variant would get of a deal; it names nobody and counts nothing. */
  sample(
    by: Permit<'deals:edit'>,
    deal: Deal,
    variant: Variant,
  ): Promise<{ subject: string; html: string; text: string }>
}
