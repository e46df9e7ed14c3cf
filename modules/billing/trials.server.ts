import type { ChargeOutcome } from '~/platform/payments.server'
import { billingMail, trialChargeDue } from './jobs.server'
import * as ledger from './ledger-store.server'
import { nextCharge, REMIND_DAYS_BEFORE } from './model'
import type { BillingParts } from './parts.server'
import type { Reconcile } from './standing.server'
import * as store from './store.server'

export interface Trials {
  /** Reminds who is charged in three days and asks for the charges that are due. */
  followTrials(): Promise<void>
  chargeTrial(orderId: string): Promise<void>
}

const DAY = 86_400_000

export function createTrials(parts: BillingParts, reconcile: Reconcile): Trials {
  const { db, queue, clock, provider } = parts

  async function writeDown(order: store.Order, outcome: ChargeOutcome, declines: number) {
    const orderId = order.id
    await db.transaction(async (tx) => {
      if (outcome.outcome === 'paid') {
        const { paymentId, at } = outcome
        await ledger.lockKeys(tx, [paymentId])
        const fact = { kind: 'paid', at: at.toISOString(), minor: order.priceMinor } as const
        // The provider's own event says the same; told twice it counts once.
        await ledger.insertFact(tx, `charge-${paymentId}`, paymentId, fact)
        await ledger.linkKeys(tx, orderId, [paymentId])
        await store.updateOrder(tx, orderId, { paymentId })
        return reconcile(tx, orderId)
      }
      const again = nextCharge(declines, clock.now())
      if (!(await store.noteDecline(tx, orderId, declines, again))) return
      if (again) {
        if (declines === 1) await mail('charge-declined')
        return
      }
      await store.endTrial(tx, orderId, 'failed')
      await mail('charge-failed')
      await reconcile(tx, orderId)

      async function mail(kind: 'charge-declined' | 'charge-failed') {
        await queue.enqueue(tx, billingMail, { orderId, kind })
      }
    })
  }

  return {
    async followTrials() {
      const now = clock.now()
      const soon = new Date(now.getTime() + REMIND_DAYS_BEFORE * DAY)
      await db.transaction(async (tx) => {
        for (const orderId of await store.claimReminders(tx, now, soon)) {
          await queue.enqueue(tx, billingMail, { orderId, kind: 'trial-ending' })
        }
        for (const orderId of await store.trialsDue(tx, now)) {
          await queue.enqueue(tx, trialChargeDue, { orderId }, { singletonKey: orderId })
        }
      })
    },
    async chargeTrial(orderId) {
      const order = await store.findOrder(db, orderId)
      const trial = await store.findTrial(db, orderId)
      if (!provider || !order?.setupId || order.state !== 'trial' || !trial) return
      if (trial.state !== 'running' || trial.nextChargeAt > clock.now()) return
      await store.noteCharge(db, orderId, clock.now())
      const outcome = await provider.chargeSavedCard({
        setupId: order.setupId,
        amount: { minor: order.priceMinor, currency: order.currency },
        description: 'Clube de Voos · Premium',
        reference: orderId,
        // The same try is the same charge, however often the job runs.
        idempotencyKey: `trial-${orderId}-${trial.declines}`,
        mayHaveHappened: trial.chargeBegunAt !== null,
      })
      await writeDown(order, outcome, trial.declines + 1)
    },
  }
}
