import { Link } from 'react-router'
import { type Column, Table } from '~/app/ui/table'
import { alerts as t } from '~/locales/backoffice/alerts'
import type { DomainLine, DoubtfulDelivery, ReasonLine } from '~/modules/deliveries/model'
import { count } from './alert-view'

const domainNames: Record<string, string> = { '*': t.otherDomains, '': t.noDomain }

const domainColumns: Column<DomainLine>[] = [
  { label: t.domain, heading: true, cell: ({ domain }) => domainNames[domain] ?? domain },
  { label: t.counts.sent, numeric: true, cell: (line) => count(line.sent) },
  {
    label: t.waiting,
    numeric: true,
    cell: (line) => count(line.queued + line.sending),
  },
  { label: t.counts.failed, numeric: true, cell: (line) => count(line.failed) },
  { label: t.counts.uncertain, numeric: true, cell: (line) => count(line.uncertain) },
  { label: t.counts.suppressed, numeric: true, cell: (line) => count(line.suppressed) },
  { label: t.bounced, numeric: true, cell: (line) => count(line.bounced) },
  { label: t.complaints, numeric: true, cell: (line) => count(line.complaints) },
]

export function DomainTable({ lines }: { lines: DomainLine[] }) {
  return (
    <Table
      caption={t.domains}
      columns={domainColumns}
      rows={lines}
      keyOf={(line) => line.domain}
      empty={t.noDomains}
    />
  )
}

const reasonColumns: Column<ReasonLine>[] = [
  { label: t.reason, heading: true, cell: ({ reason }) => reasonWords(reason) },
  { label: t.state, cell: ({ status }) => t.counts[status] },
  { label: t.rows, numeric: true, cell: ({ rows }) => count(rows) },
]

export function ReasonTable({ lines }: { lines: ReasonLine[] }) {
  return (
    <Table
      caption={t.reasons}
      columns={reasonColumns}
      rows={lines}
      keyOf={({ status, reason }) => `${status} ${reason}`}
      empty={t.noDomains}
    />
  )
}

/** What a mail server said stays as it was said: somebody may have to look it up. */
function reasonWords(reason: string | null): string {
  return (reason && t.reasonWords[reason]) ?? reason ?? ''
}

export type ShownDoubt = Omit<DoubtfulDelivery, 'settledAt'> & { when: string | null }

const doubtColumns: Column<ShownDoubt>[] = [
  {
    label: t.member,
    heading: true,
    cell: ({ uid }) =>
      uid ? (
        <Link to={`/admin/membros/${uid}`} className="text-cobalt underline underline-offset-4">
          {t.member} <code className="text-xs">{uid.slice(0, 8)}…</code>
        </Link>
      ) : (
        t.erased
      ),
  },
  { label: t.reason, cell: ({ reason }) => reasonWords(reason) },
  { label: t.attempts, numeric: true, cell: ({ attempts }) => attempts },
  {
    label: t.settled,
    cell: ({ when }) => when && <span className="whitespace-nowrap">{when}</span>,
  },
  {
    label: t.done,
    cell: ({ status, waits }) => (waits ? t.what.waits : t.what[status]),
  },
]

export function DoubtTable({ rows }: { rows: ShownDoubt[] }) {
  return (
    <Table
      caption={t.doubtful}
      columns={doubtColumns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t.noDoubtful}
    />
  )
}
