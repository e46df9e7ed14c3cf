import type { ReactNode } from 'react'
import { classNames } from './class-names'

export interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** Numbers line up on the right. */
  numeric?: boolean
  /** The column that names the row. */
  heading?: boolean
}

export interface TableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  empty: ReactNode
  /** The last row adds up the others. */
  total?: boolean
}

/** A table where there is room; elsewhere every row becomes a card whose values carry their column's name. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, total } = props
  if (rows.length === 0)
    return (
      <p className="text-balance rounded-card border border-dashed border-line bg-card/60 px-6 py-10 text-center text-muted">
        {props.empty}
      </p>
    )
  // Three numbers or more read better side by side than one below the other.
  const figures = columns.filter(({ numeric }) => numeric).length > 2
  return (
    <div className={roomOf(columns)}>
      <div className="lines:overflow-x-auto lines:rounded-card lines:border lines:border-line lines:bg-card">
        <table className="w-full border-collapse text-left text-[0.95rem] cards:block">
          <caption className="sr-only">{props.caption}</caption>
          <thead className="cards:sr-only">
            <tr className="border-b border-line">
              {columns.map(({ label, numeric }) =>
                label ? (
                  <th
                    key={label}
                    scope="col"
                    className={classNames(
                      'px-4 py-3 align-bottom text-sm font-semibold leading-snug text-muted',
                      numeric && 'text-right',
                    )}
                  >
                    {label}
                  </th>
                ) : (
                  // What can be done with a row needs no name of its own.
                  <td key={label} />
                ),
              )}
            </tr>
          </thead>
          <tbody className="cards:grid cards:grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] cards:gap-3">
            {rows.map((row) => (
              <tr
                key={props.keyOf(row)}
                className={classNames(
                  'border-line cards:grid cards:content-start cards:gap-x-3 cards:gap-y-1.5 cards:rounded-card cards:border cards:bg-card cards:p-4',
                  'lines:border-b lines:last:border-0 lines:hover:bg-sand-2/40',
                  // A finger needs more than a line of text.
                  'cards:[&_a:not(.inline-flex)]:-my-2.5 cards:[&_a:not(.inline-flex)]:inline-block cards:[&_a:not(.inline-flex)]:py-2.5',
                  figures && 'cards:grid-cols-3',
                  total && 'last:bg-sand-2/40 last:font-semibold',
                )}
              >
                {columns.map((column) => (
                  <Cell key={column.label} column={column} row={row} figures={figures} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Words need about twice the width of a number, buttons twice that of words. */
function roomOf<Row>(columns: Column<Row>[]): string {
  const weight = columns.reduce((sum, { label, numeric }) => sum + (numeric ? 1 : label ? 2 : 4), 0)
  if (weight > 11) return '@container/wide'
  return weight > 7 ? '@container/middle' : '@container/slim'
}

function Cell<Row>(props: { column: Column<Row>; row: Row; figures: boolean }) {
  const { label, numeric, heading, cell } = props.column
  const value = cell(props.row)
  const figure = props.figures && numeric
  const named = !heading && label
  const look = classNames(
    'align-top lines:px-4 lines:py-3',
    numeric && 'tabular-nums lines:text-right',
    heading && 'text-left font-semibold cards:order-first',
    !figure && 'cards:col-span-full',
    named &&
      !figure &&
      'cards:grid cards:grid-cols-[7.5rem_minmax(0,1fr)] cards:items-baseline cards:gap-3',
    figure && 'cards:flex cards:flex-col cards:justify-between',
    !label && 'cards:mt-1.5',
    isNothing(value) && 'cards:hidden',
  )
  const content = (
    <>
      {named && (
        <span
          aria-hidden="true"
          className={classNames('text-muted lines:hidden', figure ? 'block text-xs' : 'text-sm')}
        >
          {label}
        </span>
      )}
      <div className="min-w-0 cards:break-words">{value}</div>
    </>
  )
  return heading ? (
    <th scope="row" className={look}>
      {content}
    </th>
  ) : (
    <td className={look}>{content}</td>
  )
}

/** A card leaves out what a table would leave blank. */
function isNothing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === false
}
