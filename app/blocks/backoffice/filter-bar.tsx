import type { ReactNode } from 'react'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { optionsOf, Select } from '~/app/ui/field'
import { frame } from '~/locales/backoffice/frame'
import { rowAction } from './confirm-action'

/**
 * Filters are a GET form: they live in the address, so they can be shared, bookmarked and gone back
 * to. A choice applies at once; without JavaScript the button does it.
 */
export function FilterBar({ children, label }: { children: ReactNode; label: string }) {
  const submit = useSubmit()
  const [query] = useSearchParams()
  return (
    <search>
      <Form
        method="get"
        aria-label={label}
        onChange={(event) => {
          const changed = event.target as HTMLElement
          if (
            changed instanceof HTMLSelectElement ||
            (changed as HTMLInputElement).type === 'checkbox'
          )
            submit(event.currentTarget, { replace: true, preventScrollReset: true })
        }}
        className="mb-5 flex flex-wrap items-end gap-3 [&_input]:min-h-11 [&_input]:px-3 [&_input]:py-1.5 [&_label]:text-sm [&_select]:min-h-11 [&_select]:bg-[position:right_0.75rem_center] [&_select]:py-1.5 [&_select]:pr-8 [&_select]:pl-3 lg:[&_input]:text-[0.95rem] lg:[&_select]:max-w-44 lg:[&_select]:text-[0.95rem]"
      >
        {children}
        <button type="submit" className={`${rowAction} lg:min-h-11`}>
          {frame.filter}
        </button>
        {query.size > 0 && (
          <Link
            to="?"
            className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-cobalt underline underline-offset-4"
          >
            {frame.clear}
          </Link>
        )}
      </Form>
    </search>
  )
}

/** One of these, or all; the words are by the value that stands in the address. */
export function FilterChoice(props: {
  label: string
  name: string
  value: string | undefined
  words: Record<string, string>
  all?: string
}) {
  return (
    <Select
      label={props.label}
      name={props.name}
      defaultValue={props.value ?? ''}
      placeholder={props.all ?? frame.all}
      options={optionsOf(props.words)}
    />
  )
}

/** The way to the next page of a list that is paged by key: the filters stay, the position moves. */
export function KeysetPager(props: {
  position: string
  next: string | number | undefined
  /** Where the order is not by age. */
  nextLabel?: string
  /** What else changes in the address on the way. */
  also?: Record<string, string> | undefined
}) {
  const [query] = useSearchParams()
  const at = (value: string | number | undefined) => {
    const address = new URLSearchParams(query)
    if (value === undefined) address.delete(props.position)
    else address.set(props.position, String(value))
    for (const [name, word] of Object.entries(props.also ?? {})) address.set(name, word)
    return `?${address}`
  }
  const begun = query.has(props.position)
  if (!begun && props.next === undefined) return null
  return (
    <nav aria-label={frame.more} className="mt-5 flex justify-between gap-3">
      {begun ? (
        <Link to={at(undefined)} className={rowAction}>
          {frame.first}
        </Link>
      ) : (
        <span />
      )}
      {props.next !== undefined && (
        <Link to={at(props.next)} rel="next" className={rowAction}>
          {props.nextLabel ?? frame.more}
        </Link>
      )}
    </nav>
  )
}
