import { longDate } from '~/app/dates'
import type { plan } from '~/locales/pt-PT/plan'
import type { Variant } from '~/locales/variant'
import { formatPrice, type PlanView } from '~/modules/billing/model'

/** A plan in words, written on the server. */
export interface PlanLine {
  orderId: string
  name: string
  stateText: string
  price: string
  paid: string | undefined
  refunded: string | undefined
  date: string
  chargeDate: string | undefined
  receiptUrl: string | null
  wayBack: 'withdraw' | 'cancel-trial' | 'return' | undefined
  wayBackUntil: string | undefined
}

export function planLine(view: PlanView, { plan: t }: typeof plan, variant: Variant): PlanLine {
  const { orderId, paid, refunded, paidAt, trialEndsAt, receiptUrl, withdrawUntil } = view
  return {
    orderId,
    name: view.granted ? `${t.name[view.plan]} · ${t.granted}` : t.name[view.plan],
    stateText: t.states[view.state],
    price: formatPrice(view.price),
    paid: paid ? formatPrice(paid) : undefined,
    refunded: refunded ? formatPrice(refunded) : undefined,
    date: longDate(paidAt ?? view.since, variant),
    chargeDate: trialEndsAt ? longDate(trialEndsAt, variant) : undefined,
    receiptUrl,
    wayBack: wayBack(view),
    wayBackUntil: withdrawUntil
      ? longDate(new Date(`${withdrawUntil}T12:00:00Z`), variant)
      : undefined,
  }
}

function wayBack({ boughtAgain, withdrawUntil, state }: PlanView): PlanLine['wayBack'] {
  if (boughtAgain) return 'return'
  if (!withdrawUntil) return undefined
  return state === 'trial' ? 'cancel-trial' : 'withdraw'
}
