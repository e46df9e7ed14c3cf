import { Link, useSearchParams } from 'react-router'
import { ConfirmAction, rowAction } from '~/app/blocks/backoffice/confirm-action'
import { FilterChoice } from '~/app/blocks/backoffice/filter-bar'
import { FilteredList } from '~/app/blocks/backoffice/filtered-list'
import { MailBadge, mailStateOf, PlanBadge } from '~/app/blocks/backoffice/member-badges'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services, staffMember } from '~/app/context'
import { permitted } from '~/app/middleware/require-staff'
import { shortMoment } from '~/app/moments'
import { Field, optionsOf, Select } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import type { Column } from '~/app/ui/table'
import { members as t } from '~/locales/backoffice/members'
import { mailStates } from '~/modules/members/desk-model'
import { airportCity } from '~/modules/members/model'
import { filterOf, memberQuery, positionWord } from '~/modules/members/schema'
import { rightsOf } from '~/modules/staff/model'
import type { Route } from './+types/members'

export async function loader({ request, context }: Route.LoaderArgs) {
  const by = permitted(context, 'members:see')
  const address = Object.fromEntries(new URL(request.url).searchParams)
  const query = memberQuery.parse(address)
  const filter = filterOf(query)
  const { desk } = context.get(services).members
  const [{ rows, next, sort }, count] = await Promise.all([
    desk.list(by, filter, { sort: query.ordem, after: query.depois }),
    desk.count(by, filter),
  ])
  const now = new Date()
  return {
    query: { ...query, depois: undefined, ordem: sort },
    tooManyByName: sort !== query.ordem,
    count,
    notice: address.aviso === 'apagado' ? 'erased' : address.aviso === 'saiu' ? 'gone' : undefined,
    mayMove: rightsOf[context.get(staffMember).role].includes('members:move'),
    rows: rows.map((row) => ({
      uid: row.uid,
      name: row.name,
      email: row.email,
      plan: row.subscriptionType,
      status: row.subscriptionStatus,
      airport: row.homeAirport && airportCity[row.homeAirport],
      variant: row.variant,
      mail: mailStateOf(row, now),
      joined: shortMoment(row.createdAt),
    })),
    next: next && positionWord(next),
  } as const
}

type ShownRow = Route.ComponentProps['loaderData']['rows'][number]

const columns: Column<ShownRow>[] = [
  {
    label: t.name,
    heading: true,
    cell: (row) => (
      <Link to={`/admin/membros/${row.uid}`} className="group block" prefetch="intent">
        <span className="text-cobalt underline decoration-cobalt/40 underline-offset-4 group-hover:decoration-2">
          {row.name}
        </span>
        <span className="block break-all text-sm font-normal text-muted">{row.email}</span>
      </Link>
    ),
  },
  { label: t.plan, cell: (row) => <PlanBadge plan={row.plan} status={row.status} /> },
  {
    label: t.airport,
    cell: (row) => row.airport ?? <span className="text-muted">{t.noAirport}</span>,
  },
  { label: t.variant, cell: (row) => t.variants[row.variant] },
  { label: t.mails, cell: (row) => <MailBadge state={row.mail} /> },
  { label: t.joined, cell: (row) => <span className="whitespace-nowrap">{row.joined}</span> },
]

export default function MembersPage({ loaderData }: Route.ComponentProps) {
  const { query, rows, next, count, notice, mayMove, tooManyByName } = loaderData
  return (
    <>
      <PageTitle title={t.title} lead={t.lead}>
        {mayMove && <MovingActions />}
      </PageTitle>
      {notice && (
        <div className="mb-5">
          <Notice tone={notice === 'erased' ? 'success' : 'info'}>{t[notice]}</Notice>
        </div>
      )}
      <FilteredList
        caption={t.title}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.uid}
        position="depois"
        next={next}
        nextLabel={t.next}
        also={tooManyByName ? { ordem: query.ordem } : undefined}
        filters={<Filters query={query} />}
        summary={
          <p className="mb-3 text-sm text-muted" role="status">
            {countWords(count)}
            {tooManyByName && ` · ${t.tooManyByName}`}
          </p>
        }
      />
    </>
  )
}

function countWords({ exact, count }: { exact: boolean; count: number }): string {
  if (exact && count === 1) return t.one
  const rounded = exact ? count : Number(count.toPrecision(2))
  const words = rounded.toLocaleString('pt-PT')
  return exact ? t.counted(words) : t.estimated(words)
}

function MovingActions() {
  const [address] = useSearchParams()
  const filters = new URLSearchParams(address)
  for (const name of ['depois', 'aviso']) filters.delete(name)
  return (
    <>
      <ConfirmAction
        label={t.export}
        question={t.exportAsk}
        fields={{}}
        action={`/admin/membros/exportar?${filters}`}
        file
      />
      <Link to="/admin/membros/importar" className={rowAction}>
        {t.import}
      </Link>
    </>
  )
}

const mailWords = Object.fromEntries(
  Object.entries(mailStates).map(([word, state]) => [word, t.mailStates[state]]),
)

function Filters({ query }: { query: Route.ComponentProps['loaderData']['query'] }) {
  const { aeroporto, verificado, estado, variante, desde, ate } = query
  const more = aeroporto ?? verificado ?? estado ?? variante ?? desde ?? ate
  return (
    <>
      <Field
        label={t.search}
        name="q"
        type="search"
        defaultValue={query.q}
        title={t.searchHint}
        className="w-full grow sm:w-72 sm:max-w-md"
      />
      <FilterChoice label={t.plan} name="plano" value={query.plano} words={t.plans} />
      <FilterChoice label={t.mails} name="correio" value={query.correio} words={mailWords} />
      <Select label={t.sort} name="ordem" defaultValue={query.ordem} options={optionsOf(t.sorts)} />
      <details open={more !== undefined} className="order-last w-full">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm lg:min-h-9 font-semibold text-cobalt underline underline-offset-4">
          {t.moreFilters}
        </summary>
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <FilterChoice label={t.airport} name="aeroporto" value={aeroporto} words={airportCity} />
          <FilterChoice label={t.address} name="verificado" value={verificado} words={t.verified} />
          <FilterChoice label={t.status} name="estado" value={estado} words={t.statuses} />
          <FilterChoice label={t.variant} name="variante" value={variante} words={t.variants} />
          <Field label={t.joinedFrom} name="desde" type="date" defaultValue={desde} />
          <Field label={t.joinedTo} name="ate" type="date" defaultValue={ate} />
        </div>
      </details>
    </>
  )
}
