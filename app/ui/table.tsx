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
}

/** A table on a desk; on a phone every row becomes a card whose values carry their column's name. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows } = props
  if (rows.length === 0)
    return (
      <p className="rounded-card border border-dashed border-line bg-card/60 px-6 py-10 text-center text-muted">
        {props.empty}
      </p>
    )
  return (
    <div className="md:overflow-x-auto md:rounded-card md:border md:border-line md:bg-card">
      <table className="w-full border-collapse text-left text-[0.95rem] max-md:block">
        <caption className="sr-only">{props.caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line">
            {columns.map(({ label, numeric }) =>
              label ? (
                <th
                  key={label}
                  scope="col"
                  className={classNames(
                    'whitespace-nowrap px-4 py-3 text-sm font-semibold text-muted',
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
        <tbody className="max-md:grid max-md:gap-3">
          {rows.map((row) => (
            <tr
              key={props.keyOf(row)}
              className="border-line max-md:grid max-md:gap-1.5 max-md:rounded-card max-md:border max-md:bg-card max-md:p-4 md:border-b md:last:border-0 md:hover:bg-sand-2/40"
            >
              {columns.map((column) => (
                <Cell key={column.label} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, numeric, heading } = column
  const look = classNames(
    'align-top md:px-4 md:py-3',
    numeric && 'tabular-nums md:text-right',
    heading && 'text-left font-semibold',
    !heading && label && 'max-md:grid max-md:grid-cols-[8.5rem_1fr] max-md:gap-3',
  )
  const content = (
    <>
      {!heading && label && (
        <span aria-hidden="true" className="text-sm text-muted md:hidden">
          {label}
        </span>
      )}
      <div className="min-w-0">{column.cell(row)}</div>
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
