import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeHistory, withJoining } from './history'
import type { HistoryEntry } from './model'

const entry = (minute: number, key: string): HistoryEntry => ({
  at: new Date(Date.UTC(2026, 10, 15, 12, minute)),
  key,
  from: 'member',
  kind: 'verified',
})

describe("a member's story", () => {
  test('is one order out of many sources, newest first', () => {
    const { entries, next } = mergeHistory(
      [[entry(3, 'a'), entry(1, 'b')], [entry(2, 'c')], []],
      undefined,
      10,
    )
    expect(entries.map(({ key }) => key)).toEqual(['a', 'c', 'b'])
    expect(next).toBeUndefined()
  })

  test('page by page nothing is repeated and nothing is left out, also within one moment', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 })
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 1, max: 9 }), (mine, theirs, limit) => {
        const sources = [mine, theirs].map((list, source) =>
          list.map((minute, n) => entry(minute, `${source}:${String(n).padStart(3, '0')}`)),
        )
        const seen: string[] = []
        let before: ReturnType<typeof mergeHistory>['next']
        do {
          const page = mergeHistory(sources, before, limit)
          seen.push(...page.entries.map(({ key }) => key))
          before = page.next
        } while (before)
        expect(seen).toHaveLength(mine.length + theirs.length)
        expect(new Set(seen).size).toBe(seen.length)
      }),
    )
  })

  test('who came before the club kept one still joined', () => {
    const member = { createdAt: new Date('2024-12-20T10:00:00Z') }
    expect(withJoining([], member, true)).toMatchObject([{ kind: 'joined', at: member.createdAt }])
    expect(withJoining([], member, false)).toEqual([])
    const joined: HistoryEntry = { ...entry(1, 'x'), kind: 'joined' }
    expect(withJoining([joined], member, true)).toEqual([joined])
  })
})
