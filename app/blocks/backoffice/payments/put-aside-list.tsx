import { Form, Link } from 'react-router'
import { ConfirmAction, rowAction } from '~/app/blocks/backoffice/confirm-action'
import { amount } from '~/app/blocks/backoffice/numbers'
import { Button } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field } from '~/app/ui/field'
import { type Column, Table } from '~/app/ui/table'
import { payments as t } from '~/locales/backoffice/payments'
import type { PutAsidePayment } from '~/modules/billing/service.server'

export type ShownAside = Omit<PutAsidePayment, 'since'> & { since: string }

const columns: Column<ShownAside>[] = [
  { label: t.amount, heading: true, cell: (row) => amount(row.minor, row.currency) },
  { label: t.reason, cell: (row) => <Reason row={row} /> },
  { label: t.since, cell: (row) => <span className="whitespace-nowrap">{row.since}</span> },
  { label: t.keys, cell: (row) => <Keys keys={row.keys} /> },
  { label: '', cell: (row) => <Actions row={row} /> },
]

export function PutAsideList({ rows }: { rows: ShownAside[] }) {
  return (
    <Table
      caption={t.asideTitle}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.id}
      empty={t.asideNone}
    />
  )
}

function Reason({ row }: { row: ShownAside }) {
  return (
    <span className="max-w-[36ch]">
      {row.about === 'payment' ? t.reasons[row.reason] : t.about[row.about]}{' '}
      {row.uid && (
        <Link to={`/admin/membros/${row.uid}`} className="text-cobalt underline">
          {t.openMember}
        </Link>
      )}
    </span>
  )
}

function Keys({ keys }: { keys: string[] }) {
  return (
    <span className="grid gap-0.5">
      {keys.map((key) => (
        <code key={key} className="break-all text-sm text-muted">
          {key}
        </code>
      ))}
    </span>
  )
}

function Actions({ row }: { row: ShownAside }) {
  const { id } = row
  const value = amount(row.minor, row.currency)
  return (
    <div className="flex flex-wrap gap-2">
      {row.mayMatch && (
        <Link to={`?pagamento=${id}`} className={rowAction} preventScrollReset>
          {t.match}
        </Link>
      )}
      {row.mayRefund && (
        <ConfirmAction
          danger
          label={t.refund}
          question={t.refundAsk.replace('{amount}', value)}
          fields={{ intent: 'refund', id }}
          reason={t.why}
        />
      )}
      <ConfirmAction
        label={t.file}
        question={t.fileAsk.replace('{amount}', value)}
        fields={{ intent: 'file', id }}
        reason={t.why}
      />
    </div>
  )
}

export interface Matching {
  payment: ShownAside
  email: string
  member:
    | { uid: string; name: string; email: string; plan: 'free' | 'Premium'; since: string }
    | undefined
}

/** Two steps, so that nobody's payment goes to a stranger by a slip: who it would be, then yes. */
export function MatchPanel({ matching }: { matching: Matching }) {
  const { payment, email, member } = matching
  const value = amount(payment.minor, payment.currency)
  return (
    <Card className="mb-6 border-cobalt/50 p-5 sm:p-6">
      <h2 className="text-2xl">{t.matchTitle.replace('{amount}', value)}</h2>
      <p className="mb-4 mt-1 text-muted">{t.matchLead}</p>
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="pagamento" value={payment.id} />
        <Field
          label={t.matchEmail}
          name="email"
          type="email"
          required
          defaultValue={email}
          className="min-w-64 grow sm:max-w-md"
        />
        <Button type="submit" look="night">
          {t.matchSearch}
        </Button>
        <Link
          to="/admin/pagamentos"
          className="px-2 py-3 font-semibold text-cobalt underline underline-offset-4"
        >
          {t.matchCancel}
        </Link>
      </Form>
      {email && !member && (
        <p role="status" className="mt-4 font-semibold text-danger">
          {t.matchUnknown}
        </p>
      )}
      {member && (
        <div role="status" className="mt-5 flex flex-wrap items-center justify-between gap-4">
          <p>
            <span className="text-muted">{t.matchWould}</span>{' '}
            <Link to={`/admin/membros/${member.uid}`} className="font-bold underline">
              {member.name}
            </Link>{' '}
            <span className="text-muted">
              {member.email} · {t.plan[member.plan]} · {t.joined.replace('{date}', member.since)}
            </span>
          </p>
          <ConfirmAction
            label={t.matchConfirm}
            question={t.matchAsk.replace('{amount}', value).replace('{name}', member.name)}
            fields={{ intent: 'match', id: payment.id, uid: member.uid }}
            action="/admin/pagamentos"
          />
        </div>
      )}
    </Card>
  )
}
