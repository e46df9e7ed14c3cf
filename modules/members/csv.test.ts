import { expect, test } from 'vitest'
import { csvCell } from './csv'

test('a cell that a spreadsheet would run is written as text', () => {
  for (const formula of ['=1+1', '+351', '-1', '@SUM(A1)', '\t=1', '\r=1'])
    expect(csvCell(formula).replace(/^"/, '')).toMatch(/^'/)
  expect(csvCell('=HYPERLINK("http://mau.test";"ver")')).toBe(
    `"'=HYPERLINK(""http://mau.test"";""ver"")"`,
  )
})

test('separators, quotes and line ends stay inside their cell', () => {
  expect(csvCell('Silva; Ana')).toBe('"Silva; Ana"')
  expect(csvCell('a "b"')).toBe('"a ""b"""')
  expect(csvCell('linha\r\noutra')).toBe('"linha\r\noutra"')
  expect(csvCell('Conceição')).toBe('Conceição')
  expect(csvCell(null)).toBe('')
  expect(csvCell(false)).toBe('false')
})
