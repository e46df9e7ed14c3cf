import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WebClub, webClub } from '~/tests/support/web-club'

/** For the tests that touch only what they made themselves. */
let club: WebClub
beforeAll(async () => {
  club = await webClub()
})
afterAll(() => club[Symbol.asyncDispose]())

const chose = (variant: 'PT' | 'BR') => ({ 'Accept-Language': 'en', Cookie: `variante=${variant}` })

test.each([
  ['/br', 'PT', 'pt-BR', 'R$\u00a0470', '75\u00a0€'],
  ['/pt', 'BR', 'pt-PT', '75\u00a0€', 'R$\u00a0470'],
  ['/BR', 'PT', 'pt-BR', 'R$\u00a0470', '75\u00a0€'],
] as const)('%s keeps its own variant and currency for a visitor of %s', async (...row) => {
  const [path, visitor, lang, price, otherPrice] = row
  const html = await (await club.fetch(path, { headers: chose(visitor) })).text()
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(price)
  expect(html).not.toContain(otherPrice)
})

test("the router's own data of a sales page is in the page's variant too", async () => {
  const text = await (await club.fetch('/br.data', { headers: chose('PT') })).text()
  expect(text).toContain('A passagem fica barata')
})

test('a sales page is rendered once and then kept, whatever the visitor chose', async () => {
  club.pages.cache.clear()
  const first = await club.fetch('/br', { headers: chose('BR') })
  expect(first.headers.get('x-request-id')).not.toBeNull()
  const second = await club.fetch('/br?utm_source=mail', { headers: chose('PT') })
  expect(second.headers.get('x-request-id')).toBeNull()
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(await second.text()).toBe(await first.text())
})

test('looking at the sales page of the other country changes nothing on the rest of the site', async () => {
  const sales = await club.fetch('/br', { headers: chose('PT') })
  expect(sales.headers.get('set-cookie')).toBeNull()
  const home = await (await club.fetch('/', { headers: chose('PT') })).text()
  expect(home).toContain('<html lang="pt-PT"')
})

test.each(['/br', '/pt'])(
  '%s is its own canonical address and names its counterpart',
  async (path) => {
    const html = await (await club.fetch(`${path}?variante=PT`, { headers: chose('BR') })).text()
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`)
    expect(html).toContain('hrefLang="pt-PT" href="http://localhost:3000/pt"')
    expect(html).toContain('hrefLang="pt-BR" href="http://localhost:3000/br"')
  },
)

test('search engines are told of the pages that sell, and not of the checkout', async () => {
  const map = await (await club.fetch('/sitemap.xml')).text()
  for (const path of ['/subscreve', '/br', '/pt'])
    expect(map).toContain(`<loc>http://localhost:3000${path}</loc>`)
  expect(map).not.toContain('checkout')
})

test.each(['/brasil', '/pt-br', '/br.data.data'])(
  '%s is not a page of one country',
  async (path) => {
    const html = await (await club.fetch(path, { headers: chose('PT') })).text()
    expect(html).not.toContain('lang="pt-BR"')
  },
)

test.each(['yearly', 'gratis', '', '__proto__', "' OR 1=1"])(
  'asking to buy %j leads back to what is sold',
  async (plan) => {
    const response = await club.fetch(`/checkout?plano=${encodeURIComponent(plan)}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/subscreve#price-table-heading')
  },
)

test('§2 /subscreve shows current offers when there are any, never the link of a Premium one', async () => {
  await using club = await webClub()
  const heading = 'Ofertas no ar agora'
  const page = async () => (await club.fetch('/subscreve', { headers: chose('PT') })).text()
  expect(await page()).not.toContain(heading)
  await club.a.deal({ published: true, externalLink: 'https://segredo.exemplo.test/voo' })
  await expect.poll(page, { timeout: 10_000 }).toContain(heading)
  const html = await page()
  expect(html).toContain('Rio de Janeiro')
  expect(html).not.toContain('segredo.exemplo.test')
  expect(await (await club.fetch('/subscreve.data')).text()).not.toContain('segredo.exemplo.test')
})
