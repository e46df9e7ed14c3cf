import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type BadgeTone = 'quiet' | 'good' | 'busy' | 'warn' | 'bad'

/** A state in a word; the tone repeats what the word says, never more. */
export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 py-0.5 text-sm font-semibold leading-snug',
        tone === 'quiet' && 'border-line bg-sand-2/50 text-muted',
        tone === 'good' && 'border-sea/40 bg-sea/10 text-sea',
        tone === 'busy' && 'border-cobalt/40 bg-cobalt/10 text-cobalt',
        tone === 'warn' && 'border-gold bg-gold/25 text-ink',
        tone === 'bad' && 'border-danger/40 bg-danger/10 text-danger',
      )}
    >
      {children}
    </span>
  )
}
