import { Link } from 'react-router'
import { counted, inGroups } from '~/app/blocks/backoffice/numbers'
import type { TodayView } from '~/app/today-view'
import { Icon } from '~/app/ui/icon'
import { today as t } from '~/locales/backoffice/today'

export interface Leave {
  payments: boolean
  promotions: boolean
  alerts: boolean
}

/** What does not go on without somebody of the team; on a quiet day it says so and nothing else. */
export function WaitingList({ seen, may }: { seen: TodayView; may: Leave }) {
  const { putAside, flights, heldReferrals } = seen.waiting
  const paused = seen.engine.alerts?.filter(({ status }) => status === 'paused').length ?? 0
  const failed = seen.queue.lines?.reduce((sum, line) => sum + line.failed, 0) ?? 0
  const { waiting: w } = t
  const lines = [
    { n: putAside, words: w.putAside, to: may.payments && '/admin/pagamentos' },
    { n: flights, words: w.flights, to: may.promotions && '/admin/promocoes#voos' },
    { n: heldReferrals, words: w.held, to: may.promotions && '/admin/promocoes#recomendacoes' },
    { n: paused, words: w.paused, to: may.alerts && '/admin/alertas?estado=paused' },
    { n: failed, words: w.failed, to: '#tarefas' },
    { n: seen.promise.below.length, words: w.promise, to: '#promessa' },
  ].filter(({ n }) => n > 0)
  return (
    <section
      aria-labelledby="espera"
      className="flex flex-col rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 id="espera" className="text-xl">
        {w.title}
      </h2>
      {lines.length === 0 ? (
        <div className="grid grow place-items-center gap-2 py-8 text-center text-muted">
          <Icon name="plane" className="size-8 text-sea" />
          <p>{w.nothing}</p>
        </div>
      ) : (
        <ul className="mt-3 divide-y divide-dashed divide-line">
          {lines.map(({ n, words, to }) => (
            <li key={words.one}>
              <Line to={to}>
                <strong className="min-w-8 font-display text-2xl leading-none tabular-nums">
                  {inGroups(n)}
                </strong>
                <span>{counted(n, words)}</span>
              </Line>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ to, children }: { to: string | false; children: React.ReactNode }) {
  const look = 'flex min-h-12 items-center gap-3 py-2'
  if (!to) return <span className={look}>{children}</span>
  return (
    <Link to={to} className={`group ${look} hover:text-cobalt`}>
      {children}
      <Icon name="arrow" className="ml-auto size-4 text-muted group-hover:text-cobalt" />
    </Link>
  )
}
