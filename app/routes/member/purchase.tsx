import { data } from 'react-router'
import { planLine } from '~/app/blocks/plan-lines'
import { PlanPanel, type PlanResult } from '~/app/blocks/plan-panel'
import { requestFacts, services } from '~/app/context'
import { readForm } from '~/app/forms'
import { useTexts } from '~/app/texts'
import { Notice } from '~/app/ui/notice'
import { planTexts } from '~/locales/plan'
import { orderForm } from '~/modules/billing/schema'
import type { Route } from './+types/purchase'

/** One purchase, for whoever got the mail about it; looking changes nothing. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { variant } = context.get(requestFacts)
  const found = await context.get(services).billing.purchaseByLink(params.token)
  const plan = found && planLine(found.plan, planTexts[variant], variant)
  const done = new URL(request.url).searchParams.has('feito') && found?.plan.state === 'ended'
  return data({ plan, done, token: params.token }, plan ? 200 : 404)
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { billing } = context.get(services)
  const found = await billing.purchaseByLink(params.token)
  const read = await readForm<typeof orderForm, never>(request, orderForm)
  if (!found || !read.ok) return data<PlanResult>({ refused: 'not-found' }, 404)
  const { uid, plan } = found
  const intent = read.value.intent === 'return' ? 'return' : 'withdraw'
  const answer = await (intent === 'return'
    ? billing.returnSecondPurchase(uid, plan.orderId)
    : billing.withdraw(uid, plan.orderId))
  return answer.ok
    ? data<PlanResult>({ done: intent })
    : data<PlanResult>({ refused: answer.reason }, 400)
}

export default function PurchasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(planTexts)
  const { plan, token, done } = loaderData
  const result = actionData ?? (done ? { done: 'withdraw' as const } : undefined)
  return (
    <main id="conteudo" className="shell max-w-3xl py-10">
      <title>{`${t.plan.orderTitle} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl">{t.plan.orderTitle}</h1>
      {plan ? (
        <>
          <p className="mb-8 mt-3 text-lg text-muted">{t.plan.orderLead}</p>
          <PlanPanel plans={[plan]} portal={false} action={`/compra/${token}`} result={result} />
        </>
      ) : (
        <div className="mt-6">
          <Notice tone="error">{t.plan.unknownLink}</Notice>
        </div>
      )}
    </main>
  )
}
