import { type Ref, useEffect, useId, useState } from 'react'
import { classNames } from '~/app/ui/class-names'
import { Icon } from '~/app/ui/icon'
import { frame as t } from '~/locales/backoffice/frame'

/**
 * A place to drop a file or to press, with our words; the browser's own field lies invisibly over it
 * and does the work. Without JavaScript the browser's field is all there is.
 */
export function FileField(props: {
  label: string
  name: string
  accept: string
  hint?: string
  error?: string | undefined
  required?: boolean
  inputRef?: Ref<HTMLInputElement>
  onChoose?: () => void
}) {
  const { label, hint, error } = props
  const id = useId()
  const [file, setFile] = useState<string>()
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return (
    <div className="min-w-0 grow">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative flex min-h-14 items-center gap-3 rounded-control border-2 border-dashed border-line bg-field px-4 py-3 has-hover:border-cobalt has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-cobalt has-aria-invalid:border-danger">
        {scripted && (
          <>
            <Icon
              name={file ? 'check' : 'arrow'}
              className={classNames('size-5 shrink-0 text-cobalt', !file && '-rotate-90')}
            />
            <span
              aria-hidden="true"
              className={classNames('min-w-0 break-words', file ? 'font-semibold' : 'text-muted')}
            >
              {file ?? t.chooseFile}
            </span>
          </>
        )}
        <input
          ref={props.inputRef}
          id={id}
          name={props.name}
          type="file"
          accept={props.accept}
          required={props.required}
          onChange={(event) => {
            setFile(event.target.files?.[0]?.name)
            props.onChoose?.()
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          className={scripted ? 'absolute inset-0 size-full cursor-pointer opacity-0' : 'w-full'}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
