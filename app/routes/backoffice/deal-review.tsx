import { data, Form, Link, redirect } from 'react-router'
import { BackLink } from '~/app/blocks/backoffice/back-link'
import { ConfirmAction } from '~/app/blocks/backoffice/confirm-action'
import { AudienceTable } from '~/app/blocks/backoffice/deals/audience-table'
import { Previews } from '~/app/blocks/backoffice/deals/previews'
import { inGroups } from '~/app/blocks/backoffice/numbers'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services, staffMember } from '~/app/context'
import { readForm } from '~/app/forms'
import { permitted } from '~/app/middleware/require-staff'
import { shortMoment } from '~/app/moments'
import { Button, ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field } from '~/app/ui/field'
import { Icon } from '~/app/ui/icon'
import { Notice } from '~/app/ui/notice'
import { editor, review as t, deals as words } from '~/locales/backoffice/deals'
import type { DraftField } from '~/modules/deals/draft-model'
import { dealChange } from '~/modules/deals/schema'
import type { DealRefusal } from '~/modules/deals/service.server'
import { readTeamTime, teamTime } from '~/modules/deals/team-time'
import type { Route } from './+types/deal-review'

export async function loader({ params, context }: Route.LoaderArgs) {
  const by = permitted(context, 'deals:edit')
  const { deals, audience } = context.get(services)
  const found = await deals.review(by, params.id)
  if (!found) throw data(null, 404)
  const { id, edition, state, fields, errors, warnings, sameRoute, ready, deal } = found
  return {
    ...{ id, edition, state, errors, warnings },
    title: fields.titlePT || words.untitled,
    sameRoute: sameRoute.map(({ id: other, title, publishedAt }) => ({
      id: other,
      title: title.PT,
      when: publishedAt && shortMoment(publishedAt),
    })),
    forecast: ready ? await audience.forecast(by, ready) : [],
    earlyAccessHours: audience.earlyAccessHours,
    scheduled: deal?.scheduledFor
      ? { at: teamTime(deal.scheduledFor), when: shortMoment(deal.scheduledFor) }
      : undefined,
    email: context.get(staffMember).email,
  }
}

interface Result {
  refusal?: DealRefusal
  test?: 'sent' | 'failed'
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const by = permitted(context, 'deals:edit')
  const { deals, deliveries, log } = context.get(services)
  const read = await readForm(request, dealChange)
  if (!read.ok) throw data(null, 400)
  const { intent, edition, at = '' } = read.value
  if (intent === 'test') {
    const deal = await deals.preview(by, params.id)
    if (!deal) throw data(null, 404)
    try {
      await deliveries.sendTest(by, deal, context.get(staffMember).email)
      return data<Result>({ test: 'sent' })
    } catch (err) {
      log.error({ err }, 'a test mail was not taken')
      return data<Result>({ test: 'failed' }, 502)
    }
  }
  const moment = readTeamTime(at)
  const answer =
    intent === 'publish'
      ? await deals.publish(by, params.id, { edition })
      : intent === 'unschedule'
        ? await deals.unschedule(by, params.id, { edition })
        : moment
          ? await deals.schedule(by, params.id, moment, { edition })
          : ({ ok: false, reason: 'time-is-past' } as const)
  if (!answer.ok) return data<Result>({ refusal: answer.reason }, 409)
  const alertId = intent === 'publish' ? await deliveries.alertOf(by, params.id) : undefined
  throw redirect(alertId ? `/admin/alertas/${alertId}` : `/admin/ofertas/${params.id}`, 303)
}

export default function DealReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, edition, title, state } = loaderData
  const waiting = state === 'draft' || state === 'scheduled'
  return (
    <>
      <BackLink to={`/admin/ofertas/${id}`}>{t.back}</BackLink>
      <PageTitle title={t.title} lead={title} />
      <div className="mb-5 grid gap-3 empty:hidden">
        {actionData?.refusal && <Notice tone="error">{words.refusals[actionData.refusal]}</Notice>}
        {actionData?.test === 'sent' && (
          <Notice tone="success">{t.tested.replace('{email}', loaderData.email)}</Notice>
        )}
        {actionData?.test === 'failed' && <Notice tone="error">{t.testFailed}</Notice>}
        {!waiting && (
          <Notice tone="info">
            {t.notNow}{' '}
            <Link to={`/admin/ofertas/${id}`} className="font-bold underline">
              {t.see}
            </Link>
          </Notice>
        )}
      </div>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1.5fr)_minmax(22rem,1fr)]">
        <div className="grid content-start gap-5">
          <Findings review={loaderData} />
          {loaderData.forecast.length > 0 && (
            <Card className="!p-5 sm:!p-6">
              <h2 className="text-xl">{t.audience}</h2>
              <p className="mb-4 mt-1 max-w-[60ch] text-sm text-muted">
                {t.audienceNote.replace('{hours}', String(loaderData.earlyAccessHours))}
              </p>
              <AudienceTable lines={loaderData.forecast} />
            </Card>
          )}
          {waiting && <Decision loaded={loaderData} />}
        </div>
        <Previews id={id} edition={edition} />
      </div>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** What is missing, each with the way to it; then what deserves a second look. */
