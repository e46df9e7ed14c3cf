import { expect, test } from 'vitest'
import {
  clampPage,
  cleanQuery,
  excerptOf,
  normalise,
  QUERY_CHARACTERS,
  QUERY_WORDS,
  readingMinutesOf,
  searchWords,
  signature,
} from './model'

test('§9 the excerpt is 61 characters of the text and an ellipsis, an accented letter counting as one', () => {
  expect(excerptOf('á'.repeat(100))).toBe(`${'á'.repeat(61)}…`)
  expect([...excerptOf('🛫'.repeat(100))]).toHaveLength(62)
})

test('texts and searches are compared without case and accents, composed or not', () => {
  expect(normalise('PROMOÇÃO São')).toBe('promocao sao')
  expect(normalise('promoc\u0327a\u0303o')).toBe(normalise('promoção'))
})

test('a search nobody would type is cut before anything else is done with it', () => {
  expect(cleanQuery('ã'.repeat(10_000))).toHaveLength(QUERY_CHARACTERS)
  expect(searchWords('a b c d e f g h i j k l m n o p q r s t')).toHaveLength(QUERY_WORDS)
  expect(searchWords(`${'voo '.repeat(2_500)}`)).toEqual(['voo'])
  expect(cleanQuery(`${'a'.repeat(QUERY_CHARACTERS - 1)}🛫`).isWellFormed()).toBe(true)
  expect(cleanQuery('  voos \n\t baratos ')).toBe('voos baratos')
})

test.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-1', 1],
  ['abc', 1],
  ['1.5', 1],
  ['2', 2],
  ['999', 3],
  ['9'.repeat(400), 3],
])('of three pages, an address that says "%s" shows page %i', (asked, page) => {
  expect(clampPage(asked, 3)).toBe(page)
})

test('the team signs in the variant of the reader, a person with their name', () => {
  const team = 'Equipa Clube de Voos'
  expect(signature('PT', team)).toEqual({ author: 'Equipa Clube de Voos', byTeam: true })
  expect(signature('BR', team)).toEqual({ author: 'Equipe Clube de Voos', byTeam: true })
  expect(signature('BR', 'Rafael')).toEqual({ author: 'Rafael', byTeam: false })
})

test('reading takes a minute per 200 words, and never none', () => {
  expect(readingMinutesOf('curto')).toBe(1)
  expect(readingMinutesOf('voo '.repeat(1_000).trim())).toBe(5)
})
