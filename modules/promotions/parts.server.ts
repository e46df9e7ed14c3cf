import type { Variant } from '~/locales/variant'
import type { Member } from '~/modules/members/model'
import type { commandLine, Permit } from '~/modules/staff/model'
import type { AuditTrail } from '~/modules/staff/service.server'
import type { Clock } from '~/platform/clock.server'
import type { Database, Queryable, Transaction } from '~/platform/database.server'
import type { Signer } from '~/platform/links.server'
import type { Queue } from '~/platform/queue.server'

/** Who runs promotions: somebody of the team with the right to, or whoever has the server's shell. */
export type Runner = Permit<'promotions:run'> | typeof commandLine

/** The person a lifetime plan is given to. */
export interface Recipient {
  name: string
  email: string
  variant: Variant
}

/** What promotions need of members and payments; handed in where the club is composed. */
export interface PromotionParts {
  db: Database
  queue: Queue
  clock: Clock
  signer: Signer
  audit: AuditTrail
  members: {
    byUid(uid: string): Promise<Member | undefined>
    byUids(on: Queryable, uids: readonly string[]): Promise<Member[]>
    byEmails(on: Queryable, emails: readonly string[]): Promise<Member[]>
    /** Whether anything may be sent there at all. */
    mayMail(email: string): Promise<boolean>
  }
  /** Lifetime plans that are paid and not refunded. */
  paidPlans: {
    count(on: Queryable): Promise<number>
    uids(on: Queryable): Promise<string[]>
  }
  /** Opens a lifetime plan that somebody else's points paid for; undefined when they have one. */
  giveLifetimePlan(tx: Transaction, recipient: Recipient): Promise<string | undefined>
  /** A code worth what SPEC §9 says, reusable for 24 months. */
  issueDiscountCode(tx: Transaction, ownerUid: string): Promise<string>
  /** The provider's name for the card that paid an order; undefined when it was no card. */
  cardOf(orderId: string): Promise<string | undefined>
}
