import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '~/app/routes'
import { variantAddress, variants } from '~/locales/variant'
import { type WebClub, webClub } from '~/tests/support/web-club'

const ANALYTICS = { ANALYTICS_SRC: 'https://medir.example/m.js', ANALYTICS_SITE_ID: 'cdv' }
const site = 'http://localhost:3000'

let club: WebClub
beforeAll(async () => {
  club = await webClub()
})
afterAll(async () => {
  await club[Symbol.asyncDispose]()
})

const page = async (path: string, variant: 'PT' | 'BR' = 'PT') => {
  const response = await club.fetch(path, { headers: { Cookie: `variante=${variant}` } })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Addresses of pages anyone may open: no parameters, no splat. */
function openPaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join('/')
    const own = entry.children || /[:*]/.test(path) ? [] : [`/${path}`]
    return [...own, ...openPaths(entry.children ?? [], path)]
  })
}

async function mapped(): Promise<string[]> {
  const { html } = await page('/sitemap.xml')
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(site, ''))
}

describe('/sitemap.xml', () => {
  test('names every page that may be found, in its neutral and its two own addresses', async () => {
    const inMap = new Set(await mapped())
    const missing: string[] = []
    for (const path of openPaths(await routes)) {
      const { status, headers, html } = await page(path)
      const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html')
      if (isPage && !path.startsWith('/dev/') && !html.includes('content="noindex"')) {
        if (!inMap.has(path)) missing.push(path)
      }
    }
    expect(missing).toEqual([])
    for (const variant of variants) expect(inMap).toContain(variantAddress('/sorteio', variant))
  })

  test('names only pages that are there, each with a head and a social card', async () => {
    for (const path of await mapped()) {
      const { status, html } = await page(path)
      expect([path, status]).toEqual([path, 200])
      expect(html).toContain(`<link rel="canonical" href="${site}${path}"/>`)
      expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
      expect(/<meta name="description" content="[^"]{50,}"/.test(html), path).toBe(true)
      const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replace(site, '') ?? ''
      const picture = await club.fetch(card)
      expect([card, picture.status, picture.headers.get('content-type')]).toEqual([
        card,
        200,
        'image/png',
      ])
    }
  }, 180_000)

  test('is XML with the counterparts of each address', async () => {
    const { html, headers } = await page('/sitemap.xml')
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(html).toContain(
      `<xhtml:link rel="alternate" hreflang="pt-BR" href="${site}/sorteio?variante=BR"/>`,
    )
  })
})

test('/robots.txt leads to the sitemap and away from pages of one person', async () => {
  const { html, headers } = await page('/robots.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(html).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(html).toContain('Disallow: /area-pessoal')
})

test('the manifest and the icons a browser asks for are there', async () => {
  const { html, headers } = await page('/manifest.webmanifest', 'BR')
  expect(headers.get('content-type')).toBe('application/manifest+json')
  const manifest = JSON.parse(html)
  expect(manifest).toMatchObject({ name: 'Clube de Voos', lang: 'pt-BR', start_url: '/' })
  const home = await page('/')
  const linked = [...home.html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)]
  const icons = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...linked.map(([, href]) => href),
  ]
  expect(icons).toHaveLength(6)
  for (const icon of icons) {
    const response = await club.fetch(icon)
    expect([icon, response.status]).toEqual([icon, 200])
    expect(response.headers.get('content-type')).toMatch(/^image\//)
  }
})

test.each(['PT', 'BR'] as const)('§2 /unauthorized is plain text, in %s too', async (variant) => {
  const { status, headers, html } = await page('/unauthorized', variant)
  expect(html).toBe('Unauthorized Access')
  expect(status).toBe(403)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
})

describe('what goes wrong', () => {
  test.each([
    ['PT', 'Esta página perdeu o voo', 'mudou de porta de embarque'],
    ['BR', 'Esta página perdeu o voo', 'mudou de portão de embarque'],
  ] as const)('a missing page keeps the frame in %s', async (variant, title, text) => {
    const { status, html } = await page('/nao/existe?<b>', variant)
    expect(status).toBe(404)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain(text)
    expect(html).toContain('href="/perguntas-frequentes"')
  })

  test.each([
    ['PT', 'Apanhámos turbulência'],
    ['BR', 'Pegamos uma turbulência'],
  ] as const)('a failing database is a 500 in %s that is not kept', async (variant, title) => {
    await using own = await webClub()
    const { sql } = await import('drizzle-orm')
    const draw = () => own.fetch(variantAddress('/sorteio', variant))
    await own.db.execute(sql`ALTER TABLE orders RENAME TO elsewhere`)
    const failed = await draw()
    const html = await failed.text()
    expect(failed.status).toBe(500)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain('href="/perguntas-frequentes"')
    expect(html).not.toMatch(/relation|does not exist|elsewhere/)
    await own.db.execute(sql`ALTER TABLE elsewhere RENAME TO orders`)
    expect((await draw()).status).toBe(200)
  })
})

describe('measuring visits', () => {
  const policyOf = async (of: WebClub, path: string) =>
    (await of.fetch(path)).headers.get('content-security-policy') ?? ''

  test('is allowed nowhere unless it is set up', async () => {
    expect(await policyOf(club, '/')).not.toContain('https:')
  })

  test('allows that one host on public pages, and never on those of one person', async () => {
    await using measuring = await webClub({ env: ANALYTICS })
    const policy = await policyOf(measuring, '/')
    expect(policy).toMatch(/script-src [^;]*https:\/\/medir\.example(;| )/)
    expect(policy).toMatch(/connect-src [^;]*https:\/\/medir\.example(;| )/)
    expect(await policyOf(measuring, '/verificar/abc')).not.toContain('medir.example')
    const html = await (await measuring.fetch('/')).text()
    expect(html).not.toContain('<script src="https://medir.example')
  })
})

test('the support address is written into the texts as a link, as text', async () => {
  await using own = await webClub({ env: { SUPPORT_EMAIL: "o'ajuda@exemplo.test" } })
  for (const path of ['/tcs-e-privacidade', '/perguntas-frequentes', '/sorteio-promocoes']) {
    const html = await (await own.fetch(path)).text()
    expect(html).not.toContain('{{')
    expect(html).toContain('<a href="mailto:o&#39;ajuda@exemplo.test">')
  }
})
