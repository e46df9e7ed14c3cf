import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffCookie } from './support/staff'
import { type WebClub, webClub } from './support/web-club'

/** For the tests that touch only what they made themselves. */
let club: WebClub
beforeAll(async () => {
  club = await webClub()
})
afterAll(() => club[Symbol.asyncDispose]())

const PASSWORD = 'quatro cavalos verdes'
const pages = ['/area-pessoal', '/ofertas-premium', '/area-pessoal/cancelar']
const gated = [...pages, '/area-pessoal/dados']
const addresses = gated.flatMap((path) => [
  path,
  `${path}.data`,
  `${path}.data?_routes=root`,
  `${path}?utm_source=mail`,
])

/** A member who had access when they signed in and lost it since. */
async function cookieOf(club: WebClub, change: string): Promise<string> {
  const member = await club.a.member({ plan: 'Premium', password: PASSWORD })
  const cookie = await club.signIn(member.email, PASSWORD)
  await club.db.execute(sql.raw(change.replace('{uid}', `'${member.uid}'`)))
  return cookie
}

const lost = {
  free: `UPDATE subscribers SET subscription_type = 'free' WHERE uid = {uid}`,
  'Premium inactive': `UPDATE subscribers SET subscription_status = 'Inactive' WHERE uid = {uid}`,
  'Premium unverified': `UPDATE subscribers SET is_verified = false WHERE uid = {uid}`,
  'marked deleted': `UPDATE subscribers SET deleted = true WHERE uid = {uid}`,
  'without a record': `DELETE FROM subscribers WHERE uid = {uid}`,
  'signed out elsewhere': `DELETE FROM sessions WHERE user_id = {uid}`,
}

/** Redirects of data requests travel in the body, so both forms are read. */
async function leadsTo(club: WebClub, path: string, cookie: string): Promise<string> {
  const answer = await club.fetch(path, { headers: { Cookie: cookie } })
  const body = await answer.text()
  if (answer.headers.get('location')) return answer.headers.get('location') ?? ''
  if (answer.status === 202 && body.includes('/unauthorized')) return '/unauthorized'
  return `${answer.status}`
}

describe('the Premium gate', () => {
  test('§4: a visitor and whoever lost access are sent to /unauthorized, page and data alike', async () => {
    const cookies: [string, string][] = [['visitor', '']]
    for (const [who, change] of Object.entries(lost))
      cookies.push([who, await cookieOf(club, change)])
    cookies.push(['a made-up cookie', 'cdv.session_token=abc.def'])
    const staff = await staffCookie(club, 'admin')
    cookies.push(['staff', staff])
    // Nor does the token of the one session open the other.
    cookies.push(['staff as a member', staff.replace('cdv.staff=', 'cdv.session_token=')])
    for (const [who, cookie] of cookies)
      for (const path of addresses)
        expect(`${who} ${path} → ${await leadsTo(club, path, cookie)}`).toBe(
          `${who} ${path} → /unauthorized`,
        )
  })

  test('§4: a Premium, active and verified member enters, and nothing of it may be kept', async () => {
    const ana = await club.a.member({ name: 'Ana Sousa', plan: 'Premium', password: PASSWORD })
    const cookie = await club.signIn(ana.email, PASSWORD)
    for (const path of pages) {
      const page = await club.fetch(path, { headers: { Cookie: cookie } })
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(await page.text()).toContain('Ana Sousa')
    }
    const home = await club.fetch('/', { headers: { Cookie: cookie } })
    expect(home.headers.get('cache-control')).toBe('no-store')
    expect(await home.text()).toContain('Ana Sousa')
    expect(await (await club.fetch('/')).text()).not.toContain('Ana Sousa')
  })

  test('§4: a check that fails counts as not allowed, and public pages go on', async () => {
    await using club = await webClub()
    const ana = await club.a.member({ plan: 'Premium', password: PASSWORD })
    const cookie = await club.signIn(ana.email, PASSWORD)
    await club.db.execute(sql`ALTER TABLE subscribers RENAME TO subscribers_away`)
    for (const path of addresses) expect(await leadsTo(club, path, cookie)).toBe('/unauthorized')
    await club.db.execute(sql`ALTER TABLE sessions RENAME TO sessions_away`)
    for (const path of addresses) expect(await leadsTo(club, path, cookie)).toBe('/unauthorized')
    expect((await club.fetch('/', { headers: { Cookie: cookie } })).status).toBe(200)
  })
})

