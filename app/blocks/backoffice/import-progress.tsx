import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Badge, type BadgeTone } from '~/app/ui/badge'
import { imports as t } from '~/locales/backoffice/member-imports'
import type { ImportStatus } from '~/modules/members/import-model'

const tones: Record<ImportStatus, BadgeTone> = {
  checking: 'busy',
  ready: 'warn',
  running: 'busy',
  done: 'good',
  refused: 'bad',
  dropped: 'quiet',
}

export function ImportStatusBadge({ status }: { status: ImportStatus }) {
  return <Badge tone={tones[status]}>{t.statuses[status]}</Badge>
}

/** How far a list is; it asks again by itself, and without JavaScript the page reloads. */
export function ImportProgress(props: {
  processed: number
  total: number | null
  rate: number | undefined
}) {
  const { processed, total, rate } = props
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const again = setTimeout(revalidate, 700)
    return () => clearTimeout(again)
  }, [revalidate, state])
  const words = (count: number) => Math.round(count).toLocaleString('pt-PT')
  return (
    <div role="status" className="grid gap-2">
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <progress
        value={total === null ? undefined : processed}
        max={total ?? undefined}
        aria-label={t.state}
        className="h-3 w-full overflow-hidden rounded-full bg-sand-2 [&::-moz-progress-bar]:bg-cobalt [&::-webkit-progress-bar]:bg-sand-2 [&::-webkit-progress-value]:bg-cobalt"
      />
      <p className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <span className="tabular-nums">
          {total === null
            ? t.reading(words(processed))
            : t.progress(words(processed), words(total))}
        </span>
        {rate !== undefined && rate > 0 && (
          <span className="tabular-nums">{t.rate(words(rate))}</span>
        )}
      </p>
    </div>
  )
}
