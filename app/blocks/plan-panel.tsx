import { Form } from 'react-router'
import { useTexts } from '~/app/texts'
import { Button, buttonLook } from '~/app/ui/button'
import { Notice } from '~/app/ui/notice'
import { planTexts } from '~/locales/plan'
import type { PlanLine } from './plan-lines'

export interface PlanResult {
  done?: 'withdraw' | 'return'
  refused?: 'too-late' | 'not-found'
}

/** Everything a member has bought: state, price, documents, and the ways back. */
export function PlanPanel(props: {
  plans: PlanLine[]
  /** Where the forms post to. */
  action: string
  result?: PlanResult
  portal: boolean
}) {
  const { t } = useTexts(planTexts)
  const { plans, result, action } = props
  return (
    <div className="grid gap-6">
      {result?.done && <Notice tone="success">{t.plan.done[result.done]}</Notice>}
      {result?.refused && (
        <Notice tone="error">
          {result.refused === 'too-late' ? t.plan.tooLate : t.plan.notFound}
        </Notice>
      )}
      {plans.length === 0 && <p className="text-muted">{t.plan.none}</p>}
      {plans.map((plan) => (
        <PlanEntry key={plan.orderId} plan={plan} action={action} />
      ))}
      {props.portal && (
        <Form method="post" action={action} reloadDocument>
          <Button type="submit" name="intent" value="portal" look="quiet">
            {t.plan.portal}
          </Button>
        </Form>
      )}
    </div>
  )
}

function PlanEntry({ plan, action }: { plan: PlanLine; action: string }) {
  const { t } = useTexts(planTexts)
  const facts = [
    [t.plan.state, plan.stateText],
    [t.plan.price, plan.price],
    [t.plan.charge, plan.chargeDate],
    [t.plan.paid, plan.paid],
    [t.plan.refunded, plan.refunded],
    [t.plan.date, plan.date],
  ].filter(([, value]) => value)
  return (
    <article className="rounded-card border border-line bg-card p-5">
      <h3 className="text-xl">{plan.name}</h3>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs font-semibold uppercase tracking-[0.06em] text-muted">
              {label}
            </dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {plan.receiptUrl && (
        <a
          href={plan.receiptUrl}
          target="_blank"
          rel="noopener"
          className={buttonLook('quiet', 'mt-2')}
        >
          {t.plan.receipt}
        </a>
      )}
      {plan.wayBack && <WayBack plan={plan} way={plan.wayBack} action={action} />}
    </article>
  )
}

/** Two clicks without JavaScript too: the question opens, the button inside does it. */
function WayBack(props: { plan: PlanLine; way: NonNullable<PlanLine['wayBack']>; action: string }) {
  const { t } = useTexts(planTexts)
  const { plan, way } = props
  const words = {
    return: { title: t.plan.twice, text: t.plan.twiceText, yes: t.plan.twiceYes },
    withdraw: { title: t.plan.withdraw, text: t.plan.withdrawText, yes: t.plan.withdrawYes },
    'cancel-trial': {
      title: t.plan.cancelTrial,
      text: t.plan.cancelTrialText,
      yes: t.plan.cancelTrialYes,
    },
  }[way]
  const text = words.text
    .replace('{date}', plan.wayBackUntil ?? '')
    .replace('{paid}', plan.paid ?? plan.price)
  return (
    <details className="mt-4 border-t border-dashed border-line pt-3" open={way === 'return'}>
      <summary className="cursor-pointer py-2 font-semibold text-cobalt">{words.title}</summary>
      <p className="mt-1 text-muted">{text}</p>
      <Form method="post" action={props.action} className="mt-3">
        <input type="hidden" name="orderId" value={plan.orderId} />
        <Button
          type="submit"
          name="intent"
          value={way === 'return' ? 'return' : 'withdraw'}
          look="secondary"
        >
          {words.yes}
        </Button>
      </Form>
    </details>
  )
}
