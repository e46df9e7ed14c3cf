import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { counted, duration, inGroups } from '~/app/blocks/backoffice/numbers'
import { membersAt, type TodayView } from '~/app/today-view'
import { Badge } from '~/app/ui/badge'
import { Icon } from '~/app/ui/icon'
import { today as t } from '~/locales/backoffice/today'

function Panel(props: { id: string; title: string; note: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={props.id}
      className="flex flex-col rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={props.id} className="scroll-mt-6 text-xl">
          {props.title}
        </h2>
        <p className="text-sm text-muted">{props.note}</p>
      </div>
      {props.children}
    </section>
  )
}

function Calm({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 text-muted">
      <Icon name="check" className="size-5 shrink-0 text-sea" />
      {children}
    </p>
  )
}

export function QueuePanel({ queue }: { queue: TodayView['queue'] }) {
  const q = t.queue
  return (
    <Panel id="tarefas" title={q.title} note={queue.countedAt}>
      {queue.lines?.length === 0 ? (
        <Calm>{q.calm}</Calm>
      ) : (
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{q.title}</caption>
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="py-1.5 font-semibold">
                {q.name}
              </th>
              {[q.waiting, q.active, q.failed, q.oldest].map((label) => (
                <th key={label} scope="col" className="px-1.5 py-1.5 text-right font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {queue.lines?.map((line) => (
              <tr key={line.name} className="border-b border-line/60 last:border-0">
                <th scope="row" className="py-1.5 font-normal">
                  {q.names[line.name] ?? line.name}
                </th>
                <td className="px-1.5 text-right">{inGroups(line.waiting)}</td>
                <td className="px-1.5 text-right">{inGroups(line.active)}</td>
                <td
                  className={`px-1.5 text-right ${line.failed > 0 ? 'font-bold text-danger' : ''}`}
                >
                  {inGroups(line.failed)}
                </td>
                <td className="whitespace-nowrap px-1.5 text-right">
                  {line.waiting > 0 ? duration(line.oldestSeconds) : '—'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

export function EnginePanel({ engine }: { engine: TodayView['engine'] }) {
  const e = t.engine
  return (
    <Panel id="envio" title={e.title} note={engine.countedAt}>
      {engine.alerts?.length === 0 && <Calm>{e.calm}</Calm>}
      <ul className="grid gap-3 empty:hidden">
        {engine.alerts?.map((alert) => (
          <li key={alert.id} className="grid gap-1.5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to={`/admin/alertas/${alert.id}`}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 lg:min-h-0"
              >
                {(alert.kind === 'deal' ? e.deal : e.digest).replace('{id}', String(alert.id))}
              </Link>
              <Badge tone={alert.status === 'paused' ? 'warn' : 'busy'}>
                {alert.status === 'paused' ? e.paused : e.sending}
              </Badge>
            </div>
            <div aria-hidden="true" className="h-1.5 overflow-clip rounded-full bg-sand-2">
              <div
                className="h-full rounded-full bg-sea"
                style={{ width: `${(alert.done / Math.max(1, alert.all)) * 100}%` }}
              />
            </div>
            <p className="text-sm text-muted">
              {e.progress
                .replace('{done}', inGroups(alert.done))
                .replace('{all}', inGroups(alert.all))}
              {alert.rate > 0 && ` · ${e.rate.replace('{rate}', inGroups(alert.rate))}`}
              {alert.pausedBecause && ` · ${e.reasons[alert.pausedBecause]}`}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function PromisePanel({ promise }: { promise: TodayView['promise'] }) {
  const p = t.promise
  const note = promise.day ? p.day.replace('{day}', promise.day) : p.never
  return (
    <Panel id="promessa" title={p.title} note={note}>
      {promise.below.length === 0 && promise.day && <Calm>{p.kept}</Calm>}
      <ul className="divide-y divide-dashed divide-line empty:hidden">
        {promise.below.map(({ code, name, airport, plan, below, all, running }) => (
          <li key={`${code} ${plan}`} className="flex items-baseline gap-3 py-2">
            <span aria-hidden="true" className="w-12 font-display text-lg">
              {code}
            </span>
            <div>
              <Link
                to={membersAt({ ...(airport && { aeroporto: airport }), plano: plan })}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 lg:min-h-0"
              >
                {name}, {plan === 'Premium' ? t.members.premium : t.members.free}
              </Link>
              <p className="text-sm text-muted">
                {p.line.replace('{below}', inGroups(below)).replace('{members}', inGroups(all))}
                {' · '}
                {counted(running, p.running).replace('{n}', inGroups(running))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-3 text-sm text-muted">{p.lead}</p>
    </Panel>
  )
}

export function ScheduledPanel({ scheduled }: { scheduled: TodayView['scheduled'] }) {
  const s = t.scheduled
  return (
    <Panel id="agendado" title={s.title} note="">
      {scheduled.length === 0 && <p className="text-muted">{s.nothing}</p>}
      <ul className="divide-y divide-dashed divide-line empty:hidden">
        {scheduled.map(({ id, title, from, to, plan, at }) => (
          <li key={id} className="py-2.5">
            <Link to={`/admin/ofertas/${id}`} className="group block">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-display text-lg">
                  {from} <span className="text-sunset-ink">→</span> {to}
                </span>
                <span className="text-sm text-muted">{at}</span>
              </span>
              <span className="block text-sm text-muted group-hover:underline">
                {title} · {plan === 'Premium' ? t.members.premium : t.members.free}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {scheduled.length > 0 && (
        <Link
          to="/admin/ofertas?estado=scheduled"
          className="mt-auto inline-flex min-h-11 items-end pt-3 text-sm font-semibold text-cobalt underline underline-offset-4"
        >
          {s.all}
        </Link>
      )}
    </Panel>
  )
}
