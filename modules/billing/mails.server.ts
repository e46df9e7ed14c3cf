import { type ClubIdentity, renderMail } from '~/emails/mail'
import { type PurchaseFacts, type PurchaseMail, purchaseMail } from '~/emails/purchase'
import { mailTexts } from '~/locales/mail-texts'
import { htmlLang, type Variant } from '~/locales/variant'
import type { Members } from '~/modules/members/service.server'
import type { Database } from '~/platform/database.server'
import type { Signer } from '~/platform/links.server'
import type { Mailer } from '~/platform/mailer.server'
import { handles, type JobHandler } from '~/platform/queue.server'
import { type BillingMailKind, billingMail } from './jobs.server'
import { formatPrice, timeZones } from './model'
import { orderPath } from './order-links.server'
import * as store from './store.server'

export function billingMailHandler(parts: {
  db: Database
  mailer: Mailer
  members: Pick<Members, 'byUid' | 'mayMail'>
  signer: Signer
  club: ClubIdentity
}): JobHandler {
  const { db, mailer, members, signer, club } = parts
  return handles(
    billingMail,
    async ({ orderId, kind }) => {
      const order = await store.findOrder(db, orderId)
      const member = order?.uid ? await members.byUid(order.uid) : undefined
      if (!order || !member || !(await members.mayMail(member.email))) return
      const trial = await store.findTrial(db, orderId)
      const { variant, name, email } = member
      const mail = await renderMail(purchaseMail(wordsFor(kind, order)), {
        variant,
        name,
        club,
        market: order.market,
        facts: factsOf(order, trial, await store.findRefund(db, orderId), variant),
        url: club.url + pathFor(kind, order, variant, signer),
      })
      await mailer.send({ to: email, ...mail })
    },
    { concurrency: 2 },
  )
}

function wordsFor(kind: BillingMailKind, order: store.Order): PurchaseMail {
  if (kind !== 'order-confirmed') return kind
  return order.state === 'trial' ? 'order-confirmed-trial' : kind
}

function pathFor(
  kind: BillingMailKind,
  { id, market }: store.Order,
  variant: Variant,
  signer: Signer,
): string {
  switch (kind) {
    case 'charge-declined':
    case 'charge-failed':
    case 'trial-refused':
      return `/checkout?plano=lifetime&pagina=subscreve&variante=${market}&forma=agora`
    case 'withdrawn':
    case 'premium-ended':
      return '/subscreve#price-table-heading'
    default:
      return `${orderPath(signer, id)}?variante=${variant}`
  }
}

function factsOf(
  order: store.Order,
  trial: store.Trial | undefined,
  refund: store.Refund | undefined,
  variant: Variant,
): PurchaseFacts {
  const { labels } = mailTexts[variant].billing
  const { market, currency } = order
  const date = (at: Date | null | undefined, timeStyle?: 'short') =>
    at
      ? new Intl.DateTimeFormat(htmlLang[variant], {
          dateStyle: 'long',
          timeStyle,
          timeZone: timeZones[market],
        }).format(at)
      : ''
  return {
    order: order.id.slice(0, 8).toUpperCase(),
    plan: order.plan === 'yearly' ? labels.planNameYearly : labels.planName,
    price: formatPrice({ minor: order.priceMinor, currency }),
    chargeDate: order.paidAt || order.withdrawnAt ? '' : date(trial?.endsAt),
    paidAt: date(order.paidAt),
    withdrawnAt: date(order.withdrawnAt, 'short'),
    refund: refund && order.withdrawnAt ? formatPrice({ minor: refund.minor, currency }) : '',
  }
}
