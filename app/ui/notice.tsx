import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** A message in the page; read out when it appears. Errors interrupt, the rest waits its turn. */
export function Notice(props: { tone: 'success' | 'error' | 'info'; children: ReactNode }) {
  const { tone } = props
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'rounded-control border-2 px-4 py-3 font-medium',
        tone === 'success' && 'border-sea/40 bg-sea/10 text-ink',
        tone === 'error' && 'border-danger/50 bg-danger/10 text-ink',
        tone === 'info' && 'border-line bg-sand-2/50 text-ink',
      )}
    >
      {props.children}
    </div>
  )
}
