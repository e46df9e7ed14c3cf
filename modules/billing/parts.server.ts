import type { Variant } from '~/locales/variant'
import type { Members } from '~/modules/members/service.server'
import type { AuditTrail } from '~/modules/staff/service.server'
import type { Clock } from '~/platform/clock.server'
import type { Database, Transaction } from '~/platform/database.server'
import type { Limit, Limiter } from '~/platform/limiter.server'
import type { Signer } from '~/platform/links.server'
import type { PaymentProvider } from '~/platform/payments.server'
import type { Queue } from '~/platform/queue.server'
import type { EndReason, OrderState, PlanId } from './model'

/** What billing asks of memberships; only they write the subscriber's record. */
export type PremiumKeeping = Pick<
  Members,
  | 'byUid'
  | 'byUids'
  | 'memberByEmail'
  | 'enrolBuyer'
  | 'grantPremium'
  | 'suspendPremium'
  | 'resumePremium'
  | 'endPremium'
  | 'markLapsed'
>

export interface BillingParts {
  db: Database
  queue: Queue
  clock: Clock
  limiter: Limiter
  signer: Signer
  members: PremiumKeeping
  audit: AuditTrail
  /** Absent in a production without keys: nothing is sold. */
  provider: PaymentProvider | undefined
  products: { lifetime: string | undefined; yearly: string | undefined }
  publicUrl: string
  /** What others do when an order stands where it stands; may be told the same again. */
  onOrder?(tx: Transaction, order: OrderNews): Promise<void>
}

export interface OrderNews {
  orderId: string
  uid: string
  checkoutId: string | null
  plan: PlanId
  market: Variant
  state: OrderState
  endedWhy: EndReason | null
  paidAt: Date | null
}

export const limits = {
  checkoutPerClient: { name: 'checkout-client', max: 40, perSeconds: 3600 },
  codePerClient: { name: 'discount-code-client', max: 20, perSeconds: 3600 },
} satisfies Record<string, Limit>
