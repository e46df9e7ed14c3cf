import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.server'
import { environment } from './environment.server'

const complete = {
  DATABASE_URL: 'postgres://clube:x@db.example:5432/clube',
  PUBLIC_URL: 'https://clube.example',
  APP_SECRET: 'q8Z0mT4rW2nB6vX1cL9pK3sD7fG5hJ0aQ',
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  MAIL_FROM: 'Clube de Voos <ola@clube.example>',
}

function problemsOf(env: Record<string, string>, production = true): string[] {
  try {
    readConfig({ production }, env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('production', () => {
  test('starts with the five required variables', () => {
    expect(readConfig({ production: true }, complete)).toMatchObject({
      production: true,
      role: 'all',
      port: 3000,
      publicUrl: 'https://clube.example',
    })
  })

  test('names every missing variable at once', () => {
    const problems = problemsOf({})
    for (const name of Object.keys(complete)) {
      expect(problems.some((line) => line.startsWith(`${name} is missing`))).toBe(true)
    }
    expect(problems).toHaveLength(5)
  })

  test.each([
    ['APP_SECRET', 'short', 'at least 32'],
    ['APP_SECRET', 'a'.repeat(40), 'does not look random'],
    ['DATABASE_URL', 'mysql://db', 'postgres://'],
    ['DATABASE_URL', 'not a url', 'postgres://'],
    ['PUBLIC_URL', 'clube.example', 'http://'],
    ['SMTP_URL', 'http://mail', 'smtp://'],
    ['MAIL_FROM', 'nobody', 'e-mail address'],
    ['PORT', '70000', 'at most 65535'],
    ['PORT', 'abc', 'whole number'],
    ['ROLE', 'boss', 'all, web or worker'],
  ])('refuses %s=%s', (name, value, hint) => {
    expect(problemsOf({ ...complete, [name]: value }).join()).toContain(hint)
  })
})

test('the demo makes a secret and keeps it', async () => {
  const { mkdtempSync, rmSync } = await import('node:fs')
  const folder = mkdtempSync('/tmp/clube-config-')
  const first = readConfig({ production: false }, { DATA_DIR: folder })
  const second = readConfig({ production: false }, { DATA_DIR: folder })
  expect(first.appSecret).toBe(second.appSecret)
  expect(first.appSecret.length).toBeGreaterThanOrEqual(32)
  rmSync(folder, { recursive: true })
})

describe('payments', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_one,whsec_two',
    STRIPE_PRODUCT_LIFETIME: 'prod_1',
  }

  test('a production without keys sells nothing', () => {
    expect(readConfig({ production: true }, complete).stripe).toBeUndefined()
  })

  test('half a set of keys is named, one line each', () => {
    expect(problemsOf({ ...complete, STRIPE_SECRET_KEY: keys.STRIPE_SECRET_KEY })).toEqual([
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is missing/),
      expect.stringMatching(/^STRIPE_PRODUCT_LIFETIME is missing/),
    ])
  })

  test('two signing secrets are valid while one replaces the other', () => {
    const { stripe } = readConfig({ production: true }, { ...complete, ...keys })
    expect(stripe?.webhookSecrets).toEqual(['whsec_one', 'whsec_two'])
  })

  test('a publishable key is no secret key, and another API is for tests only', () => {
    expect(problemsOf({ ...complete, ...keys, STRIPE_SECRET_KEY: 'pk_live_1' })).toHaveLength(1)
    expect(
      problemsOf({ ...complete, ...keys, STRIPE_API_BASE: 'http://127.0.0.1:1' }),
    ).toHaveLength(1)
  })
})

test('every variable that is read has its line in .env.example, and no other is there', () => {
  const example = readFileSync('.env.example', 'utf8')
  const shown = [...example.matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  expect(shown.toSorted()).toEqual(Object.keys(environment.shape).toSorted())
})
