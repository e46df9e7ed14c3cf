import { Link } from 'react-router'
import { ConfirmAction } from '~/app/blocks/backoffice/confirm-action'
import { FilterChoice } from '~/app/blocks/backoffice/filter-bar'
import { FilteredList } from '~/app/blocks/backoffice/filtered-list'
import { amount } from '~/app/blocks/backoffice/numbers'
import { Badge, type BadgeTone } from '~/app/ui/badge'
import { type Column, Table } from '~/app/ui/table'
import { payments as t } from '~/locales/backoffice/payments'
import type { OrderLine, SettledPayment } from '~/modules/billing/service.server'

export type ShownOrder = Omit<OrderLine, 'createdAt'> & { when: string }
export type ShownSettled = Omit<SettledPayment, 'settledAt'> & { when: string }

const tones: Record<OrderLine['state'], BadgeTone> = {
  waiting: 'busy',
  trial: 'busy',
  active: 'good',
  suspended: 'warn',
  ended: 'quiet',
  failed: 'bad',
}

function MemberLink({ uid }: { uid: string | null }) {
  if (!uid) return <span className="text-muted">{t.nobody}</span>
  return (
    <Link to={`/admin/membros/${uid}`} className="text-cobalt underline underline-offset-4">
      {t.openMember}
    </Link>
  )
}

const orderColumns: Column<ShownOrder>[] = [
  { label: t.when, heading: true, cell: (row) => row.when },
  {
    label: t.bought,
    cell: (row) => (
      <>
        {t.plans[row.plan]} <span className="text-sm text-muted">{t.sources[row.source]}</span>
      </>
    ),
  },
  { label: t.state, cell: (row) => <Badge tone={tones[row.state]}>{t.states[row.state]}</Badge> },
  { label: t.paid, numeric: true, cell: (row) => amount(row.paidMinor, row.currency) },
  {
    label: t.refunded,
    numeric: true,
    cell: (row) => (row.refundedMinor > 0 ? amount(row.refundedMinor, row.currency) : '—'),
  },
  { label: t.member, cell: (row) => <MemberLink uid={row.uid} /> },
]

export function OrderList(props: {
  orders: ShownOrder[]
  state: OrderLine['state'] | undefined
  next: string | undefined
}) {
  return (
    <FilteredList
      caption={t.ordersTitle}
      columns={orderColumns}
      rows={props.orders}
      keyOf={(row) => row.id}
      empty={t.ordersNone}
      position="depois"
      next={props.next}
      filters={<FilterChoice label={t.state} name="estado" value={props.state} words={t.states} />}
    />
  )
}

const settledColumns: Column<ShownSettled>[] = [
  { label: t.when, heading: true, cell: (row) => row.when },
  { label: t.amount, cell: (row) => amount(row.minor, row.currency) },
  { label: t.reason, cell: (row) => t.reasons[row.reason] },
  { label: t.what, cell: (row) => <Outcome row={row} /> },
  { label: t.member, cell: (row) => <MemberLink uid={row.uid} /> },
]

export function SettledList({ rows }: { rows: ShownSettled[] }) {
  return (
    <Table
      caption={t.settledTitle}
      columns={settledColumns}
      rows={rows}
      keyOf={(row) => row.id}
      empty={t.settledNone}
    />
  )
}

function Outcome({ row }: { row: ShownSettled }) {
  if (row.underWay && row.orderId)
    return (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone="busy">{t.settlements.refunding}</Badge>
        <ConfirmAction
          label={t.retry}
          question={t.retryAsk.replace('{amount}', amount(row.minor, row.currency))}
          fields={{ intent: 'retry', id: row.orderId }}
        />
      </span>
    )
  return <Badge tone="good">{t.settlements[row.settlement ?? 'filed']}</Badge>
}
