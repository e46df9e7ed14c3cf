import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Words that only server code has: a library, a table, a secret's name, a variable. */
const serverOnly = [
  'drizzle',
  'pg-boss',
  'nodemailer',
  'node:crypto',
  'attempt_counters',
  'APP_SECRET',
  'process.env',
  'argon2',
]

test('what browsers get contains no server code', () => {
  const folder = path.resolve('build/client')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  expect(scripts.length).toBeGreaterThan(5)
  for (const file of scripts) {
    const code = readFileSync(path.join(folder, file), 'utf8')
    for (const word of serverOnly) expect(code.includes(word), `${file} has ${word}`).toBe(false)
  }
})