function Findings({ review }: { review: Loaded }) {
  const missing = Object.entries(review.errors) as [DraftField, keyof typeof editor.errors][]
  const quiet = missing.length === 0 && review.warnings.length === 0
  return (
    <Card className="!p-5 sm:!p-6">
      {quiet && (
        <p className="flex items-center gap-2.5">
          <Icon name="check" className="size-5 shrink-0 text-sea" />
          {t.allGood}
        </p>
      )}
      {missing.length > 0 && (
        <>
          <h2 className="text-xl">{t.missing}</h2>
          <p className="mt-1 text-sm text-muted">{t.missingNote}</p>
          <ul className="mt-3 grid lg:gap-1.5">
            {missing.map(([field, code]) => (
              <li key={field}>
                <Link
                  to={`/admin/ofertas/${review.id}?faltam=1#campo-${field}`}
                  className="inline-flex min-h-11 items-center font-semibold text-cobalt underline underline-offset-4 lg:min-h-0"
                >
                  {fieldNames[field]}
                </Link>
                : {editor.errors[code]}
              </li>
            ))}
          </ul>
        </>
      )}
      {review.warnings.length > 0 && (
        <>
          <h2 className="text-xl">{t.attention}</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5">
            {review.warnings.map((warning) => (
              <li key={warning}>
                {t.warnings[warning]}
                {warning === 'same-route' && <SameRoute deals={review.sameRoute} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function SameRoute({ deals }: { deals: Loaded['sameRoute'] }) {
  return (
    <ul className="mt-1 grid gap-1">
      {deals.map((deal) => (
        <li key={deal.id}>
          <Link to={`/admin/ofertas/${deal.id}`} className="text-cobalt underline">
            {deal.title}
          </Link>{' '}
          <span className="text-sm text-muted">{deal.when}</span>
        </li>
      ))}
    </ul>
  )
}

const fieldNames: Record<DraftField, string> = {
  ...{ kind: editor.kind, plan: editor.plan, origins: editor.origins, iata: editor.iata },
  ...{ cityPT: editor.city.PT, cityBR: editor.city.BR },
  ...{ countryPT: editor.country.PT, countryBR: editor.country.BR },
  ...{ price: editor.price, usualPrice: editor.usualPrice, currency: editor.currency },
  ...{ milesProgramme: editor.milesProgramme, miles: editor.miles, airline: editor.airline },
  ...{ cabin: editor.cabin, bags: editor.bags, externalLink: editor.link },
  ...{ travelFrom: editor.travelFrom, travelTo: editor.travelTo, expiresAt: editor.expiresAt },
  image: editor.picture,
  titlePT: `${editor.titleField}, ${editor.variant.PT}`,
  titleBR: `${editor.titleField}, ${editor.variant.BR}`,
  detailsPT: `${editor.details}, ${editor.variant.PT}`,
  detailsBR: `${editor.details}, ${editor.variant.BR}`,
}

function Decision({ loaded }: { loaded: Loaded }) {
  const { edition, title, scheduled, state, forecast, errors } = loaded
  const complete = Object.keys(errors).length === 0
  const now = forecast
    .filter(({ plan }) => plan === 'Premium')
    .reduce((sum, { told }) => sum + told, 0)
  const question = t.publishAsk.replace('{title}', title).replace('{count}', inGroups(now))
  return (
    <Card className="grid gap-6 !p-5 sm:!p-6">
      <Form method="post" preventScrollReset className="grid gap-2">
        <input type="hidden" name="edition" value={edition} />
        <Button
          type="submit"
          look="secondary"
          name="intent"
          value="test"
          className="justify-self-start"
        >
          {t.test}
        </Button>
        <p className="text-sm text-muted">{t.testNote.replace('{email}', loaded.email)}</p>
      </Form>
      {complete ? (
        <>
          <Form method="post" className="flex flex-wrap items-end gap-3">
            <input type="hidden" name="edition" value={edition} />
            <Field
              label={t.scheduleAt}
              hint={t.scheduleHint}
              name="at"
              type="datetime-local"
              required
              defaultValue={state === 'scheduled' ? scheduled?.at : undefined}
              className="max-sm:w-full"
            />
            <Button
              type="submit"
              look="night"
              name="intent"
              value="schedule"
              className="max-sm:w-full sm:mb-[1.9rem]"
            >
              {state === 'scheduled' ? t.reschedule : t.schedule}
            </Button>
          </Form>
          {state === 'scheduled' && scheduled && (
            <p>{t.scheduled.replace('{when}', scheduled.when)}</p>
          )}
          <ConfirmAction
            big
            label={t.publish}
            question={question}
            fields={{ intent: 'publish', edition }}
          />
        </>
      ) : (
        <ButtonLink to={`/admin/ofertas/${loaded.id}?faltam=1`} className="justify-self-start">
          {t.back}
        </ButtonLink>
      )}
    </Card>
  )
}
