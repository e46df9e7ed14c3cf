import { useState } from 'react'
import { team as t } from '~/locales/backoffice/team'
import { rowAction } from './confirm-action'

/** Something to hand on; selectable by hand, copied with a button where there is JavaScript. */
export function CopyField({ value }: { value: string }) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <code className="break-all rounded-control bg-card px-3 py-2 text-sm">{value}</code>
      <button type="button" onClick={copy} className={rowAction}>
        {copied ? t.copied : t.copy}
      </button>
    </div>
  )
}
