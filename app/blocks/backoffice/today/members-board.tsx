import { Link } from 'react-router'
import { inGroups } from '~/app/blocks/backoffice/numbers'
import { type AirportRow, membersAt, type TodayView } from '~/app/today-view'
import { SplitFlap } from '~/app/ui/split-flap'
import { type Column, Table } from '~/app/ui/table'
import { today as t } from '~/locales/backoffice/today'

/** How many we are: the one number on the board of the club. */
export function MembersBoard({ members }: { members: TodayView['members'] }) {
  return (
    <section
      aria-labelledby="membros"
      className="flex flex-col overflow-clip rounded-card bg-night text-on-night shadow-lift [&_:focus-visible]:outline-gold"
    >
      <div aria-hidden="true" className="band-azulejo h-2" />
      <div className="flex grow flex-col justify-between p-5 sm:p-7">
        <h2 id="membros" className="sr-only">
          {t.members.title}
        </h2>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <Link to={membersAt({})} className="group inline-block">
            <SplitFlap
              text={inGroups(members.all)}
              className="flap-lit text-[clamp(2.5rem,7vw,4.25rem)]"
            />
            <span className="mt-2 block text-on-night/80 group-hover:underline">
              {t.members.all}
            </span>
          </Link>
          <dl className="flex gap-x-8">
            <Big
              name={t.members.premium}
              n={members.premium}
              to={membersAt({ plano: 'Premium' })}
            />
            <Big name={t.members.free} n={members.free} to={membersAt({ plano: 'free' })} />
          </dl>
        </div>
        <Proportion part={members.premium} whole={members.all} />
        <dl className="flex flex-wrap gap-x-6 border-t pt-2 text-sm lg:gap-y-2 lg:pt-4 border-dashed border-on-night/25">
          <Small
            name={t.members.unverified}
            n={members.unverified}
            to={membersAt({ verificado: 'nao' })}
          />
          <Small
            name={t.members.paused}
            n={members.paused}
            to={membersAt({ correio: 'pausado' })}
          />
          <Small
            name={t.members.unsubscribed}
            n={members.unsubscribed}
            to={membersAt({ correio: 'cancelado' })}
          />
          <Small
            name={t.members.suppressed}
            n={members.suppressed}
            to={membersAt({ correio: 'suprimido' })}
          />
        </dl>
      </div>
    </section>
  )
}

/** Premium within all, for the eye; the numbers are beside it. */
function Proportion({ part, whole }: { part: number; whole: number }) {
  return (
    <div aria-hidden="true" className="my-5 h-2 overflow-clip rounded-full bg-on-night/20">
      <div
        className="h-full rounded-full bg-sunset"
        style={{ width: `${(part / Math.max(1, whole)) * 100}%` }}
      />
    </div>
  )
}

interface Figure {
  name: string
  n: number
  to: string
}

function Big({ name, n, to }: Figure) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-on-night/75">{name}</dt>
      <dd className="font-display text-3xl font-extrabold tabular-nums">
        <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
          {inGroups(n)}
        </Link>
      </dd>
    </div>
  )
}

function Small({ name, n, to }: Figure) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dd className="order-first font-bold tabular-nums">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center underline decoration-on-night/40 underline-offset-4 lg:min-h-0"
        >
          {inGroups(n)}
        </Link>
      </dd>
      <dt className="text-on-night/75">{name}</dt>
    </div>
  )
}

export function AirportTable({ rows }: { rows: AirportRow[] }) {
  const column = (
    label: string,
    pick: (row: AirportRow) => number,
    filter: Record<string, string>,
  ): Column<AirportRow> => ({
    label,
    numeric: true,
    cell: (row) =>
      row.airport ? (
        <Link
          to={membersAt({ aeroporto: row.airport, ...filter })}
          className="underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {inGroups(pick(row))}
        </Link>
      ) : (
        inGroups(pick(row))
      ),
  })
  return (
    <Table
      caption={t.airports.title}
      rows={rows}
      keyOf={(row) => row.code}
      empty=""
      columns={[
        {
          label: t.airports.airport,
          heading: true,
          cell: ({ code, name }) => (
            <span className="flex items-baseline gap-2.5">
              <span aria-hidden="true" className="w-12 font-display text-lg tracking-wide">
                {code}
              </span>
              <span className="font-normal text-muted">{name}</span>
            </span>
          ),
        },
        column(t.airports.all, ({ all }) => all, {}),
        column(t.airports.premium, ({ premium }) => premium, { plano: 'Premium' }),
        column(t.airports.free, ({ free }) => free, { plano: 'free' }),
        column(t.airports.unverified, ({ unverified }) => unverified, { verificado: 'nao' }),
        column(t.airports.suppressed, ({ suppressed }) => suppressed, { correio: 'suprimido' }),
      ]}
    />
  )
}
