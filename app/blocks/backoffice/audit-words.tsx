import { Link } from 'react-router'
import { shortMoment } from '~/app/moments'
import { auditFields, auditValues, audit as t } from '~/locales/backoffice/team'
import type { AuditRow, AuditSubject } from '~/modules/staff/model'

export interface ShownChange {
  name: string
  was: string | undefined
  is: string | undefined
}

/** Field by field, what it was and what it is, in words. */
export function changesOf({ before, after }: Pick<AuditRow, 'before' | 'after'>): ShownChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    name: auditFields[name] ?? name,
    was: before && name in before ? valueWords(before[name]) : undefined,
    is: after && name in after ? valueWords(after[name]) : undefined,
  }))
}

const aMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*Z$/
const aDay = /^(\d{4})-(\d\d)-(\d\d)$/

/** What is known by a code is said in words; the rest stays as it was written. */
function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return t.nothing
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (Array.isArray(value)) return value.map(valueWords).join(', ') || t.nothing
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .map(([name, part]) => `${auditFields[name] ?? name}: ${valueWords(part)}`)
        .join(', ') || t.nothing
    )
  const text = String(value)
  if (aMoment.test(text)) return shortMoment(new Date(text))
  if (text.startsWith('<')) return text.replace(/<[^>]+>/g, ' ').trim()
  return auditValues[text] ?? text.replace(aDay, '$3/$2/$1')
}

export function AuditChanges({ changes }: { changes: ShownChange[] }) {
  return (
    <dl className="grid gap-1 text-sm [overflow-wrap:anywhere]">
      {changes.map(({ name, was, is }) => (
        <div key={name}>
          <dt className="inline font-semibold">{name}: </dt>
          <dd className="inline">
            {was !== undefined && <del className="text-muted">{was}</del>}{' '}
            {is !== undefined && <ins className="no-underline">{is}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Where the thing can be seen; what has no page of its own is named by its id alone. */
const pages: Partial<Record<AuditSubject['kind'], string>> = {
  deal: '/admin/ofertas',
  alert: '/admin/alertas',
  member: '/admin/membros',
}

export function AuditWhat({ row }: { row: Pick<AuditRow, 'action' | 'subject'> }) {
  const { kind, id } = row.subject
  const page = pages[kind]
  return (
    <>
      {t.actions[row.action] ?? row.action}
      <span className="block text-sm text-muted">
        {page ? (
          <Link to={`${page}/${id}`} className="text-cobalt underline underline-offset-4">
            {t.subjects[kind]}
          </Link>
        ) : (
          t.subjects[kind]
        )}{' '}
        <code title={id} className="text-xs">
          {id.length > 24 ? `${id.slice(0, 8)}…` : id}
        </code>
      </span>
    </>
  )
}
