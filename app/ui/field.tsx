import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names'

const control =
  'block w-full min-h-12 rounded-control border-2 border-line bg-field px-4 py-2.5 text-ink placeholder:text-muted focus:border-cobalt aria-invalid:border-danger'

interface Common {
  label: ReactNode
  hint?: string
  error?: string | undefined
}

export function Field({
  label,
  hint,
  error,
  className,
  ...props
}: ComponentProps<'input'> & Common) {
  const { id, describedBy } = useDescription(props.id, hint, error)
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      <input
        {...props}
        id={id}
        className={control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </Labelled>
  )
}

/** What a select offers, out of a map from its values to their words. */
export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The browser's own list: the best one there is on a phone, and it needs no script. */
export function Select({
  label,
  hint,
  error,
  className,
  placeholder,
  options,
  ...props
}: ComponentProps<'select'> &
  Common & { placeholder?: string; options: readonly { value: string; label: string }[] }) {
  const { id, describedBy } = useDescription(props.id, hint, error)
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      <select
        {...props}
        id={id}
        className={classNames(
          control,
          'appearance-none bg-[position:right_1rem_center] bg-no-repeat pr-11',
        )}
        style={{ backgroundImage: chevron }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='9' fill='none' stroke='%238094ad' stroke-width='2.5' stroke-linecap='round'%3E%3Cpath d='M1.500 1.500l5.500 5.500 5.500-5.500'/%3E%3C/svg%3E\")"

function useDescription(given: string | undefined, hint?: string, error?: string) {
  const made = useId()
  const id = given ?? made
  const describedBy = classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return { id, describedBy }
}

function Labelled(props: Common & { id: string; className?: string; children: ReactNode }) {
  const { id, label, hint, error } = props
  return (
    <div className={props.className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {props.children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
