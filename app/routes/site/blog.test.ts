import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WebClub, webClub } from '~/tests/support/web-club'

let club: WebClub
beforeAll(async () => {
  club = await webClub()
})
afterAll(async () => {
  await club[Symbol.asyncDispose]()
})

const PT = { Cookie: 'variante=PT' }
const BR = { Cookie: 'variante=BR' }
const html = async (path: string, headers: Record<string, string> = PT) =>
  (await club.fetch(path, { headers })).text()

test('a search is answered for itself, never from the page kept for another', async () => {
  expect(await html('/dicas-de-viagens')).toContain('/blog/one-way-or-multi-cities')
  const found = await html('/dicas-de-viagens?q=Bonfim')
  expect(found).toContain('/blog/CDV-Founder')
  expect(found).not.toContain('/blog/one-way-or-multi-cities')
  expect(await html('/dicas-de-viagens')).toContain('/blog/one-way-or-multi-cities')
})

test('whatever is typed into the search stays text, in the page and in its scripts', async () => {
  const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>'
  const page = await html(`/dicas-de-viagens?q=${encodeURIComponent(hostile)}`)
  expect(page).not.toContain('<script>alert(1)')
  expect(page).not.toContain('<img src=x')
  expect(page).toContain('&lt;/script&gt;')
})

test.each([
  'x'.repeat(10_000),
  Array.from({ length: 1_600 }, (_, n) => `v${n}`).join('+'),
  '%00%ff%ed%a0%80',
  '%F0%9F%9B%AB'.repeat(700),
])('an absurd search is answered and shown cut (case %#)', async (query) => {
  const answer = await club.fetch(`/dicas-de-viagens?q=${query}`, { headers: PT })
  expect(answer.status).toBe(200)
  const [, shown] = /type="search"[^>]* value="([^"]+)"/.exec(await answer.text()) ?? []
  expect(shown?.length).toBeLessThanOrEqual(100)
})

test('a missing post is a 404 every time, in both variants', async () => {
  for (const headers of [PT, BR, PT]) {
    expect((await club.fetch('/blog/nada', { headers })).status).toBe(404)
  }
})

test('a post carries its facts for search engines in a script that nothing can break out of', async () => {
  const page = await html('/blog/erros', BR)
  const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  expect(facts).not.toContain('<')
  expect(JSON.parse(facts)).toMatchObject({ '@type': 'Article', inLanguage: 'pt-BR' })
})

test('the feed is kept per variant, with an ETag that feed readers can ask by', async () => {
  const first = await club.fetch('/feed.xml', { headers: PT })
  expect(await first.text()).toContain('Equipa Clube de Voos')
  expect(await html('/feed.xml', BR)).toContain('Equipe Clube de Voos')
  const etag = first.headers.get('etag') ?? ''
  const again = await club.fetch('/feed.xml', { headers: { ...PT, 'If-None-Match': etag } })
  expect(again.status).toBe(304)
})
