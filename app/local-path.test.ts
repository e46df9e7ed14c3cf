import { expect, test } from 'vitest'
import { localPath } from './local-path'

test.each(['/', '/subscreve#price-table-heading', '/dicas-de-viagens?q=a%20b'])(
  '%s stays',
  (path) => {
    expect(localPath(path)).toBe(path)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/%0d%0aSet-Cookie:x',
  '/%zz',
  '',
  undefined,
])('%s leads home', (path) => {
  expect(localPath(path)).toBe('/')
})
