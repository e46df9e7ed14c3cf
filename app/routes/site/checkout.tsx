import { data, Link, redirect } from 'react-router'
import { BareFrame } from '~/app/blocks/bare-frame'
import { CheckoutForm, type CheckoutOffer } from '~/app/blocks/checkout-form'
import { JoinForm } from '~/app/blocks/join-form'
import { PageHead } from '~/app/blocks/page-head'
import { rememberPurchase } from '~/app/blocks/purchase-cookie'
import { requestFacts, services, viewer } from '~/app/context'
import { REFERRAL_COOKIE, readCookie } from '~/app/cookies'
import { longDate } from '~/app/dates'
import { readForm } from '~/app/forms'
import { paymentRedirects } from '~/app/middleware/payment-pages'
import { useTexts } from '~/app/texts'
import { Card } from '~/app/ui/card'
import { SplitFlap } from '~/app/ui/split-flap'
import { Ticket } from '~/app/ui/ticket'
import { checkoutTexts } from '~/locales/checkout'
import { planTexts } from '~/locales/plan'
import { pricingTexts } from '~/locales/pricing'
import {
  DISCOUNT,
  formatPrice,
  type Plan,
  planOnSale,
  trialEnd,
  withdrawalDays,
} from '~/modules/billing/model'
import { checkoutForm } from '~/modules/billing/schema'
import type { CheckoutRefusal } from '~/modules/billing/service.server'
import type { Route } from './+types/checkout'

export const middleware: Route.MiddlewareFunction[] = [paymentRedirects]

function read(request: Request) {
  const { searchParams } = new URL(request.url)
  return {
    plan: searchParams.get('plano') ?? 'lifetime',
    page: (searchParams.get('pagina') ?? 'subscreve').slice(0, 30),
    way: searchParams.get('forma') === 'agora' ? ('now' as const) : ('trial' as const),
  }
}

/** What is not sold here leads back to what is. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { variant } = context.get(requestFacts)
  const { billing, demoPayments } = context.get(services)
  const asked = read(request)
  const plan = planOnSale(asked.plan, variant)
  if (!plan) throw redirect('/subscreve#price-table-heading')
  const { price, regularPrice } = plan
  const offer: CheckoutOffer = {
    price: formatPrice(price),
    nothing: formatPrice({ ...price, minor: 0 }),
    discount: formatPrice({ ...price, minor: DISCOUNT[price.currency] }),
    chargeDate: longDate(trialEnd(new Date()), variant),
    trialDays: plan.trialDays,
    withdrawalDays: withdrawalDays[variant],
    way: asked.way,
    demo: demoPayments !== undefined,
  }
  return { open: billing.open, offer, regularPrice: formatPrice(regularPrice), planId: plan.id }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { billing, promotions, demoPayments, log } = context.get(services)
  const { variant, clientAddress, requestId } = context.get(requestFacts)
  const { plan, page } = read(request)
  const form = await readForm<typeof checkoutForm, never>(request, checkoutForm)
  const code = form.ok ? form.value.code : ''
  const refuse = (refusal: CheckoutRefusal | 'unexpected', status: number) =>
    data({ refusal, code }, status)
  if (!form.ok) return refuse('unexpected', 400)
  try {
    const answer = await billing.beginCheckout({
      plan,
      page,
      ...form.value,
      market: variant,
      viewerUid: context.get(viewer)?.member.uid,
      clientAddress,
    })
    if (!answer.ok) return refuse(answer.reason, 400)
    await promotions.checkoutOpened(answer.reference, readCookie(request, REFERRAL_COOKIE))
    const headers = { 'Set-Cookie': rememberPurchase(answer.reference) }
    // The provider was told the language; the demo's page reads it from its address.
    const url = demoPayments ? `${answer.url}&variante=${variant}` : answer.url
    return redirect(url, { status: 303, headers })
  } catch (err) {
    log.error({ err, requestId }, 'opening a checkout failed')
    return refuse('unexpected', 503)
  }
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(checkoutTexts)
  const { open, offer, regularPrice, planId } = loaderData
  const words = open ? t.buy : t.checkout
  return (
    <BareFrame>
      <main id="conteudo" className="shell grid items-start gap-10 py-10 md:grid-cols-2 md:py-16">
        <PageHead title={words.title} description={words.description} path="/checkout" noindex />
        <div>
          <h1 className="text-4xl sm:text-5xl">{words.heading}</h1>
          <p className="mt-4 max-w-[44ch] text-lg text-muted">
            {open ? t.buy.lead : t.checkout.text}
          </p>
          <PlanTicket planId={planId} price={offer.price} regularPrice={regularPrice} />
          <Link
            to="/subscreve#price-table-heading"
            reloadDocument
            className="mt-6 inline-block py-2 font-semibold text-cobalt underline underline-offset-4 hover:text-ink"
          >
            {t.checkout.back}
          </Link>
        </div>
        {open ? <CheckoutForm offer={offer} {...actionData} /> : <ClosedCounter />}
      </main>
    </BareFrame>
  )
}

function PlanTicket(props: { planId: Plan['id']; price: string; regularPrice: string }) {
  const { t } = useTexts(checkoutTexts, planTexts, pricingTexts)
  return (
    <Ticket
      upright
      className="mt-8 max-w-md"
      stub={
        <div className="p-6">
          <SplitFlap text={props.price} className="text-4xl" />
          <p className="mt-3 text-sm text-muted">
            {t.pricing.premium.regular} <s>{props.regularPrice}</s>
            {' · '}
            {t.pricing.premium.once}
          </p>
        </div>
      }
    >
      <div aria-hidden="true" className="h-2.5 band-azulejo" />
      <div className="flex flex-wrap justify-between gap-4 p-6">
        <TicketFact label={t.buy.passenger}>{t.plan.name[props.planId]}</TicketFact>
        <TicketFact label={t.buy.seat}>{t.buy.seatValue}</TicketFact>
      </div>
    </Ticket>
  )
}

function TicketFact({ label, children }: { label: string; children: string }) {
  return (
    <p>
      <span className="block text-xs font-semibold uppercase tracking-[0.06em] text-muted">
        {label}
      </span>
      <span className="font-display text-2xl font-extrabold">{children}</span>
    </p>
  )
}

/** A production without keys sells nothing yet. */
function ClosedCounter() {
  const { t } = useTexts(checkoutTexts)
  return (
    <Card className="shadow-lift">
      <h2 className="text-3xl">{t.checkout.meanwhile}</h2>
      <p className="mb-6 mt-3 text-muted">{t.checkout.meanwhileText}</p>
      <JoinForm source="sales-page" />
    </Card>
  )
}
