import type { ComponentProps, ReactNode } from 'react'
import { Table, type TableProps } from '~/app/ui/table'
import { frame } from '~/locales/backoffice/frame'
import { FilterBar, KeysetPager } from './filter-bar'

/** A long list of the team's: what narrows it, one page of it, and the way to the next. */
export function FilteredList<Row>({
  filters,
  summary,
  ...list
}: Omit<TableProps<Row>, 'empty'> &
  ComponentProps<typeof KeysetPager> & {
    filters: ReactNode
    /** What is found, in a line. */
    summary?: ReactNode
    empty?: string
  }) {
  return (
    <>
      <FilterBar label={list.caption}>{filters}</FilterBar>
      {summary}
      <Table empty={frame.nothing} {...list} />
      <KeysetPager {...list} />
    </>
  )
}
