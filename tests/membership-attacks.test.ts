import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WebClub, webClub } from './support/web-club'

/** For the tests that touch only what they made themselves. */
let club: WebClub
beforeAll(async () => {
  club = await webClub()
})
afterAll(() => club[Symbol.asyncDispose]())

const PASSWORD = 'quatro cavalos verdes'
const bold = {
  subscriptionType: 'Premium',
  subscriptionStatus: 'Active',
  isVerified: 'true',
  premiumSetupNeeded: 'false',
  role: 'staff',
  uid: 'somebody-else',
  email_verified: 'true',
  deleted: 'true',
}

async function signedIn(club: WebClub, details = {}) {
  const member = await club.a.member({ plan: 'Premium', password: PASSWORD, ...details })
  return { member, headers: { Cookie: await club.signIn(member.email, PASSWORD) } }
}

const setInactive = (club: WebClub, body: unknown, headers: Record<string, string> = {}) =>
  club.fetch('/setInactiveStatus', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { Origin: club.url, 'Content-Type': 'application/json', ...headers },
  })

test('§7 POST /setInactiveStatus answers only the signed-in owner of the uid', async () => {
  const ana = await signedIn(club)
  const bia = await signedIn(club)
  const uid = ana.member.uid
  expect((await setInactive(club, { uid })).status).toBe(403)
  expect((await setInactive(club, { uid }, bia.headers)).status).toBe(403)
  expect((await setInactive(club, { uid: 'nobody' }, ana.headers)).status).toBe(403)
  for (const body of ['', '{', '[]', { uid: 7 }, { uid: [uid] }])
    expect((await setInactive(club, body, ana.headers)).status).toBe(400)
  const abroad = { ...ana.headers, Origin: 'https://evil.example' }
  expect((await setInactive(club, { uid }, abroad)).status).toBe(403)
  expect((await club.fetch('/setInactiveStatus', { headers: ana.headers })).status).toBe(405)
  expect(await club.services.members.byUid(uid)).toMatchObject({ subscriptionStatus: 'Active' })

  const answer = await setInactive(club, { uid }, ana.headers)
  expect([answer.ok, await answer.json()]).toEqual([true, { ok: true }])
  expect(await club.services.members.byUid(uid)).toMatchObject({ subscriptionStatus: 'Inactive' })
  expect((await setInactive(club, { uid }, ana.headers)).status).toBe(403)
})

