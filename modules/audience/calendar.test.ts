import { expect, test } from 'vitest'
import { digestDay, periodsAt } from './calendar'

const lisbon = 'Europe/Lisbon'
const saoPaulo = 'America/Sao_Paulo'

test('a week begins on Monday and a month on the first, where the member lives', () => {
  const night = new Date('2026-08-03T01:30:00Z') // 02:30 on Monday in Lisbon, 22:30 on Sunday in Brazil
  expect(periodsAt(lisbon, night)).toMatchObject({
    weekStart: new Date('2026-08-02T23:00:00Z'),
    monthStart: new Date('2026-07-31T23:00:00Z'),
    weeklyDigestsToCome: 1,
    monthlyDigestsToCome: 1,
  })
  expect(periodsAt(saoPaulo, night)).toMatchObject({
    weekStart: new Date('2026-07-27T03:00:00Z'),
    weeklyDigestsToCome: 0,
  })
})

test('weeks in which the clocks change begin at midnight all the same', () => {
  // Portugal leaves summer time on Sunday, 25 October 2026.
  expect(periodsAt(lisbon, new Date('2026-10-25T12:00:00Z')).weekStart).toEqual(
    new Date('2026-10-18T23:00:00Z'),
  )
  expect(periodsAt(lisbon, new Date('2026-10-26T12:00:00Z')).weekStart).toEqual(
    new Date('2026-10-26T00:00:00Z'),
  )
})

test.each([
  ['Premium', lisbon, '2026-11-16T07:59:59Z', undefined],
  ['Premium', lisbon, '2026-11-16T08:00:00Z', '2026-11-16'],
  ['Premium', saoPaulo, '2026-11-16T10:59:59Z', undefined],
  ['Premium', saoPaulo, '2026-11-16T11:00:00Z', '2026-11-16'],
  ['Premium', lisbon, '2026-11-17T09:00:00Z', undefined],
  ['free', lisbon, '2026-11-15T09:00:00Z', '2026-11-15'],
  ['free', lisbon, '2026-12-01T08:00:00Z', '2026-12-01'],
  ['free', lisbon, '2026-11-16T09:00:00Z', undefined],
  // A process that was down in the morning still sends it, but not at night.
  ['free', lisbon, '2026-11-15T19:30:00Z', '2026-11-15'],
  ['free', lisbon, '2026-11-15T20:00:00Z', undefined],
] as const)('%s in %s at %s: %s', (plan, zone, at, day) => {
  expect(digestDay(plan, zone, new Date(at))).toBe(day)
})
