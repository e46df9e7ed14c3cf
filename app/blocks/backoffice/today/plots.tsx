import { Link } from 'react-router'
import { BarPlot } from '~/app/blocks/backoffice/bar-plot'
import { inGroups, share } from '~/app/blocks/backoffice/numbers'
import { membersAt, type TodayView } from '~/app/today-view'
import { Card } from '~/app/ui/card'
import { today as t } from '~/locales/backoffice/today'
import { type Counted, leftIn, spans } from '~/modules/overview/model'

export function Plots({ seen }: { seen: TodayView }) {
  const { labels, points, range } = seen
  const p = t.plots
  const values = (name: Counted) => points.map((point) => point[name])
  const total = (name: Counted) => values(name).reduce((sum, n) => sum + n, 0)
  const plain = labels.map(({ short, long }) => ({ short, long }))
  const how = p.leftHow
    .replace('{unsubscribed}', inGroups(total('unsubscribed')))
    .replace('{downgraded}', inGroups(total('downgraded')))
    .replace('{deleted}', inGroups(total('deleted')))
  const returned = total('bounced') + total('failed')
  return (
    <section aria-labelledby="graficos" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="graficos" className="text-2xl">
          {p.title}
        </h2>
        <SpanSwitch current={seen.span} />
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card className="min-w-0 p-5 sm:p-6 lg:col-span-2">
          <BarPlot
            title={p.moves}
            labels={labels}
            series={[
              { label: p.joined, tone: 'cobalt', values: values('joined') },
              { label: p.left, tone: 'sunset', values: points.map(leftIn), down: true },
            ]}
            details={[
              { label: p.upgraded, values: values('upgraded') },
              { label: p.unsubscribed, values: values('unsubscribed') },
              { label: p.downgraded, values: values('downgraded') },
              { label: p.deleted, values: values('deleted') },
            ]}
          >
            <p className="mt-1 text-sm text-muted">
              <Link
                to={membersAt(range)}
                className="inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-0"
              >
                {inGroups(total('joined'))} {p.joined.toLowerCase()}
              </Link>
              {' · '}
              {how}
            </p>
          </BarPlot>
        </Card>
        <Card className="min-w-0 p-5 sm:p-6">
          <BarPlot
            title={p.mails}
            labels={plain}
            series={[{ label: p.sent, tone: 'sea', values: values('sent') }]}
          />
        </Card>
        <Card className="min-w-0 p-5 sm:p-6">
          <BarPlot
            title={p.returns}
            labels={plain}
            series={[
              { label: p.bounced, tone: 'gold', values: values('bounced') },
              { label: p.failed, tone: 'sunset', values: values('failed') },
              { label: p.complained, tone: 'cobalt', values: values('complained') },
            ]}
          >
            <p className="mt-1 text-sm text-muted">
              {p.undelivered} {share(returned, total('sent') + total('failed'))} · {p.complained}{' '}
              {share(total('complained'), total('sent'))}
            </p>
          </BarPlot>
        </Card>
      </div>
    </section>
  )
}

function SpanSwitch({ current }: { current: TodayView['span'] }) {
  return (
    <nav
      aria-label={t.spans.label}
      className="flex rounded-full border border-line bg-card p-1 text-sm"
    >
      {spans.map((span) => (
        <Link
          key={span}
          to={`?periodo=${span}`}
          preventScrollReset
          aria-current={span === current ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-muted hover:text-ink lg:min-h-9 aria-[current=true]:bg-night aria-[current=true]:text-on-night"
        >
          {t.spans[span]}
        </Link>
      ))}
    </nav>
  )
}