test('§7 /setInactiveStatus is not ok when the server can not do it, and nothing changed', async () => {
  await using club = await webClub()
  const ana = await signedIn(club)
  await club.db.execute(sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no'; END $$`)
  await club.db.execute(
    sql`CREATE TRIGGER refuse BEFORE UPDATE ON subscribers EXECUTE FUNCTION refuse()`,
  )
  const answer = await setInactive(club, { uid: ana.member.uid }, ana.headers)
  expect([answer.ok, await answer.json()]).toEqual([false, { ok: false, error: 'failed' }])
  expect((await club.fetch('/area-pessoal', { headers: ana.headers })).status).toBe(200)
})

test('extra fields in any form change nothing that only the server may write', async () => {
  const ana = await signedIn(club)
  const free = await club.a.member({ verified: false })
  const token = club.services.members.preferencesPath(free.uid)
  await club.post('/aderir', {
    name: 'Rui',
    email: 'rui@exemplo.test',
    homeAirport: 'PORTO-PT',
    ...bold,
  })
  await club.post(token, { intent: 'mails', homeAirport: 'PORTO-PT', alertMode: 'weekly', ...bold })
  await club.post(
    '/area-pessoal',
    { ...bold, intent: 'travel', homeAirport: 'PORTO-PT', airlinePreference: 'KLM' },
    { headers: ana.headers },
  )
  await club.post(
    '/complete-profile',
    {
      ...bold,
      email: free.email,
      homeAirport: 'PORTO-PT',
      preferredDestinations: 'NYC',
      airlinePreference: 'KLM',
    },
    { headers: ana.headers },
  )
  const { rows } = await club.db.execute(
    sql`SELECT email, subscription_type, is_verified, home_airport, deleted FROM subscribers ORDER BY created_at, email`,
  )
  const unchanged = { subscription_type: 'free', is_verified: false, deleted: false }
  expect(rows).toContainEqual({ email: 'rui@exemplo.test', home_airport: 'PORTO-PT', ...unchanged })
  expect(rows).toContainEqual({ email: free.email, home_airport: 'PORTO-PT', ...unchanged })
  expect(await club.services.members.byUid(ana.member.uid)).toMatchObject({
    homeAirport: 'PORTO-PT',
    airlinePreference: 'KLM',
    premiumSetupNeeded: false,
  })
})

test('another member’s session, profile and records are out of reach', async () => {
  const ana = await signedIn(club)
  const bia = await signedIn(club)
  const [session] = await club.services.accounts.sessionsOf(ana.member.uid)
  const end = { intent: 'end-session', sessionId: session?.id ?? '' }
  expect((await club.post('/area-pessoal', end, { headers: bia.headers })).status).toBe(404)
  expect((await club.fetch('/area-pessoal', { headers: ana.headers })).status).toBe(200)
  const profile = {
    email: ana.member.email,
    homeAirport: 'PORTO-PT',
    preferredDestinations: 'NYC',
    airlinePreference: 'KLM',
  }
  const taken = await club.post('/complete-profile', profile, { headers: bia.headers })
  expect(taken.status).toBe(403)
  expect(await club.services.members.byUid(ana.member.uid)).toMatchObject({
    homeAirport: 'LISBOA-PT',
  })
  const records = await (await club.fetch('/area-pessoal/dados', { headers: bia.headers })).text()
  expect(records).toContain(bia.member.email)
  expect(records).not.toContain(ana.member.email)
})

test('links of mails act on POST only, and unknown ones are not found', async () => {
  const ana = await club.a.member({ plan: 'Premium', password: PASSWORD })
  const reset = await club.services.accounts.issueLink(club.db, ana.uid, 'reset-password')
  for (let looks = 0; looks < 3; looks++) {
    expect((await club.fetch(`/definir-senha/${reset}`)).status).toBe(200)
    const preferences = club.services.members.preferencesPath(ana.uid)
    expect((await club.fetch(`${preferences}?intent=delete`)).status).toBe(200)
  }
  expect(await club.services.members.byUid(ana.uid)).toMatchObject({ unsubscribedAt: null })
  for (const path of [
    '/definir-senha/x',
    '/preferencias/x.y',
    '/preferencias/x.y/dados',
    '/confirmar-perfil/x',
  ]) {
    expect((await club.fetch(path)).status).toBe(404)
  }
  expect((await club.post('/preferencias/x.y', { intent: 'resume' })).status).toBe(404)
  expect((await club.post('/preferencias/x.y', { intent: 'delete' })).status).toBe(404)
})

test('no secret part of a link is logged', async () => {
  await using club = await webClub({ env: { LOG_LEVEL: 'debug' } })
  const ana = await club.a.member({ plan: 'Premium' })
  const path = club.services.members.preferencesPath(ana.uid)
  await club.fetch(path)
  await club.fetch(`${path}.data`)
  await club.fetch(`${path}/dados`)
  const [, signature = ''] = path.split('.')
  expect(club.logged()).toContain('/preferencias/…')
  expect(club.logged()).not.toContain(signature)
})

test('odd bodies are refused, not stumbled over', async () => {
  const ana = await signedIn(club)
  const posts: [string, Record<string, string>][] = [
    ['/area-pessoal', {}],
    ['/area-pessoal', { intent: 'travel' }],
    ['/area-pessoal', { intent: 'travel', homeAirport: 'MARTE', airlinePreference: 'KLM' }],
    ['/area-pessoal', { intent: 'destinations', preferredDestinations: 'Atlântida' }],
    ['/area-pessoal', { intent: 'alerts', alertMode: 'often', variant: 'FR' }],
    ['/area-pessoal/senha', { newPassword: 'x'.repeat(129), currentPassword: PASSWORD }],
    ['/area-pessoal/senha', { newPassword: 'benfica123', currentPassword: PASSWORD }],
    ['/area-pessoal/cancelar', { intent: 'delete', currentPassword: '' }],
    ['/area-pessoal/cancelar', {}],
    [club.services.members.preferencesPath(ana.member.uid), { intent: 'pause', months: '7' }],
    [club.services.members.preferencesPath(ana.member.uid), { intent: 'pause', months: '-1' }],
  ]
  for (const [path, fields] of posts) {
    const { status } = await club.post(path, fields, { headers: ana.headers })
    expect(`${path} ${JSON.stringify(fields).slice(0, 60)} ${status}`).toMatch(/ 400$/)
  }
  const injected = await club.post('/redefinir-senha', { email: 'a@b.pt\r\nBcc: x@y.z' })
  expect(injected.status).toBe(400)
  expect(await club.services.members.byUid(ana.member.uid)).toMatchObject({
    subscriptionType: 'Premium',
    homeAirport: 'LISBOA-PT',
  })
})
