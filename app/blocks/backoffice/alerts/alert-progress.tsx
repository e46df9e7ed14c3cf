import { alerts as t } from '~/locales/backoffice/alerts'
import { count, type ShownAlert } from './alert-view'

/** How far it is: a bar for the eye, a sentence for the ear. */
export function AlertProgressBar({ alert }: { alert: ShownAlert }) {
  const { done, candidates, percent } = alert
  const words = alert.counted
    ? t.progress
        .replace('{done}', count(done))
        .replace('{total}', count(candidates))
        .replace('{percent}', String(percent))
    : t.counting
  return (
    <div>
      <div
        role="progressbar"
        aria-label={words}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-3 overflow-hidden rounded-full border border-line bg-sand-2"
      >
        <div
          style={{ width: `${percent}%` }}
          className="h-full bg-cobalt transition-[width] duration-700 motion-reduce:transition-none"
        />
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-muted">
        {words}
      </p>
    </div>
  )
}

const shown = [
  'candidates',
  'queued',
  'sending',
  'sent',
  'failed',
  'suppressed',
  'uncertain',
  'clicks',
] as const

export function AlertCounts({ alert }: { alert: ShownAlert }) {
  const values = { ...alert.counts, candidates: alert.candidates, clicks: alert.clicks }
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
      {shown.map((name) => (
        <div key={name} className="bg-card px-4 py-3">
          <dt className="text-sm text-muted">{t.counts[name]}</dt>
          <dd className="font-display text-2xl tabular-nums" data-count={name}>
            {count(values[name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
