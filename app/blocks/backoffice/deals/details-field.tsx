import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { editor as t } from '~/locales/backoffice/deals'

const RichEditor = lazy(() => import('./rich-editor.client'))

/**
 * Rich text where there is JavaScript, its HTML in a plain field where there is none. The plain field
 * is always there: it is what the form sends.
 */
export function DetailsField(props: {
  name: string
  id: string
  defaultValue: string
  error: string | undefined
}) {
  const { id, name, defaultValue, error } = props
  const plain = useRef<HTMLTextAreaElement>(null)
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  function changed(html: string) {
    if (!plain.current) return
    plain.current.value = html
    plain.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const label = scripted ? t.details : t.detailsHtml
  return (
    <div>
      <label htmlFor={scripted ? `${id}-rich` : id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <textarea
        ref={plain}
        id={id}
        name={name}
        defaultValue={defaultValue}
        rows={8}
        maxLength={20_000}
        hidden={scripted}
        aria-invalid={error ? true : undefined}
        className="block w-full rounded-control border-2 border-line bg-field px-4 py-2.5 font-mono text-sm"
      />
      {scripted && (
        <Suspense fallback={<div className="min-h-48 rounded-control border-2 border-line" />}>
          <RichEditor
            id={`${id}-rich`}
            label={label}
            html={defaultValue}
            invalid={error !== undefined}
            onChange={changed}
          />
        </Suspense>
      )}
      {error && <p className="mt-1.5 text-sm font-semibold text-danger">{error}</p>}
    </div>
  )
}
