import { type Column, Table } from '~/app/ui/table'
import { deals, review as t } from '~/locales/backoffice/deals'
import { frame } from '~/locales/backoffice/frame'
import type { ForecastLine } from '~/modules/audience/model'
import { airportCity } from '~/modules/members/model'

const number = new Intl.NumberFormat('pt-PT')

/** Whom the deal would reach, by airport and plan, and all of them together. */
export function AudienceTable({ lines }: { lines: ForecastLine[] }) {
  const sum = (of: 'told' | 'digest' | 'spared') =>
    lines.reduce((total, line) => total + line[of], 0)
  const rows: Row[] = [
    ...lines.map((line) => ({
      ...line,
      key: `${line.airport} ${line.plan}`,
      place: airportCity[line.airport],
      planName: `${deals.plans[line.plan]}, ${t.when[line.plan]}`,
    })),
    {
      ...{ key: 'total', place: t.total, planName: '' },
      ...{ told: sum('told'), digest: sum('digest'), spared: sum('spared') },
    },
  ]
  return (
    <Table
      caption={t.audience}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.key}
      empty={frame.nothing}
      total
    />
  )
}

interface Row extends Pick<ForecastLine, 'told' | 'digest' | 'spared'> {
  key: string
  place: string
  planName: string
}

const columns: Column<Row>[] = [
  { label: t.airport, heading: true, cell: (row) => row.place },
  { label: t.plan, cell: (row) => row.planName },
  {
    label: t.told,
    numeric: true,
    cell: (row) => <strong>{number.format(row.told)}</strong>,
  },
  { label: t.digest, numeric: true, cell: (row) => number.format(row.digest) },
  { label: t.spared, numeric: true, cell: (row) => number.format(row.spared) },
]
