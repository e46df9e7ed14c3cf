import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { today as t } from '~/locales/backoffice/today'
import { inGroups } from './numbers'

export interface Series {
  label: string
  tone: 'cobalt' | 'sunset' | 'sea' | 'gold'
  values: number[]
  /** Below the line: what goes away. */
  down?: boolean
}

export interface PlotLabel {
  short: string
  long: string
  /** The list behind this bar. */
  to?: string
}

const fills = {
  cobalt: 'fill-cobalt',
  sunset: 'fill-sunset',
  sea: 'fill-sea',
  gold: 'fill-gold',
}
const dots = { cobalt: 'bg-cobalt', sunset: 'bg-sunset', sea: 'bg-sea', gold: 'bg-gold' }

const BAR = 10
const HEIGHT = 120

/**
 * Bars over time, drawn here. The drawing is for the eye; the same numbers are in the table that opens
 * below it, where each leads to its list.
 */
export function BarPlot(props: {
  title: string
  labels: PlotLabel[]
  series: Series[]
  /** Further columns of the table. */
  details?: { label: string; values: number[] }[]
  /** Where the page has no heading above the plot but its own. */
  heading?: 'h2' | 'h3'
  children?: ReactNode
}) {
  const { title, labels, series, details = [], heading: Heading = 'h3' } = props
  const id = useId()
  const ups = series.filter(({ down }) => !down)
  const downs = series.filter(({ down }) => down)
  const most = (of: Series[]) =>
    Math.max(0, ...labels.map((_, place) => of.reduce((sum, s) => sum + (s.values[place] ?? 0), 0)))
  const above = most(ups)
  const below = most(downs)
  const scale = HEIGHT / Math.max(1, above + below)
  const baseline = Math.max(above, above + below === 0 ? 1 : 0) * scale
  const totals = series
    .map(({ label, values }) => `${label} ${inGroups(values.reduce((sum, n) => sum + n, 0))}`)
    .join(', ')
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption className="mb-3">
        <Heading id={id} className="text-xl">
          {title}
        </Heading>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {series.map(({ label, tone, values }) => (
            <li key={label} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${dots[tone]}`} />
              <span className="text-muted">{label}</span>
              <strong className="tabular-nums">
                {inGroups(values.reduce((sum, n) => sum + n, 0))}
              </strong>
            </li>
          ))}
        </ul>
        {props.children}
      </figcaption>
      <div className="relative">
        {above + below === 0 ? (
          <p className="absolute inset-0 grid place-items-center pb-6 text-sm text-muted">
            {t.plots.nothing}
          </p>
        ) : (
          <p className="mb-1 text-right text-xs text-muted">
            {t.plots.highest} {inGroups(Math.max(above, below))}
          </p>
        )}
        <svg
          role="img"
          aria-label={t.plots.summary.replace('{title}', title).replace('{totals}', totals)}
          viewBox={`0 0 ${labels.length * BAR} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-32 w-full sm:h-40"
        >
          {labels.map((label, place) => (
            <g key={label.long}>
              <title>{tip(label, series, place)}</title>
              <rect
                x={place * BAR}
                width={BAR}
                height={HEIGHT}
                className="fill-transparent hover:fill-ink/5"
              />
              <Stack series={ups} place={place} from={baseline} scale={-scale} />
              <Stack series={downs} place={place} from={baseline} scale={scale} />
            </g>
          ))}
          <line
            x1={0}
            x2={labels.length * BAR}
            y1={Math.min(baseline, HEIGHT - 0.5)}
            y2={Math.min(baseline, HEIGHT - 0.5)}
            vectorEffect="non-scaling-stroke"
            className="stroke-ink/35"
          />
        </svg>
        <div aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-muted">
          <span>{labels[0]?.short}</span>
          <span>{labels[Math.floor(labels.length / 2)]?.short}</span>
          <span>{labels.at(-1)?.short}</span>
        </div>
      </div>
      <PlotTable title={title} labels={labels} columns={[...series, ...details]} />
    </figure>
  )
}

function tip(label: PlotLabel, series: Series[], place: number): string {
  const values = series.map((each) => `${each.label} ${inGroups(each.values[place] ?? 0)}`)
  return `${label.long}: ${values.join(', ')}`
}

function Stack(props: { series: Series[]; place: number; from: number; scale: number }) {
  const { place, scale } = props
  let at = props.from
  return props.series.map(({ label, tone, values }) => {
    const size = (values[place] ?? 0) * scale
    const y = Math.min(at, at + size)
    at += size
    return (
      <rect
        key={label}
        x={place * BAR + BAR * 0.14}
        width={BAR * 0.72}
        y={y}
        height={Math.abs(size)}
        className={`pointer-events-none ${fills[tone]}`}
      />
    )
  })
}

function PlotTable(props: {
  title: string
  labels: PlotLabel[]
  columns: { label: string; values: number[] }[]
}) {
  const { columns } = props
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold lg:min-h-9 text-cobalt underline underline-offset-4">
        {t.plots.asTable}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section tabIndex={0} aria-label={props.title} className="mt-2 max-h-72 overflow-auto">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{props.title}</caption>
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                {t.plots.when}
              </th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className="px-2 py-1.5 text-right font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.labels
              .map((label, place) => ({ label, place }))
              .toReversed()
              .map(({ label, place }) => (
                <tr key={label.long} className="border-b border-line/60">
                  <th scope="row" className="whitespace-nowrap py-1.5 pr-3 font-normal">
                    {label.to ? (
                      <Link
                        to={label.to}
                        className="inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-0"
                      >
                        {label.long}
                      </Link>
                    ) : (
                      label.long
                    )}
                  </th>
                  {columns.map((column) => (
                    <td key={column.label} className="px-2 py-1.5 text-right tabular-nums">
                      {inGroups(column.values[place] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
