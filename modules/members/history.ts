import type { HistoryEntry } from './model'

export interface HistoryPosition {
  at: Date
  key: string
}

/**
 * One story out of what each module knows, newest first. Sources may overlap a page's edge and may
 * hold more than it shows; position and key decide, so no entry is shown twice or left out.
 */
export function mergeHistory(
  sources: readonly (readonly HistoryEntry[])[],
  before: HistoryPosition | undefined,
  limit: number,
): { entries: HistoryEntry[]; next: HistoryPosition | undefined } {
  const entries = sources
    .flat()
    .filter((entry) => !before || isOlder(entry, before))
    .toSorted((a, b) => (isOlder(a, b) ? 1 : -1))
  const shown = entries.slice(0, limit)
  const last = shown.at(-1)
  const next = entries.length > limit && last ? { at: last.at, key: last.key } : undefined
  return { entries: shown, next }
}

function isOlder(entry: HistoryPosition, than: HistoryPosition): boolean {
  const apart = entry.at.getTime() - than.at.getTime()
  return apart === 0 ? entry.key < than.key : apart < 0
}

/** Who came before the club kept a history, or by a way that writes none, still joined one day. */
export function withJoining(
  events: readonly HistoryEntry[],
  member: { createdAt: Date },
  isWholeStory: boolean,
): readonly HistoryEntry[] {
  if (!isWholeStory || events.some(({ kind }) => kind === 'joined')) return events
  return [...events, { at: member.createdAt, key: 'member:', from: 'member', kind: 'joined' }]
}
