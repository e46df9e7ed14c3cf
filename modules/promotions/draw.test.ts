import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DrawResult,
  drandRoundOf,
  drawPlaces,
  type Entry,
  type FrozenDraw,
  fingerprintOf,
  keepsPromise,
  type Sha256,
  ticketFrom,
  verify,
  webSha256,
  writeFrozen,
  writePublished,
} from './draw'

/** The same function as the browser's, without its detour through a thread: a million times quicker. */
const quickSha256: Sha256 = async (text) => hash('sha256', text, 'buffer')

const idOf = (value: string | number) => hash('sha256', `entry ${value}`, 'hex').slice(0, 32)

const entries = (weights: number[]): Entry[] =>
  weights.map((weight, index) => ({ id: idOf(index), weight }))

function frozenDraw(list: Entry[], more: Partial<FrozenDraw> = {}): FrozenDraw {
  return {
    draw: 'dez-mil-membros',
    authorisation: '123/2026',
    frozenAt: '2026-11-15T12:00:00Z',
    seedSource: 'loteria-federal',
    seedDate: '2026-12-05',
    places: 3,
    entries: list,
    ...more,
  }
}

async function published(frozen: FrozenDraw, seed = '12345 23456 34567 45678 56789') {
  const text = writeFrozen(frozen)
  const fingerprint = await fingerprintOf(text, quickSha256)
  const result: DrawResult = {
    fingerprint,
    seed,
    seedSource: frozen.seedSource,
    seedReference: '05921',
    seedDate: frozen.seedDate,
    winners: await drawPlaces(frozen.entries, frozen.places, fingerprint, seed, quickSha256),
  }
  return { text: await writePublished(text, result, quickSha256), fingerprint, result }
}

const someEntries = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 40 })
  .map(entries)

test('§6 a million draws: weights 1 and 4 win as often as they should (chi-square, p > 0.01)', async () => {
  const weights = [1, 4, 1, 4]
  const list = entries(weights)
  const fingerprint = await fingerprintOf('a million draws')
  const wins = new Map(list.map(({ id }) => [id, 0]))
  const draws = 1_000_000
  for (let seed = 0; seed < draws; seed++) {
    const [winner = ''] = await drawPlaces(list, 1, fingerprint, String(seed), quickSha256)
    wins.set(winner, (wins.get(winner) ?? 0) + 1)
  }
  const tickets = weights.reduce((sum, weight) => sum + weight, 0)
  const chiSquare = list.reduce((sum, { id, weight }) => {
    const expected = (draws * weight) / tickets
    return sum + ((wins.get(id) ?? 0) - expected) ** 2 / expected
  }, 0)
  // 11.345 is where p falls below 0.01 for four outcomes (three degrees of freedom).
  expect(chiSquare).toBeLessThan(11.345)
  expect([...wins.values()].reduce((sum, count) => sum + count, 0)).toBe(draws)
}, 60_000)

test('the last, incomplete stretch of numbers is thrown away: no ticket is favoured', () => {
  const digest = (number: bigint) => {
    const bytes = new Uint8Array(32)
    new DataView(bytes.buffer).setBigUint64(0, number)
    return bytes
  }
  const highest = (1n << 64n) - 1n
  expect(ticketFrom(digest(highest), 3)).toBeUndefined()
  expect(ticketFrom(digest(highest - 1n), 3)).toBe(2)
  expect(ticketFrom(digest(highest), 4)).toBe(3)
  expect(ticketFrom(digest(0n), 7)).toBe(0)
})

test('browser and process compute the same', async () => {
  const list = entries([1, 4, 1, 1, 4])
  const of = (sha256: Sha256) => drawPlaces(list, 5, 'f'.repeat(64), '1 2 3', sha256)
  expect(await of(webSha256)).toEqual(await of(quickSha256))
  expect(new Set(await of(webSha256)).size).toBe(5)
})

test('the winner does not depend on the order in which entries are given', async () => {
  await fc.assert(
    fc.asyncProperty(someEntries, fc.string(), async (list, seed) => {
      const forwards = await drawPlaces(list, 3, 'abc', seed, quickSha256)
      expect(await drawPlaces(list.toReversed(), 3, 'abc', seed, quickSha256)).toEqual(forwards)
      expect(writeFrozen(frozenDraw(list.toReversed()))).toBe(writeFrozen(frozenDraw(list)))
    }),
  )
})

test('an honest file is found right, with and without the fingerprint noted before', async () => {
  await fc.assert(
    fc.asyncProperty(someEntries, async (list) => {
      const { text, fingerprint } = await published(frozenDraw(list))
      expect(await verify(text, undefined, quickSha256)).toMatchObject({ ok: true })
      expect(await verify(text, fingerprint.toUpperCase(), quickSha256)).toMatchObject({ ok: true })
    }),
  )
})

