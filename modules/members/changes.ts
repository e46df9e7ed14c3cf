import type { Member } from './model'

/** Field by field, what it was and what it becomes; undefined when nothing changes. */
export function changesBetween(
  before: Member,
  after: Partial<Record<string, unknown>>,
): Record<string, [unknown, unknown]> | undefined {
  const known = before as unknown as Record<string, unknown>
  const changed = Object.entries(after).filter(
    ([field, value]) => field in known && asText(known[field]) !== asText(value),
  )
  if (changed.length === 0) return undefined
  return Object.fromEntries(changed.map(([field, value]) => [field, [known[field] ?? null, value]]))
}

function asText(value: unknown): string {
  return JSON.stringify(value ?? null)
}
