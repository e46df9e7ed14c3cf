import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, buttonLook } from '~/app/ui/button'
import { Dialog } from '~/app/ui/dialog'
import { Field } from '~/app/ui/field'
import { frame } from '~/locales/backoffice/frame'

/**
 * A button for what should not happen by accident: it asks first, naming the thing. Without
 * JavaScript the question opens in place.
 */
export function ConfirmAction(props: {
  label: string
  question: string
  /** What the form posts besides; `intent` is the usual name of what is to be done. */
  fields: Record<string, string>
  /** Asked for and posted as `reason`, for the log. */
  reason?: string
  action?: string
  danger?: boolean
  /** The one thing the page is for. */
  big?: boolean
  /** The answer is a file to keep: the browser takes it, the page stays. */
  file?: boolean
  children?: ReactNode
}) {
  const { label, question, danger } = props
  const [open, setOpen] = useState(false)
  const [scripted, setScripted] = useState(false)
  const navigation = useNavigation()
  const asked = useRef(false)
  const questions = useRef<HTMLFormElement>(null)
  useEffect(() => setScripted(true), [])
  // What has to be written comes before the way out.
  useEffect(() => {
    if (open) questions.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [open])
  // The answer of the server is on the page behind; the question has had its answer.
  useEffect(() => {
    if (navigation.state === 'submitting' && open) asked.current = true
    if (navigation.state === 'idle' && asked.current) {
      asked.current = false
      setOpen(false)
    }
  }, [navigation.state, open])
  const form = (
    <Form
      ref={questions}
      method="post"
      action={props.action}
      className="grid gap-4"
      preventScrollReset
      reloadDocument={props.file}
      onSubmit={props.file ? () => setTimeout(() => setOpen(false)) : undefined}
    >
      <p>{question}</p>
      {Object.entries(props.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.reason && <Field label={props.reason} name="reason" required maxLength={300} />}
      {props.children}
      <div className="flex flex-wrap justify-end gap-3">
        {scripted && (
          <Button look="quiet" onClick={() => setOpen(false)}>
            {frame.cancel}
          </Button>
        )}
        <Button
          type="submit"
          look={danger ? 'danger' : 'night'}
          disabled={navigation.state === 'submitting'}
        >
          {label}
        </Button>
      </div>
    </Form>
  )
  if (!scripted)
    return (
      <details className="rounded-control border border-line">
        <summary className="flex min-h-11 cursor-pointer items-center px-3 py-2 text-sm font-bold lg:min-h-9">
          {label}
        </summary>
        <div className="p-3">{form}</div>
      </details>
    )
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={props.big ? buttonLook() : danger ? `${rowAction} text-danger` : rowAction}
      >
        {label}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} closeLabel={frame.close}>
        {form}
      </Dialog>
    </>
  )
}

/** Small buttons beside a row or in a bar. */
export const rowAction =
  'inline-flex min-h-11 cursor-pointer items-center whitespace-nowrap rounded-control border border-line bg-card px-3.5 py-1.5 text-sm font-bold transition hover:border-ink/30 hover:bg-sand-2 active:translate-y-px lg:min-h-9 lg:px-3'
