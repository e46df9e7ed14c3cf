import { data, Form, Link } from 'react-router'
import { AlertCounts, AlertProgressBar } from '~/app/blocks/backoffice/alerts/alert-progress'
import { DomainTable, DoubtTable, ReasonTable } from '~/app/blocks/backoffice/alerts/alert-tables'
import { alertTones, count, shownAlert } from '~/app/blocks/backoffice/alerts/alert-view'
import { useRefresh } from '~/app/blocks/backoffice/alerts/use-refresh'
import { BackLink } from '~/app/blocks/backoffice/back-link'
import { ConfirmAction, rowAction } from '~/app/blocks/backoffice/confirm-action'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services } from '~/app/context'
import { readForm } from '~/app/forms'
import { permitted } from '~/app/middleware/require-staff'
import { clockTime, shortMoment } from '~/app/moments'
import { Badge } from '~/app/ui/badge'
import { Notice } from '~/app/ui/notice'
import { alerts as t } from '~/locales/backoffice/alerts'
import { alertChange } from '~/modules/deliveries/schema'
import type { Route } from './+types/alert'

export async function loader({ params, context }: Route.LoaderArgs) {
  const by = permitted(context, 'alerts:steer')
  const id = readId(params.id)
  const page = id === undefined ? undefined : await context.get(services).deliveries.alert(by, id)
  if (!page) throw data(null, 404)
  const { domains, reasons, doubtful, ...view } = page
  return {
    alert: shownAlert(view),
    countedAt: view.countedAt && clockTime(view.countedAt),
    ...{ domains, reasons },
    doubtful: doubtful.map(({ settledAt, ...row }) => ({
      ...row,
      when: settledAt && shortMoment(settledAt),
    })),
  }
}

function readId(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const by = permitted(context, 'alerts:steer')
  const { deliveries } = context.get(services)
  const id = readId(params.id)
  const read = await readForm(request, alertChange)
  if (!read.ok || id === undefined) throw data(null, 400)
  const { intent, reason } = read.value
  const done =
    intent === 'cancel' ? await deliveries.cancel(by, id, reason) : await deliveries[intent](by, id)
  return data({ refused: !done }, done ? 200 : 409)
}

export default function AlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { alert } = loaderData
  useRefresh(alert.moving)
  return (
    <>
      <BackLink to="/admin/alertas">{t.title}</BackLink>
      <PageTitle title={alert.name}>
        <Steering alert={alert} />
      </PageTitle>
      <p className="mb-5 flex flex-wrap items-center gap-3">
        <Badge tone={alertTones[alert.status]}>{t.states[alert.status]}</Badge>
        {alert.urgent && <Badge tone="warn">{t.urgent}</Badge>}
        <span className="text-sm text-muted">
          {t.kinds[alert.kind]} · {alert.begun}
        </span>
        {alert.dealId && (
          <Link
            to={`/admin/ofertas/${alert.dealId}`}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-cobalt underline underline-offset-4 lg:min-h-0"
          >
            {t.deal}
          </Link>
        )}
      </p>
      <div className="mb-5 grid gap-3 empty:hidden">
        {actionData?.refused && <Notice tone="error">{t.refused}</Notice>}
        {alert.pausedBecause && <Notice tone="info">{t.pausedBecause[alert.pausedBecause]}</Notice>}
        {alert.freeFrom && (
          <Notice tone="info">{t.freeLater.replace('{when}', alert.freeFrom)}</Notice>
        )}
      </div>
      <AlertProgressBar alert={alert} />
      <p className="mb-6 mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        {alert.status === 'sending' && (
          <>
            <span>
              {t.rate}: {t.rateValue.replace('{rate}', count(alert.rate))}
            </span>
            <span>
              {t.left}: {alert.left}
            </span>
          </>
        )}
        {loaderData.countedAt && <span>{t.countedAt.replace('{time}', loaderData.countedAt)}</span>}
        {alert.moving && (
          <noscript>
            <a href={`/admin/alertas/${alert.id}`} className="underline">
              {t.refresh}
            </a>
          </noscript>
        )}
      </p>
      <AlertCounts alert={alert} />
      <h2 className="mb-3 mt-9 text-2xl">{t.domains}</h2>
      <DomainTable lines={loaderData.domains} />
      {loaderData.reasons.length > 0 && (
        <>
          <h2 className="mb-3 mt-9 text-2xl">{t.reasons}</h2>
          <ReasonTable lines={loaderData.reasons} />
        </>
      )}
      <h2 className="mt-9 text-2xl">{t.doubtful}</h2>
      <p className="mb-3 mt-1 max-w-[60ch] text-sm text-muted">{t.doubtfulLead}</p>
      <DoubtTable rows={loaderData.doubtful} />
    </>
  )
}

function Steering({ alert }: { alert: Route.ComponentProps['loaderData']['alert'] }) {
  if (alert.status !== 'sending' && alert.status !== 'paused') return null
  const waiting = alert.counts.queued + alert.counts.sending
  const intent = alert.status === 'sending' ? 'pause' : 'resume'
  return (
    <>
      <Form method="post" preventScrollReset>
        <button type="submit" name="intent" value={intent} className={rowAction}>
          {t[intent]}
        </button>
      </Form>
      <ConfirmAction
        danger
        label={t.cancel}
        question={t.cancelAsk.replace('{title}', alert.name).replace('{count}', count(waiting))}
        reason={t.cancelReason}
        fields={{ intent: 'cancel' }}
      />
    </>
  )
}
