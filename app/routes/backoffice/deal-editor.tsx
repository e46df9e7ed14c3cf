import { type ComponentProps, useEffect, useRef } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { BackLink } from '~/app/blocks/backoffice/back-link'
import { DealActions } from '~/app/blocks/backoffice/deals/deal-actions'
import { changeDeal, type EditorResult } from '~/app/blocks/backoffice/deals/deal-changes.server'
import { ConditionFields, MoneyFields, TripFields } from '~/app/blocks/backoffice/deals/deal-fields'
import { DealStateBadge } from '~/app/blocks/backoffice/deals/deal-state-badge'
import {
  KeepingNotices,
  KeptLine,
  StaleNotice,
} from '~/app/blocks/backoffice/deals/keeping-notices'
import { PictureField } from '~/app/blocks/backoffice/deals/picture-field'
import { Previews } from '~/app/blocks/backoffice/deals/previews'
import { useKeeping } from '~/app/blocks/backoffice/deals/use-keeping'
import { WordFields } from '~/app/blocks/backoffice/deals/word-fields'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services } from '~/app/context'
import { permitted } from '~/app/middleware/require-staff'
import { clockTime, shortMoment } from '~/app/moments'
import { Badge } from '~/app/ui/badge'
import { Button } from '~/app/ui/button'
import { Notice } from '~/app/ui/notice'
import { editor as t, deals as words } from '~/locales/backoffice/deals'
import type { Route } from './+types/deal-editor'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const by = permitted(context, 'deals:edit')
  const { deals, deliveries } = context.get(services)
  const open = await deals.review(by, params.id)
  if (!open) throw data(null, 404)
  const { id, fields, edition, state, pending, deal } = open
  const shown = new URL(request.url).searchParams.has('faltam')
  return {
    ...{ id, fields, edition, state, pending, exists: deal !== undefined },
    errors: shown ? open.errors : {},
    scheduledFor: deal?.scheduledFor ? shortMoment(deal.scheduledFor) : undefined,
    alertId: deal?.publishedAt ? await deliveries.alertOf(by, id) : undefined,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const by = permitted(context, 'deals:edit')
  const outcome = await changeDeal(context.get(services), by, params.id, await request.formData())
  if (outcome.to) throw redirect(outcome.to, 303)
  const { result = {}, status = 200 } = outcome
  if (result.refusal !== 'changed-meanwhile') return data<EditorResult>(result, status)
  const open = await context.get(services).deals.open(by, params.id)
  const stale = open && {
    ...{ edition: open.edition, who: open.changed.by },
    time: clockTime(open.changed.at),
  }
  return data<EditorResult>({ ...result, stale }, status)
}

export default function DealEditorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, state } = loaderData
  const over = state === 'expired' || state === 'withdrawn'
  const title = loaderData.fields.titlePT || (loaderData.exists ? words.untitled : t.newTitle)
  return (
    <>
      <BackLink to="/admin/ofertas">{t.back}</BackLink>
      <PageTitle title={title} />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2">
          {loaderData.exists ? (
            <DealStateBadge state={state} />
          ) : (
            <Badge tone="warn">{words.unfinished}</Badge>
          )}
          {state === 'scheduled' && loaderData.scheduledFor && (
            <span className="text-sm text-muted">{loaderData.scheduledFor}</span>
          )}
          {loaderData.alertId && (
            <Link
              to={`/admin/alertas/${loaderData.alertId}`}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-cobalt underline underline-offset-4 lg:min-h-0"
            >
              {t.alert}
            </Link>
          )}
        </p>
        <DealActions {...loaderData} title={title} />
      </div>
      <Answer result={actionData} />
      {over ? (
        <>
          <Notice tone="info">{t.ended}</Notice>
          <div className="mt-6 max-w-2xl">
            <Previews id={id} edition={loaderData.edition} />
          </div>
        </>
      ) : (
        <Desk key={id} loaded={loaderData} result={actionData} />
      )}
    </>
  )
}

function Answer({ result }: { result: EditorResult | undefined }) {
  if (!result) return null
  const { saved, refusal, stale } = result
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {saved === 'whole' && <Notice tone="success">{t.savedWhole}</Notice>}
      {saved === 'part' && <Notice tone="info">{t.savedPart}</Notice>}
      {refusal && !stale && <Notice tone="error">{words.refusals[refusal]}</Notice>}
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** The sheet itself beside what becomes of it. */
function Desk({ loaded, result }: { loaded: Loaded; result: EditorResult | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const keeping = useKeeping(loaded.id, loaded.edition, form)
  const { adopt } = keeping
  // Only an answer to this editor's own hand moves the edition on.
  useEffect(() => {
    if (result?.edition) adopt(result.edition)
  }, [result, adopt])
  const sheet = {
    fields: result?.typed ?? loaded.fields,
    errors: result?.errors ?? loaded.errors,
  }
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1.5fr)_minmax(22rem,1fr)]">
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        noValidate
        onInput={keeping.touched}
        className="grid content-start gap-5"
      >
        <input type="hidden" name="edition" value={keeping.edition} />
        <KeepingNotices keeping={keeping} id={loaded.id} />
        {result?.stale && !keeping.stale && (
          <StaleNotice stale={result.stale} id={loaded.id}>
            <SubmitButton look="danger" name="overwrite" value={result.stale.edition}>
              {t.overwrite}
            </SubmitButton>
          </StaleNotice>
        )}
        {loaded.state === 'published' && <Notice tone="info">{t.liveNote}</Notice>}
        <TripFields sheet={sheet} />
        <MoneyFields sheet={sheet} />
        <ConditionFields sheet={sheet} />
        <WordFields sheet={sheet} />
        <PictureField
          sheet={sheet}
          uploaded={keeping.picture.path}
          refusal={keeping.picture.refusal ?? result?.picture}
          onFile={() => keeping.keepNow()}
        />
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sand px-4 py-3 sm:mx-0 sm:rounded-t-card sm:border-x">
          <KeptLine keeping={keeping} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton look="secondary" name="intent" value="save">
              {saveWords[loaded.state]}
            </SubmitButton>
            {loaded.state !== 'published' && (
              <SubmitButton name="intent" value="review">
                {t.review}
              </SubmitButton>
            )}
          </div>
        </div>
      </Form>
      <div className="xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:self-start xl:overflow-y-auto">
        <Previews id={loaded.id} edition={keeping.edition} />
      </div>
    </div>
  )
}

const saveWords: Record<Loaded['state'], string> = {
  draft: t.save,
  scheduled: t.saveScheduled,
  published: t.saveLive,
  expired: t.save,
  withdrawn: t.save,
}

function SubmitButton(props: ComponentProps<typeof Button>) {
  const { state } = useNavigation()
  return <Button type="submit" disabled={state === 'submitting'} {...props} />
}
