import { AuditChanges, AuditWhat, changesOf } from '~/app/blocks/backoffice/audit-words'
import { FilterChoice } from '~/app/blocks/backoffice/filter-bar'
import { FilteredList } from '~/app/blocks/backoffice/filtered-list'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services } from '~/app/context'
import { permitted } from '~/app/middleware/require-staff'
import { shortMoment } from '~/app/moments'
import { Field } from '~/app/ui/field'
import type { Column } from '~/app/ui/table'
import { audit as t } from '~/locales/backoffice/team'
import { auditQuery } from '~/modules/staff/schema'
import type { Route } from './+types/audit-log'

export async function loader({ request, context }: Route.LoaderArgs) {
  const by = permitted(context, 'audit:read')
  const query = auditQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { rows, more } = await context.get(services).staff.auditLog(by, {
    words: query.q,
    kind: query.tipo,
    before: query.antes,
  })
  return {
    query,
    rows: rows.map(({ before, after, at, ...row }) => ({
      ...row,
      when: shortMoment(at),
      changes: changesOf({ before, after }),
    })),
    next: more ? rows.at(-1)?.id : undefined,
  }
}

type ShownRow = Route.ComponentProps['loaderData']['rows'][number]

const columns: Column<ShownRow>[] = [
  { label: t.when, cell: (row) => <span className="whitespace-nowrap">{row.when}</span> },
  { label: t.who, heading: true, cell: (row) => row.by.name },
  { label: t.what, cell: (row) => <AuditWhat row={row} /> },
  {
    label: t.change,
    cell: ({ changes }) => changes.length > 0 && <AuditChanges changes={changes} />,
  },
  { label: t.reason, cell: (row) => row.reason },
]

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const { query, rows, next } = loaderData
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
            <Field
              label={t.search}
              name="q"
              type="search"
              defaultValue={query.q}
              className="min-w-64 grow sm:max-w-md"
            />
            <FilterChoice
              label={t.kind}
              name="tipo"
              value={query.tipo}
              words={t.kinds}
              all={t.everything}
            />
          </>
        }
      />
    </>
  )
}
