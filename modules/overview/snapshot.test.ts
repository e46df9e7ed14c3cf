import { expect, test } from 'vitest'
import { snapshotOf } from './snapshot'

const now = () => new Date('2026-11-15T12:03:00Z')

test('whoever asks does not wait for a long count, and gets it the next time', async () => {
  const slow = Promise.withResolvers<number>()
  const ask = snapshotOf({ count: () => slow.promise, now, freshMs: 60_000, patienceMs: 5 })
  expect(await ask()).toEqual({ value: undefined, countedAt: undefined })
  slow.resolve(7)
  expect(await ask()).toEqual({ value: 7, countedAt: now() })
})

test('twenty who ask at once make one count, and it serves while it is fresh', async () => {
  let counts = 0
  const count = async () => {
    counts += 1
    return counts
  }
  const ask = snapshotOf({ count, now, freshMs: 60_000, patienceMs: 1_000 })
  await Promise.all(Array.from({ length: 20 }, ask))
  expect([(await ask()).value, counts]).toEqual([1, 1])
})

test('a count that fails is told to nobody who has an older one, and tried again', async () => {
  let turn = 0
  const count = async () => {
    turn += 1
    if (turn === 1) throw new Error('the database is away')
    return turn
  }
  const ask = snapshotOf({ count, now, freshMs: 0, patienceMs: 1_000 })
  await expect(ask()).rejects.toThrow('away')
  expect((await ask()).value).toBe(2)
})
