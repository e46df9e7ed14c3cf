import { data } from 'react-router'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { OrderList, SettledList } from '~/app/blocks/backoffice/payments/order-list'
import {
  type Matching,
  MatchPanel,
  PutAsideList,
  type ShownAside,
} from '~/app/blocks/backoffice/payments/put-aside-list'
import { services } from '~/app/context'
import { readForm } from '~/app/forms'
import { permitted } from '~/app/middleware/require-staff'
import { shortMoment } from '~/app/moments'
import { Notice } from '~/app/ui/notice'
import { payments as t } from '~/locales/backoffice/payments'
import { deskForm, paymentsQuery } from '~/modules/billing/schema'
import type { DeskRefusal } from '~/modules/billing/service.server'
import type { Route } from './+types/payments'

export async function loader({ request, context }: Route.LoaderArgs) {
  const by = permitted(context, 'payments:settle')
  const { billing } = context.get(services)
  const query = paymentsQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const [aside, settled, { orders, next }] = await Promise.all([
    billing.putAside(by),
    billing.settledLately(by),
    billing.orders(by, { state: query.estado, after: query.depois }),
  ])
  const shown: ShownAside[] = aside.map((row) => ({ ...row, since: shortMoment(row.since) }))
  const payment = shown.find(({ id, mayMatch }) => id === query.pagamento && mayMatch)
  const member = payment && query.email ? await billing.memberFor(by, query.email) : undefined
  const matching: Matching | undefined = payment && {
    payment,
    email: query.email,
    member: member && {
      uid: member.uid,
      name: member.name,
      email: member.email,
      plan: member.subscriptionType,
      since: shortMoment(member.createdAt),
    },
  }
  return {
    aside: shown,
    matching,
    settled: settled.map((row) => ({ ...row, when: shortMoment(row.settledAt) })),
    orders: orders.map((row) => ({ ...row, when: shortMoment(row.createdAt) })),
    state: query.estado,
    next,
  }
}

type Result = { done: keyof typeof t.done } | { refusal: DeskRefusal }

export async function action({ request, context }: Route.ActionArgs) {
  const by = permitted(context, 'payments:settle')
  const { billing } = context.get(services)
  const read = await readForm(request, deskForm)
  if (!read.ok) throw data(null, 400)
  const asked = read.value
  const { intent, id } = asked
  if (intent === 'retry') {
    await billing.retryRefund(by, id)
    return data<Result>({ done: intent })
  }
  const answer =
    asked.intent === 'match'
      ? await billing.match(by, id, asked.uid)
      : asked.intent === 'refund'
        ? await billing.refundPutAside(by, id, asked.reason)
        : await billing.file(by, id, asked.reason)
  return answer.ok
    ? data<Result>({ done: intent })
    : data<Result>({ refusal: answer.reason }, { status: 409 })
}

export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { aside, matching, settled, orders, state, next } = loaderData
  return (
    <>
      <PageTitle title={t.title} lead={t.lead} />
      <div className="mb-5 grid gap-4 empty:hidden">
        {actionData && 'refusal' in actionData && (
          <Notice tone="error">{t.refusals[actionData.refusal]}</Notice>
        )}
        {actionData && 'done' in actionData && (
          <Notice tone="success">{t.done[actionData.done]}</Notice>
        )}
      </div>
      {matching && <MatchPanel matching={matching} />}
      <section aria-labelledby="postos">
        <h2 id="postos" className="mb-4 text-2xl">
          {t.asideTitle}
        </h2>
        <PutAsideList rows={aside} />
      </section>
      {settled.length > 0 && (
        <section aria-labelledby="tratados" className="mt-10">
          <h2 id="tratados" className="mb-4 text-2xl">
            {t.settledTitle}
          </h2>
          <SettledList rows={settled} />
        </section>
      )}
      <section aria-labelledby="compras" className="mt-10">
        <h2 id="compras" className="mb-4 text-2xl">
          {t.ordersTitle}
        </h2>
        <OrderList orders={orders} state={state} next={next} />
      </section>
    </>
  )
}
