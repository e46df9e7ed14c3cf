import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgePassword } from './password-rules.server'

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  '12345678',
  '123456789012',
  '01/01/1990',
  'aaaaaaaa',
  'abcabcabc',
  'qwertyuiop',
  'qwerty123',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'zaq12wsx',
  'qwer1234',
  'abcd1234',
  'asdfghjkl',
  'iloveyou',
  'iloveyou2',
  'benfica123',
  'flamengo10',
  'brasil2024',
  'Portugal2026!',
  'corinthians',
  'minhasenha',
  'senha123',
  'Senha@123',
  'coração1',
  'princesa',
  'sunshine1',
  'football',
  'letmein123',
  'clubedevoos',
  'ClubedeVoos2026',
  'mariamaria',
  'gabriela10',
  '11111111a',
])('%s is one of the first that anyone tries', (password) => {
  expect(judgePassword(password)).toBe('too-common')
})

test.each(['Marta.Figueira', 'figueira99', 'marta.f@exemplo.pt'])(
  '%s is the name or address of its owner',
  (password) => {
    expect(judgePassword(password, ['Marta Figueira', 'marta.f@exemplo.pt'])).toBe('too-common')
  },
)

test.each([
  'senha-da-demo-1',
  'quatro cavalos verdes ao luar',
  'xK9#vLq2',
  'tr3ze-pardais',
  'ñandú-çedilha-ß',
  'vou ali e já venho',
])('%s is fine', (password) => {
  expect(judgePassword(password, ['Ana Teste', 'ana@exemplo.test'])).toBeUndefined()
})

test('7 characters are too few, 129 too many, 128 of any alphabet are fine', () => {
  expect(judgePassword('xK9#vLq')).toBe('too-short')
  const long = `${'žluťoučký kůň 🛫 '.repeat(8)}`
  expect([...long]).toHaveLength(128)
  expect(judgePassword(`${long}x`)).toBe('too-long')
  expect(judgePassword(`${long.slice(0, -1)}x`)).toBeUndefined()
})

test('all of the most common ones are refused: as listed, capitalised, and with something after them', () => {
  const listed = readFileSync('content/most-used-passwords.txt', 'utf8').trim().split('\n')
  expect(listed.length).toBeGreaterThan(15_000)
  const dressings = [
    (word: string) => word,
    (word: string) => word.toUpperCase(),
    (word: string) => word.charAt(0).toUpperCase() + word.slice(1),
  ]
  const endings = [
    (word: string) => `${word}1`,
    (word: string) => `${word}!`,
    (word: string) => `${word}2026`,
  ]
  const passes = (password: string) => judgePassword(password) !== 'too-common'
  for (const dress of dressings) expect(listed.map(dress).filter(passes)).toEqual([])
  // A word of letters stays that word; a password full of signs becomes another one.
  const ofLetters = listed.filter((word) => /^[a-z]+$/.test(word))
  expect(ofLetters.length).toBeGreaterThan(5_000)
  for (const dress of endings) expect(ofLetters.map(dress).filter(passes)).toEqual([])
})
