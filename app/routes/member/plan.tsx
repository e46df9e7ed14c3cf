import { data, Link, redirect } from 'react-router'
import { planLine } from '~/app/blocks/plan-lines'
import { PlanPanel, type PlanResult } from '~/app/blocks/plan-panel'
import { premiumMember, requestFacts, services } from '~/app/context'
import { readForm } from '~/app/forms'
import { paymentRedirects } from '~/app/middleware/payment-pages'
import { useTexts } from '~/app/texts'
import { areaTexts } from '~/locales/area'
import { planTexts } from '~/locales/plan'
import { orderForm } from '~/modules/billing/schema'
import type { Route } from './+types/plan'

export const middleware: Route.MiddlewareFunction[] = [paymentRedirects]

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = context.get(premiumMember)
  const { variant } = context.get(requestFacts)
  const { billing } = context.get(services)
  const plans = await billing.plansOf(uid)
  return {
    plans: plans.map((plan) => planLine(plan, planTexts[variant], variant)),
    portal: await billing.hasPortal(uid),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { uid } = context.get(premiumMember)
  const { billing } = context.get(services)
  const read = await readForm<typeof orderForm, never>(request, orderForm)
  if (!read.ok) throw data(null, 400)
  const { intent, orderId = '' } = read.value
  if (intent === 'portal') {
    const url = await billing.portalFor(uid)
    throw url ? redirect(url, 303) : data(null, 404)
  }
  const answer = await (intent === 'return'
    ? billing.returnSecondPurchase(uid, orderId)
    : billing.withdraw(uid, orderId))
  if (!answer.ok) return data<PlanResult>({ refused: answer.reason }, 400)
  // Premium ended with it, and this page belongs to members.
  if (intent === 'withdraw') throw redirect(`${billing.pathOf(orderId)}?feito=1`, 303)
  return data<PlanResult>({ done: intent })
}

export default function PlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(areaTexts, planTexts)
  return (
    <main id="conteudo" className="shell max-w-3xl py-10">
      <title>{`${t.plan.section} · Clube de Voos`}</title>
      <Link to="/area-pessoal" className="font-semibold text-cobalt underline">
        {t.area.title}
      </Link>
      <h1 className="mt-3 text-4xl">{t.plan.section}</h1>
      <p className="mb-8 mt-3 text-lg text-muted">{t.plan.text}</p>
      <PlanPanel
        plans={loaderData.plans}
        portal={loaderData.portal}
        action="/area-pessoal/plano"
        result={actionData}
      />
    </main>
  )
}