test('any single changed character of the file is found', async () => {
  const { text } = await published(frozenDraw(entries([1, 4, 1, 4, 1])))
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom(...'0189af x\n'), async (at, by) => {
      fc.pre(text[at] !== by)
      const changed = text.slice(0, at) + by + text.slice(at + 1)
      expect((await verify(changed, undefined, quickSha256)).ok).toBe(false)
    }),
    { numRuns: 500 },
  )
})

/** A cheat who knows the method writes everything anew, seal included. */
const problemOf = async (text: string, known?: string) => {
  const answer = await verify(text, known, quickSha256)
  return answer.ok ? 'none' : answer.problem
}

test('a changed entry is detected: in the file by its hash, rewritten by the fingerprint known before', async () => {
  const list = entries([1, 4, 1, 4])
  const honest = await published(frozenDraw(list))
  const heavier = list.map((entry, index) => (index === 0 ? { ...entry, weight: 4 } : entry))
  const cut = honest.text.indexOf('--- resultado')
  const swapped = writeFrozen(frozenDraw(heavier)) + honest.text.slice(cut)
  expect(await problemOf(swapped)).toBe('entries-changed')
  const rewritten = await published(frozenDraw(heavier))
  expect(await problemOf(rewritten.text, honest.fingerprint)).toBe('other-fingerprint')
})

test('a changed order of entries is detected', async () => {
  const { text } = await published(frozenDraw(entries([1, 1, 1])))
  const lines = text.split('\n')
  const [ninth = '', tenth = ''] = lines.slice(8, 10)
  lines.splice(8, 2, tenth, ninth)
  expect(await problemOf(lines.join('\n'))).toBe('not-a-draw')
})

test('a changed seed is detected, and so is a seed of another source, day or round', async () => {
  const frozen = frozenDraw(entries(Array.from({ length: 50 }, () => 1)))
  const { text, result, fingerprint } = await published(frozen)
  const forged = async (change: Partial<DrawResult>) =>
    problemOf(await writePublished(writeFrozen(frozen), { ...result, ...change }, quickSha256))
  expect(await problemOf(text.replace('12345 ', '12346 '))).toBe('other-winner')
  expect(await forged({ seed: '12346 23456 34567 45678 56789' })).toBe('other-winner')
  expect(await forged({ seedDate: '2026-12-04' })).toBe('other-seed')
  expect(await forged({ seedDate: '2026-12-31' })).toBe('other-seed')
  expect(await forged({ seedSource: 'drand' })).toBe('other-seed')
  expect(await forged({ seed: 'o que nos apeteceu' })).toBe('other-seed')
  expect(await forged({ winners: result.winners.toReversed() })).toBe('other-winner')
  expect(fingerprint).toMatch(/^[\da-f]{64}$/)
})

test('a file that is cut, empty or something else is refused with a reason', async () => {
  const { text } = await published(frozenDraw(entries([1, 1])))
  expect(await problemOf('')).toBe('not-a-draw')
  expect(await problemOf('<html>')).toBe('not-a-draw')
  expect(await problemOf(text.slice(0, text.indexOf('--- resultado')))).toBe('no-result')
  expect(await problemOf(text.slice(0, -10))).toBe('result-changed')
})

test('a drand seed counts only from the round that was promised', () => {
  const promised = {
    seedSource: 'drand',
    seedDate: '2026-12-05',
    frozenAt: '2026-11-15T12:00:00Z',
  } as const
  const round = drandRoundOf('2026-12-05')
  const given = { seedSource: 'drand', seedDate: '2026-12-05', seed: 'ab'.repeat(32) } as const
  expect(keepsPromise(promised, { ...given, seedReference: String(round) })).toBe(true)
  expect(keepsPromise(promised, { ...given, seedReference: String(round + 1) })).toBe(false)
  // Round 1 of the chain was at its genesis; three seconds to the next.
  expect(1_692_803_367 + (round - 1) * 3).toBeGreaterThanOrEqual(
    Date.parse('2026-12-05T12:00:00Z') / 1000,
  )
})

test('a seed of the day of freezing, or before, keeps no promise', () => {
  const seed = { seedSource: 'loteria-federal', seedReference: '05921' } as const
  const numbers = '12345 23456 34567 45678 56789'
  const promised = { seedSource: 'loteria-federal', frozenAt: '2026-12-05T01:00:00Z' } as const
  const keeps = (seedDate: string) =>
    keepsPromise({ ...promised, seedDate }, { ...seed, seedDate, seed: numbers })
  expect(keeps('2026-12-05')).toBe(false)
  expect(keeps('2026-12-06')).toBe(true)
})
