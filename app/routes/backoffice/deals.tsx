import { data, Form, Link, redirect } from 'react-router'
import { rowAction } from '~/app/blocks/backoffice/confirm-action'
import { DealStateBadge } from '~/app/blocks/backoffice/deals/deal-state-badge'
import { FilterChoice } from '~/app/blocks/backoffice/filter-bar'
import { FilteredList } from '~/app/blocks/backoffice/filtered-list'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services } from '~/app/context'
import { readForm } from '~/app/forms'
import { permitted } from '~/app/middleware/require-staff'
import { shortMoment } from '~/app/moments'
import { Badge } from '~/app/ui/badge'
import { Button } from '~/app/ui/button'
import { Field, optionsOf, Select } from '~/app/ui/field'
import type { Column } from '~/app/ui/table'
import { deals as t } from '~/locales/backoffice/deals'
import { writtenMoney } from '~/locales/money'
import { originCity } from '~/modules/deals/model'
import { deskQuery, newDealForm } from '~/modules/deals/schema'
import type { DeskRow } from '~/modules/deals/service.server'
import type { Route } from './+types/deals'

export async function loader({ request, context }: Route.LoaderArgs) {
  const by = permitted(context, 'deals:edit')
  const query = deskQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { rows, next } = await context.get(services).deals.list(by, {
    words: query.q,
    status: query.estado,
    kind: query.tipo,
    plan: query.plano,
    origin: query.de,
    order: query.ordem,
    after: query.depois,
  })
  return { query, next, rows: rows.map(shown) }
}

/** Moments become words here, on the server. */
function shown(row: DeskRow) {
  const moment = (at: Date | null) => at && shortMoment(at)
  const { publishedAt, scheduledFor, expiresAt, updatedAt, ...rest } = row
  return {
    ...rest,
    published: moment(publishedAt),
    scheduled: row.status === 'scheduled' ? moment(scheduledFor) : null,
    ends: moment(expiresAt),
    changed: shortMoment(updatedAt),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const by = permitted(context, 'deals:edit')
  const { deals } = context.get(services)
  const read = await readForm(request, newDealForm)
  if (!read.ok) throw data(null, 400)
  const id = read.value.from ? await deals.duplicate(by, read.value.from) : await deals.begin(by)
  if (!id) throw data(null, 404)
  throw redirect(`/admin/ofertas/${id}`, 303)
}

type ShownRow = ReturnType<typeof shown>

const columns: Column<ShownRow>[] = [
  {
    label: t.title,
    heading: true,
    cell: (row) => (
      <Link
        to={row.id}
        prefetch="intent"
        className="text-cobalt underline underline-offset-4 md:inline-block md:min-w-40"
      >
        {row.title || t.untitled}
      </Link>
    ),
  },
  { label: t.state, cell: (row) => <State row={row} /> },
  {
    label: t.route,
    cell: (row) =>
      (row.origins.length > 0 || row.iata) && (
        <span className="whitespace-nowrap">
          {row.origins.join(', ') || '?'} → {row.iata || '?'}
          <span className="block text-sm text-muted">{row.destination}</span>
        </span>
      ),
  },
  {
    label: t.kind,
    cell: (row) => (
      <>
        {row.kind && t.kinds[row.kind]}
        <span className="block text-sm text-muted">{row.plan && t.plans[row.plan]}</span>
      </>
    ),
  },
  {
    label: t.price,
    numeric: true,
    cell: (row) => row.price !== null && row.currency && writtenMoney(row.price, row.currency),
  },
  {
    label: t.onAir,
    cell: (row) =>
      (row.scheduled || row.published || row.ends) && (
        <span className="whitespace-nowrap">
          {row.scheduled ? t.scheduledFor.replace('{when}', row.scheduled) : row.published}
          {row.ends && (
            <span className="block text-sm text-muted">{t.until.replace('{when}', row.ends)}</span>
          )}
        </span>
      ),
  },
  {
    label: t.changed,
    cell: (row) => (
      <span className="whitespace-nowrap">
        {row.changed}
        <span className="block text-sm text-muted">{row.changedBy ?? t.byClock}</span>
      </span>
    ),
  },
  {
    label: t.actions,
    cell: (row) => (
      <Form method="post">
        <button type="submit" name="from" value={row.id} className={rowAction}>
          {t.duplicate}
          <span className="sr-only"> {row.title}</span>
        </button>
      </Form>
    ),
  },
]

function State({ row }: { row: ShownRow }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {row.unfinished ? (
        <Badge tone="warn">{t.unfinished}</Badge>
      ) : (
        <DealStateBadge state={row.status} />
      )}
      {row.pending && !row.unfinished && <Badge tone="warn">{t.pending}</Badge>}
    </span>
  )
}

export default function DealsPage({ loaderData }: Route.ComponentProps) {
  const { query, rows, next } = loaderData
  return (
    <>
      <PageTitle title={t.title} lead={t.lead}>
        <Form method="post">
          <Button type="submit">{t.begin}</Button>
        </Form>
      </PageTitle>
      <FilteredList
        caption={t.title}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.id}
        position="depois"
        next={next}
        filters={<Filters query={query} />}
      />
    </>
  )
}

function Filters({ query }: { query: Route.ComponentProps['loaderData']['query'] }) {
  return (
    <>
      <Field
        label={t.search}
        name="q"
        type="search"
        defaultValue={query.q}
        className="min-w-64 grow sm:max-w-md"
      />
      <div className="grid w-full grid-cols-2 gap-3 sm:contents">
        <FilterChoice label={t.state} name="estado" value={query.estado} words={t.states} />
        <FilterChoice label={t.kind} name="tipo" value={query.tipo} words={t.kinds} />
        <FilterChoice label={t.plan} name="plano" value={query.plano} words={t.plans} />
        <FilterChoice label={t.origin} name="de" value={query.de} words={originCity} />
        <Select
          label={t.order}
          name="ordem"
          defaultValue={query.ordem}
          options={optionsOf(t.orders)}
        />
      </div>
    </>
  )
}
