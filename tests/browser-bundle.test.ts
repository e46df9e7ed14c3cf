import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
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

const folder = path.resolve('build/client')
const PUBLIC_PAGE_BYTES = 130 * 1024

test('what browsers get contains no server code', () => {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  expect(scripts.length).toBeGreaterThan(5)
  for (const file of scripts) {
    const code = readFileSync(path.join(folder, file), 'utf8')
    for (const word of serverOnly) expect(code.includes(word), `${file} has ${word}`).toBe(false)
  }
})

test('a first visitor to any public page downloads at most 130 KB of scripts', () => {
  const { entry, routes, url } = manifest()
  const pages = Object.values(routes).filter(({ id }) => id.startsWith('routes/site/'))
  expect(pages.length).toBeGreaterThan(15)
  for (const page of pages) {
    const scripts = new Set([url, ...filesOf(entry)])
    for (let route: ManifestRoute | undefined = page; route; route = routes[route.parentId ?? ''])
      for (const file of filesOf(route)) scripts.add(file)
    const bytes = [...scripts].reduce((sum, file) => sum + servedSize(file), 0)
    expect(bytes, `${page.id}: ${[...scripts].join(' ')}`).toBeLessThanOrEqual(PUBLIC_PAGE_BYTES)
  }
})

interface ManifestFiles {
  module: string
  imports?: string[]
}
interface ManifestRoute extends ManifestFiles {
  id: string
  parentId?: string
}

/** What the framework tells browsers to load for each route. */
function manifest() {
  const name = readdirSync(path.join(folder, 'assets')).find((file) =>
    /^manifest-[0-9a-f]{8}\.js$/.test(file),
  )
  const code = readFileSync(path.join(folder, 'assets', name ?? ''), 'utf8')
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as {
    url: string
    entry: ManifestFiles
    routes: Record<string, ManifestRoute>
  }
}

function filesOf({ module, imports = [] }: ManifestFiles): string[] {
  return [module, ...imports]
}

/** Tiny files are served as they are. */
function servedSize(file: string): number {
  const compressed = path.join(folder, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size
}
