import { z } from 'zod'
import { defineJob, handles, type JobHandler } from '~/platform/queue.server'
import type { Billing } from './service.server'

export const paymentEventArrived = defineJob(
  'payment-event-arrived',
  z.object({ eventId: z.string() }),
)
export const trialChargeDue = defineJob('trial-charge-due', z.object({ orderId: z.uuid() }))
export const refundAsked = defineJob('refund-asked', z.object({ orderId: z.uuid() }))
export const subscriptionStopped = defineJob(
  'subscription-stopped',
  z.object({ subscriptionId: z.string() }),
)

export const billingMailKinds = [
  'order-confirmed',
  'trial-ending',
  'charge-declined',
  'charge-failed',
  'trial-refused',
  'bought-twice',
  'withdrawn',
  'premium-ended',
] as const
export type BillingMailKind = (typeof billingMailKinds)[number]

export const billingMail = defineJob(
  'billing-mail',
  z.object({ orderId: z.uuid(), kind: z.enum(billingMailKinds) }),
)

/** Each minute, and when a worker begins: a killed process may have left something. */
export const billingByTheClock = defineJob('billing-by-the-clock', z.object({}))

export function billingHandlers(billing: Billing): JobHandler[] {
  return [
    handles(paymentEventArrived, ({ eventId }) => billing.applyEvent(eventId), { concurrency: 4 }),
    handles(trialChargeDue, ({ orderId }) => billing.chargeTrial(orderId), { concurrency: 2 }),
    handles(refundAsked, ({ orderId }) => billing.payBack(orderId)),
    handles(subscriptionStopped, ({ subscriptionId }) => billing.stopSubscription(subscriptionId)),
    handles(billingByTheClock, () => billing.followTheClock(), {
      schedule: { cron: '* * * * *', timeZone: 'UTC' },
    }),
  ]
}