test('signing out ends the session itself, not only the cookie', async () => {
  const ana = await club.a.member({ plan: 'Premium', password: PASSWORD })
  const cookie = await club.signIn(ana.email, PASSWORD)
  const answer = await club.post('/sair', {}, { headers: { Cookie: cookie } })
  expect(answer.headers.get('location')).toBe('/')
  expect(await leadsTo(club, '/area-pessoal', cookie)).toBe('/unauthorized')
  expect((await club.fetch('/sair', { headers: { Cookie: cookie } })).status).toBe(303)
})

test('the session cookie is out of reach for scripts and other sites', async () => {
  const ana = await club.a.member({ plan: 'Premium', password: PASSWORD })
  const answer = await club.post('/entrar', { email: ana.email, password: PASSWORD })
  for (const each of answer.headers.getSetCookie()) {
    expect(each).toContain('HttpOnly')
    expect(each).toMatch(/SameSite=Lax/i)
  }
})

test('§8 login over HTTP: extra fields, other sites, other methods and other shapes change nothing', async () => {
  const free = await club.a.member({ password: PASSWORD })
  const fields = { email: free.email, password: PASSWORD }
  const bold = await club.post('/entrar', {
    ...fields,
    subscriptionType: 'Premium',
    isVerified: 'true',
    role: 'staff',
    uid: 'x',
  })
  expect(bold.status).toBe(401)
  expect(await club.services.members.byUid(free.uid)).toMatchObject({ subscriptionType: 'free' })
  const abroad = await club.post('/entrar', fields, { headers: { Origin: 'https://evil.example' } })
  expect(abroad.status).toBe(403)
  const framed = await club.post('/entrar', fields, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect(framed.status).toBe(403)
  expect((await club.fetch('/entrar', { method: 'PUT' })).status).toBe(405)
  expect(
    (await club.post('/entrar', { email: `${'a'.repeat(250)}@exemplo.test`, password: 'x' }))
      .status,
  ).toBe(400)
  expect((await club.fetch('/entrar?email=a@b.pt&password=x')).status).toBe(200)
})

test('spoofed X-Forwarded-For does not help: only our own proxy’s word counts', async () => {
  for (const [env, proxy] of [
    [{}, ''],
    [{ TRUST_PROXY: 'true' }, ', 203.0.113.1'],
  ] as const) {
    await using club = await webClub({ env })
    const tryFrom = async (n: number) => {
      // A stranger's password would be compared with one that takes as long as a real one.
      const { email } = await club.a.member({ password: PASSWORD })
      const headers = { 'X-Forwarded-For': `198.51.100.${n}${proxy}` }
      return club.post('/entrar', { email, password: 'errada-mesmo' }, { headers })
    }
    for (let n = 1; n <= 30; n++) expect((await tryFrom(n)).status).toBe(401)
    expect((await tryFrom(31)).status).toBe(429)
  }
})

test('LOGIN_ERRORS=generic says the same to everybody', async () => {
  await using club = await webClub({ env: { LOGIN_ERRORS: 'generic' } })
  const free = await club.a.member({ password: PASSWORD })
  const textFor = async (email: string, password: string) => {
    const page = await (await club.post('/entrar', { email, password })).text()
    return /role="alert"[^>]*>(.*?)<\/div>/.exec(page)?.[1]
  }
  const said = await textFor('ninguem@exemplo.test', 'x')
  expect(said).toContain('Falha no login: ')
  expect(await textFor(free.email, 'errada-mesmo')).toBe(said)
  expect(await textFor(free.email, PASSWORD)).toBe(said)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f/evil.example',
  'https://evil.example',
  '/\t/evil.example',
])('the way back %s stays on the site', async (back) => {
  const answer = await club.post('/variante', { variante: 'PT', voltar: back })
  const target = new URL(answer.headers.get('location') ?? '', 'https://club.example')
  expect(target.origin).toBe('https://club.example')
  expect(target.pathname).toBe('/')
})
