import { expect, test } from 'vitest'
import { webClub } from '~/tests/support/web-club'

const brazilian = { 'Accept-Language': 'en', Cookie: 'variante=BR' }
const portuguese = { 'Accept-Language': 'pt' }

test('an address that names a variant shows it to everyone and leaves no cookie', async () => {
  await using club = await webClub()
  const asked = await club.fetch('/?variante=PT', { headers: brazilian })
  expect(await asked.text()).toContain('<html lang="pt-PT"')
  expect(asked.headers.get('set-cookie')).toBeNull()
  const own = await club.fetch('/', { headers: brazilian })
  expect(await own.text()).toContain('<html lang="pt-BR"')
})

test('both forms of an address are kept, each by variant', async () => {
  await using club = await webClub()
  for (const path of ['/', '/?variante=PT', '/?variante=BR', '/?utm_source=mail&variante=BR']) {
    await (await club.fetch(path, { headers: portuguese })).text()
  }
  expect(club.pages.cache.size).toBe(3)
  const kept = await club.fetch('/?variante=BR', { headers: portuguese })
  expect(kept.headers.get('x-request-id')).toBeNull()
  expect(await kept.text()).toContain('<html lang="pt-BR"')
})

test.each(['/?variante=PT&variante=BR', '/?variante=pt', '/?variante=', '/?variante=PT&x=1'])(
  '%s is answered and not kept',
  async (path) => {
    await using club = await webClub()
    const response = await club.fetch(path, { headers: portuguese })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<html lang="pt-PT"')
    expect(club.pages.cache.size).toBe(0)
  },
)

test('each address names itself as canonical, and all three forms for search engines', async () => {
  await using club = await webClub()
  const head = async (path: string) =>
    (await (await club.fetch(path, { headers: portuguese })).text()).split('</head>')[0] ?? ''
  const plain = await head('/?utm_source=mail')
  expect(plain).toContain('<link rel="canonical" href="http://localhost:3000/"/>')
  const asked = await head('/?variante=BR')
  expect(asked).toContain('<link rel="canonical" href="http://localhost:3000/?variante=BR"/>')
  for (const page of [plain, asked]) {
    expect(page).toContain('hrefLang="pt-PT" href="http://localhost:3000/?variante=PT"')
    expect(page).toContain('hrefLang="pt-BR" href="http://localhost:3000/?variante=BR"')
    expect(page).toContain('hrefLang="x-default" href="http://localhost:3000/"')
  }
  expect(asked).toContain('property="og:locale" content="pt_BR"')
})
