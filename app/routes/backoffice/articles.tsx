import { BarPlot } from '~/app/blocks/backoffice/bar-plot'
import { inGroups } from '~/app/blocks/backoffice/numbers'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services } from '~/app/context'
import { longDate } from '~/app/dates'
import { permitted } from '~/app/middleware/require-staff'
import { dayLabel } from '~/app/today-view'
import { Card } from '~/app/ui/card'
import { type Column, Table } from '~/app/ui/table'
import { articles as t } from '~/locales/backoffice/articles'
import { bucketsOf } from '~/modules/overview/model'
import type { Route } from './+types/articles'

export async function loader({ context }: Route.LoaderArgs) {
  const by = permitted(context, 'overview:see')
  const { articles, articleViews } = context.get(services)
  const { lines, byDay, today } = await articleViews.views(by)
  const of = (article: string, variant: 'PT' | 'BR') =>
    lines.find((line) => line.article === article && line.variant === variant)
  const read = new Map(byDay.map(({ day, n }) => [day, n]))
  const days = bucketsOf('30d', today)
  const rows = articles.all('PT').map(({ id, title, author, creationTime }) => {
    const [pt, br] = [of(id, 'PT'), of(id, 'BR')]
    return {
      ...{ id, title, author },
      published: longDate(new Date(creationTime), 'PT'),
      pt: pt?.lately ?? 0,
      br: br?.lately ?? 0,
      lately: (pt?.lately ?? 0) + (br?.lately ?? 0),
      ever: (pt?.ever ?? 0) + (br?.ever ?? 0),
    }
  })
  return {
    rows: rows.toSorted((a, b) => b.lately - a.lately),
    labels: days.map(({ from }) => dayLabel(from)),
    values: days.map(({ from }) => read.get(from) ?? 0),
  }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columns: Column<Row>[] = [
  {
    label: t.article,
    heading: true,
    cell: (row) => (
      <>
        <a href={`/blog/${row.id}`} className="underline decoration-line underline-offset-4">
          {row.title}
        </a>
        <span className="block text-sm font-normal text-muted">{row.author}</span>
      </>
    ),
  },
  {
    label: t.published,
    cell: (row) => <span className="whitespace-nowrap">{row.published}</span>,
  },
  { label: t.inPortugal, numeric: true, cell: (row) => inGroups(row.pt) },
  { label: t.inBrazil, numeric: true, cell: (row) => inGroups(row.br) },
  { label: t.lately, numeric: true, cell: (row) => <strong>{inGroups(row.lately)}</strong> },
  { label: t.ever, numeric: true, cell: (row) => inGroups(row.ever) },
]

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { rows, labels, values } = loaderData
  return (
    <>
      <PageTitle title={t.title} lead={t.lead} />
      <Card className="mb-6 p-5 sm:p-6">
        <BarPlot
          heading="h2"
          title={t.plot}
          labels={labels}
          series={[{ label: t.views, tone: 'cobalt', values }]}
        />
      </Card>
      <Table caption={t.title} columns={columns} rows={rows} keyOf={(row) => row.id} empty="" />
    </>
  )
}
