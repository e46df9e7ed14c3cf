import { shortMoment } from '~/app/moments'
import type { BadgeTone } from '~/app/ui/badge'
import { member, moments, momentWords as t } from '~/locales/backoffice/members'
import { audit } from '~/locales/backoffice/team'
import { writtenMoney } from '~/locales/money'
import type { HistoryEntry } from '~/modules/members/model'

/** A moment of a member's story in words; made on the server, like every date. */
export interface ShownMoment {
  key: string
  when: string
  from: HistoryEntry['from']
  title: string
  lines: string[]
  by: string | undefined
  badge: { tone: BadgeTone; label: string } | undefined
}

type Details = Record<string, unknown>

export function momentOf(entry: HistoryEntry): ShownMoment {
  const details = entry.details ?? {}
  const team = entry.from === 'staff'
  const words = team ? audit.actions[entry.kind] : moments[entry.kind]
  return {
    key: entry.key,
    when: shortMoment(entry.at),
    from: entry.from,
    title: team ? `${entry.by} ${words ?? entry.kind}` : (words ?? entry.kind),
    lines: linesOf(entry.kind, details).filter((line) => line !== ''),
    by: team ? undefined : t.by[entry.by ?? ''],
    badge: entry.kind === 'mailed' ? mailBadge(details) : undefined,
  }
}

function linesOf(kind: string, details: Details): string[] {
  const word = (words: Record<string, string>, name: string) => words[String(details[name])] ?? ''
  switch (kind) {
    case 'joined':
      return [word(t.source, 'source')]
    case 'mailed':
    case 'clicked':
      return [dealsOf(details)]
    case 'paid':
    case 'refunded':
      return [writtenMoney(Number(details.minor), details.currency === 'BRL' ? 'BRL' : 'EUR')]
    case 'order-ended':
      return [word(t.endings, 'endedWhy')]
    case 'suppressed':
      return [word(member.suppressionReasons, 'reason')]
    case 'unsubscribed':
      return [word(t.unsubscribe, 'reason') || String(details.reason ?? '')]
    default:
      return details.reward
        ? [word(t.rewards, 'reward')]
        : details.changed
          ? changes(details.changed as Record<string, [unknown, unknown]>)
          : [typeof details.reason === 'string' ? details.reason : '']
  }
}

function changes(changed: Record<string, [unknown, unknown]>): string[] {
  return Object.entries(changed).map(
    ([field, [before, after]]) => `${t.fields[field] ?? field}: ${shown(before)} → ${shown(after)}`,
  )
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return t.nothing
  if (Array.isArray(value)) return value.length === 0 ? t.nothing : value.join(', ')
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return shortMoment(new Date(text))
  return member.alertModes[text as keyof typeof member.alertModes] ?? text
}

function dealsOf({ deals, alertKind }: Details): string {
  const cities = Array.isArray(deals) ? deals.flatMap(({ city }) => city ?? []).join(', ') : ''
  const what = alertKind === 'digest' ? t.digest : t.deal
  return cities ? `${what}: ${cities}` : what
}

function mailBadge({ status, bounce }: Details): ShownMoment['badge'] {
  if (bounce) return { tone: 'bad', label: t.bounces[String(bounce)] ?? String(bounce) }
  const label = t.states[String(status)] ?? String(status)
  const tones: Record<string, BadgeTone> = {
    sent: 'good',
    failed: 'bad',
    uncertain: 'warn',
    queued: 'busy',
    sending: 'busy',
  }
  return { tone: tones[String(status)] ?? 'quiet', label }
}
