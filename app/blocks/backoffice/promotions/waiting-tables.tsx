import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ConfirmAction } from '~/app/blocks/backoffice/confirm-action'
import { amount } from '~/app/blocks/backoffice/numbers'
import type { ShownDesk } from '~/app/promotions-desk'
import { Field } from '~/app/ui/field'
import { type Column, Table } from '~/app/ui/table'
import { promotions as t } from '~/locales/backoffice/promotions'

type Held = ShownDesk['held'][number]
type Flight = ShownDesk['flights'][number]

export function Section(props: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section aria-labelledby={props.id} className="mt-10">
      <h2 id={props.id} className="scroll-mt-6 text-2xl">
        {props.title}
      </h2>
      <p className="mb-4 mt-1 text-muted">{props.lead}</p>
      {props.children}
    </section>
  )
}

const heldColumns: Column<Held>[] = [
  { label: t.held.referrer, heading: true, cell: (row) => row.referrer ?? t.held.left },
  { label: t.held.referred, cell: (row) => row.referred ?? t.held.left },
  { label: t.held.why, cell: (row) => t.held.reasons[row.reason] ?? row.reason },
  { label: t.held.paid, cell: (row) => <span className="whitespace-nowrap">{row.paid}</span> },
  { label: '', cell: (row) => <HeldActions row={row} /> },
]

export function HeldTable({ rows }: { rows: Held[] }) {
  return (
    <Table
      caption={t.held.title}
      columns={heldColumns}
      rows={rows}
      keyOf={(row) => row.id}
      empty={t.held.none}
    />
  )
}

function HeldActions({ row }: { row: Held }) {
  const who = row.referrer ?? t.held.left
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap">
      <ConfirmAction
        label={t.held.release}
        question={t.held.releaseAsk.replace('{who}', who)}
        fields={{ intent: 'release', id: row.id }}
        reason={t.held.reason}
      />
      <ConfirmAction
        danger
        label={t.held.refuse}
        question={t.held.refuseAsk.replace('{who}', who)}
        fields={{ intent: 'refuse', id: row.id }}
        reason={t.held.reason}
      />
    </div>
  )
}

const flightColumns: Column<Flight>[] = [
  {
    label: t.flights.who,
    heading: true,
    cell: (row) => (
      <Link to={`/admin/membros/${row.uid}`} className="underline underline-offset-4">
        {row.email ?? row.uid}
      </Link>
    ),
  },
  {
    label: t.flights.what,
    cell: (row) => (
      <>
        {t.flights.kinds[row.kind]}{' '}
        <span className="text-sm text-muted">
          {t.flights.upTo.replace('{amount}', amount(row.minor, row.currency))}
        </span>
      </>
    ),
  },
  { label: t.flights.since, cell: (row) => <span className="whitespace-nowrap">{row.since}</span> },
  { label: '', cell: (row) => <FlightActions row={row} /> },
]

export function FlightTable({ rows }: { rows: Flight[] }) {
  return (
    <Table
      caption={t.flights.title}
      columns={flightColumns}
      rows={rows}
      keyOf={(row) => row.id}
      empty={t.flights.none}
    />
  )
}

function FlightActions({ row }: { row: Flight }) {
  const who = row.email ?? row.uid
  const note = <Field label={t.flights.note} name="note" required maxLength={500} />
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap">
      <ConfirmAction
        label={t.flights.arrange}
        question={t.flights.arrangeAsk.replace('{who}', who)}
        fields={{ intent: 'arranged', id: row.id }}
      >
        {note}
      </ConfirmAction>
      <ConfirmAction
        danger
        label={t.flights.decline}
        question={t.flights.declineAsk
          .replace('{who}', who)
          .replace('{points}', String(row.points))}
        fields={{ intent: 'declined', id: row.id }}
      >
        {note}
      </ConfirmAction>
    </div>
  )
}
