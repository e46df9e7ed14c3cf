import { expect, test } from 'vitest'
import { amount, counted, dayWords, duration, inGroups, share } from './numbers'

test('numbers stand in groups of three', () => {
  expect([0, 999, 1000, 1234567].map(inGroups)).toEqual([
    '0',
    '999',
    '1\u00a0000',
    '1\u00a0234\u00a0567',
  ])
})

test('one is one and everything else is many', () => {
  const words = { one: 'voo', other: 'voos' }
  expect([0, 1, 2].map((n) => counted(n, words))).toEqual(['voos', 'voo', 'voos'])
})

test('small shares keep their digits, and nothing out of nothing is nothing', () => {
  expect([share(4, 1000), share(1, 20), share(1, 2), share(0, 0)]).toEqual([
    '0,40\u00a0%',
    '5,0\u00a0%',
    '50\u00a0%',
    '0 %',
  ])
})

test('money is written in its currency, also in one that we do not sell in', () => {
  expect([
    amount(7500, 'EUR'),
    amount(47050, 'BRL'),
    amount(1290000, 'EUR'),
    amount(1290050, 'BRL'),
    amount(100, 'USD'),
    amount(7500, null),
    amount(null, 'EUR'),
  ]).toEqual([
    '75\u00a0€',
    'R$\u00a0470,50',
    '12\u00a0900\u00a0€',
    'R$\u00a012.900,50',
    '1\u00a0USD',
    '75',
    '—',
  ])
})

test('days are written as here', () => {
  expect(dayWords('2026-11-18')).toBe('18/11/2026')
})

test('times are said in the unit a person would use', () => {
  expect([5, 120, 7_200, 259_200].map(duration)).toEqual([
    '5\u00a0s',
    '2\u00a0min',
    '2\u00a0h',
    '3\u00a0dias',
  ])
})
