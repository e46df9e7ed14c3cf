import { Link } from 'react-router'
import {
  alertTones,
  count,
  type ShownAlert,
  shownAlert,
} from '~/app/blocks/backoffice/alerts/alert-view'
import { useRefresh } from '~/app/blocks/backoffice/alerts/use-refresh'
import { FilterChoice } from '~/app/blocks/backoffice/filter-bar'
import { FilteredList } from '~/app/blocks/backoffice/filtered-list'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services } from '~/app/context'
import { permitted } from '~/app/middleware/require-staff'
import { Badge } from '~/app/ui/badge'
import type { Column } from '~/app/ui/table'
import { alerts as t } from '~/locales/backoffice/alerts'
import { alertQuery } from '~/modules/deliveries/schema'
import type { Route } from './+types/alerts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const by = permitted(context, 'alerts:steer')
  const query = alertQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { rows, next } = await context.get(services).deliveries.alerts(by, {
    status: query.estado,
    kind: query.tipo,
    before: query.antes,
  })
  return { query, next, rows: rows.map(shownAlert) }
}

const columns: Column<ShownAlert>[] = [
  {
    label: t.name,
    heading: true,
    cell: (row) => (
      <Link
        to={String(row.id)}
        prefetch="intent"
        className="text-cobalt underline underline-offset-4 md:inline-block md:min-w-44"
      >
        {row.name}
      </Link>
    ),
  },
  {
    label: t.state,
    cell: (row) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={alertTones[row.status]}>{t.states[row.status]}</Badge>
        {row.urgent && <Badge tone="warn">{t.urgent}</Badge>}
      </span>
    ),
  },
  { label: t.kind, cell: (row) => t.kinds[row.kind] },
  { label: t.begun, cell: (row) => <span className="whitespace-nowrap">{row.begun}</span> },
  {
    label: t.people,
    numeric: true,
    cell: (row) => (row.counted ? count(row.candidates) : t.counting),
  },
  { label: t.sent, numeric: true, cell: (row) => count(row.counts.sent) },
  { label: t.failed, numeric: true, cell: (row) => count(row.counts.failed) },
  { label: t.counts.uncertain, numeric: true, cell: (row) => count(row.counts.uncertain) },
  { label: t.clicks, numeric: true, cell: (row) => count(row.clicks) },
  {
    label: t.left,
    cell: (row) =>
      row.moving && row.counted && <span className="whitespace-nowrap">{leftOf(row)}</span>,
  },
]

/** How much is still to come, and for how long where that can be said. */
const leftOf = ({ percent, left }: ShownAlert) =>
  [`${100 - percent}\u00a0%`, left].filter(Boolean).join(', ')

export default function AlertsPage({ loaderData }: Route.ComponentProps) {
  const { query, rows, next } = loaderData
  useRefresh(rows.some(({ moving }) => moving))
  return (
    <>
      <PageTitle title={t.title} lead={t.lead} />
      <FilteredList
        caption={t.title}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.id}
        position="antes"
        next={next}
        filters={
          <>
            <FilterChoice label={t.state} name="estado" value={query.estado} words={t.states} />
            <FilterChoice label={t.kind} name="tipo" value={query.tipo} words={t.kinds} />
          </>
        }
      />
    </>
  )
}
