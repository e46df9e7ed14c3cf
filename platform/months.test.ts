import { expect, test } from 'vitest'
import { addMonths } from './months'

test.each([
  ['2028-02-29T10:00:00.000Z', 24, '2030-02-28T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', 1, '2027-02-28T10:00:00.000Z'],
  ['2027-11-15T10:00:00.000Z', 3, '2028-02-15T10:00:00.000Z'],
])('%s and %i months is %s: never a day of the month after', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to)
})
