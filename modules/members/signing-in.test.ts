import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestClub, testClub } from '~/tests/support/test-club'

/** For the tests that touch only what they made themselves. */
let club: TestClub
beforeAll(async () => {
  club = await testClub()
})
afterAll(() => club[Symbol.asyncDispose]())

const PASSWORD = 'quatro cavalos verdes'

const attempt = (club: Pick<TestClub, 'services'>, email: string, password = PASSWORD, n = 1) =>
  club.services.members.signIn({
    email,
    password,
    clientAddress: `203.0.113.${n}`,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    device: undefined,
  })

async function linkIn(club: TestClub, email: string): Promise<string> {
  await club.queue.idle()
  return /definir-senha\/([\w-]+)/.exec(club.mailbox.lastTo(email).text)?.[1] ?? ''
}

let visits = 0
const byLink = (club: TestClub, token: string, password = 'uma senha bem nova') =>
  club.services.members.setPasswordByLink({
    token,
    password,
    clientAddress: `198.51.100.${++visits}`,
  })

test('§4 login: a Premium, active and verified member gets a session', async () => {
  const ana = await club.a.member({ plan: 'Premium', password: PASSWORD })
  const answer = await attempt(club, ana.email.toUpperCase())
  expect(answer).toMatchObject({ ok: true })
  expect(await club.services.accounts.sessionsOf(ana.uid)).toHaveLength(1)
})

test('§8 login: each refusal has its own code, and none leaves a session', async () => {
  await using club = await testClub()
  const premium = { plan: 'Premium', password: PASSWORD } as const
  const free = await club.a.member({ password: PASSWORD })
  const inactive = await club.a.member({ ...premium, status: 'Inactive', verified: false })
  const disabled = await club.a.member(premium)
  await club.services.accounts.disable(disabled.uid)
  const unproven = await club.a.member(premium)
  await club.db.execute(sql`UPDATE users SET email_verified = false WHERE id = ${unproven.uid}`)
  const recordless = await club.a.member(premium)
  await club.db.execute(sql`DELETE FROM subscribers WHERE uid = ${recordless.uid}`)
  const deleted = await club.a.member(premium)
  await club.db.execute(sql`UPDATE subscribers SET deleted = true WHERE uid = ${deleted.uid}`)

  const refusalOf = async (email: string, password?: string) => {
    const answer = await attempt(club, email, password)
    return answer.ok ? 'signed in' : answer.refusal
  }
  expect(await refusalOf('ninguem@exemplo.test')).toEqual({ code: 'unknown-user' })
  expect(await refusalOf(free.email, 'outra coisa qualquer')).toEqual({ code: 'wrong-password' })
  expect(await refusalOf(free.email)).toEqual({ code: 'not-eligible', reasons: ['not-premium'] })
  expect(await refusalOf(inactive.email)).toEqual({
    code: 'not-eligible',
    reasons: ['not-active', 'not-verified'],
  })
  expect(await refusalOf(disabled.email)).toEqual({ code: 'disabled' })
  expect(await refusalOf(unproven.email)).toEqual({ code: 'unverified' })
  expect(await refusalOf(recordless.email)).toEqual({ code: 'no-record' })
  expect(await refusalOf(deleted.email)).toEqual({ code: 'no-record' })
  const { rows } = await club.db.execute(sql`SELECT 1 FROM sessions`)
  expect(rows).toEqual([])
})

test('a member who never set a password can not be signed in to', async () => {
  const ana = await club.a.member({ plan: 'Premium' })
  for (const password of ['', ' ', 'undefined', 'null'])
    expect(await attempt(club, ana.email, password)).toMatchObject({
      refusal: { code: 'wrong-password' },
    })
})

test('sign-in is limited per address from anywhere, and per client for any address', async () => {
  await using club = await testClub()
  for (let n = 1; n <= 10; n++) await attempt(club, 'ana@exemplo.test', 'errada-mesmo', n)
  expect(await attempt(club, 'ana@exemplo.test', 'errada-mesmo', 11)).toMatchObject({
    refusal: { code: 'too-many-attempts' },
  })
  const fromOneHouse = (n: number) =>
    club.services.members.signIn({
      email: `a${n}@exemplo.test`,
      password: 'errada-mesmo',
      clientAddress: `2001:db8:7:7:${n.toString(16)}::1`,
      userAgent: '',
      device: undefined,
    })
  for (let n = 1; n <= 30; n++) await fromOneHouse(n)
  expect(await fromOneHouse(31)).toMatchObject({ refusal: { code: 'too-many-attempts' } })
})

test('limits hold in a second process and after a restart', async () => {
  await using club = await testClub()
  for (let n = 1; n <= 5; n++) await attempt(club, 'ana@exemplo.test', 'errada-mesmo', n)
  {
    await using other = await club.another()
    for (let n = 6; n <= 10; n++) await attempt(other, 'ana@exemplo.test', 'x', n)
  }
  await using restarted = await club.another()
  expect(await attempt(restarted, 'ana@exemplo.test', 'x', 11)).toMatchObject({
    refusal: { code: 'too-many-attempts' },
  })
})

test('reset: a single-use link of one hour; using it ends every session and says so by mail', async () => {
  await using club = await testClub({ works: true })
  const ana = await club.a.member({ plan: 'Premium', password: PASSWORD })
  await attempt(club, ana.email)
  await club.services.members.requestPasswordReset(ana.email, '203.0.113.5')
  const token = await linkIn(club, ana.email)
  expect(await club.services.members.lookAtPasswordLink(token)).toBe('usable')
  expect(await byLink(club, token, 'benfica123')).toEqual({ ok: false, problem: 'too-common' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => byLink(club, token)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await club.services.accounts.sessionsOf(ana.uid)).toEqual([])
  await club.queue.idle()
  expect(club.mailbox.lastTo(ana.email).subject).toBe('A tua senha foi alterada')
  expect(await attempt(club, ana.email)).toMatchObject({ refusal: { code: 'wrong-password' } })
  expect(await attempt(club, ana.email, 'uma senha bem nova')).toMatchObject({ ok: true })
  expect(await byLink(club, token)).toEqual({ ok: false, problem: 'link-unusable' })
})

test('reset: expired, tampered and other links open nothing', async () => {
  await using club = await testClub({ works: true })
  const ana = await club.a.member({ plan: 'Premium', password: PASSWORD })
  await club.services.members.requestPasswordReset(ana.email, '203.0.113.5')
  const token = await linkIn(club, ana.email)
  const other = await club.services.accounts.issueLink(club.db, ana.uid, 'confirm-address')
  for (const wrong of [`${token.slice(0, -1)}x`, other, ''])
    expect(await byLink(club, wrong)).toEqual({ ok: false, problem: 'link-unusable' })
  club.clock.advance({ minutes: 61 })
  expect(await byLink(club, token)).toEqual({ ok: false, problem: 'link-unusable' })
  expect(await attempt(club, ana.email)).toMatchObject({ ok: true })
})

test('reset: an unknown address and too many requests are answered alike, without mail', async () => {
  await using club = await testClub({ works: true })
  const ana = await club.a.member({ plan: 'Premium', password: PASSWORD })
  await club.services.members.requestPasswordReset('ninguem@exemplo.test', '203.0.113.5')
  for (let n = 0; n < 6; n++)
    await club.services.members.requestPasswordReset(ana.email, `203.0.113.${n}`)
  await club.queue.idle()
  expect(club.mailbox.recipients()).toEqual(Array(3).fill(ana.email))
})

test('changing the password asks for the current one and ends the other sessions only', async () => {
  const { members, accounts } = club.services
  const ana = await club.a.member({ plan: 'Premium', password: PASSWORD })
  await attempt(club, ana.email)
  await attempt(club, ana.email)
  const [here] = await accounts.sessionsOf(ana.uid)
  const change = (current: string, next: string) =>
    members.changePassword({ uid: ana.uid, sessionId: here?.id ?? '', current, next })
  expect(await change('errada', 'uma senha bem nova')).toMatchObject({ problem: 'wrong-password' })
  expect(await change(PASSWORD, 'curta')).toMatchObject({ problem: 'too-short' })
  expect(await change(PASSWORD, 'a'.repeat(129))).toMatchObject({ problem: 'too-long' })
  expect(await change(PASSWORD, 'uma senha bem nova')).toEqual({ ok: true })
  expect((await accounts.sessionsOf(ana.uid)).map(({ id }) => id)).toEqual([here?.id])
})

test('128 characters of any alphabet are kept whole', async () => {
  const password = [...`${'žluťoučký kůň 🛫 '.repeat(8)}`].slice(0, 127).join('')
  const ana = await club.a.member({ plan: 'Premium', password: `${password}A` })
  expect(await attempt(club, ana.email, `${password}B`)).toMatchObject({ ok: false })
  expect(await attempt(club, ana.email, `${password}A`)).toMatchObject({ ok: true })
})

test('the first browser is welcome, another one is told about, the known ones are not', async () => {
  await using club = await testClub({ works: true })
  const ana = await club.a.member({ plan: 'Premium', password: PASSWORD })
  const first = await attempt(club, ana.email)
  await club.queue.idle()
  expect(club.mailbox.recipients()).toEqual([])
  await club.services.members.signIn({
    email: ana.email,
    password: PASSWORD,
    clientAddress: '203.0.113.1',
    userAgent: '',
    device: first.ok ? first.device : undefined,
  })
  await attempt(club, ana.email)
  await club.queue.idle()
  expect(club.mailbox.mails.map(({ subject }) => subject)).toEqual([
    'Entraste a partir de um dispositivo novo?',
  ])
})

test('no token of a session, a link or a device is in any table', async () => {
  const ana = await club.a.member({ plan: 'Premium', password: PASSWORD })
  const answer = await attempt(club, ana.email)
  if (!answer.ok) throw new Error('refused')
  const session = decodeURIComponent(
    /session_token=([^.;]+)/.exec(answer.cookies[0] ?? '')?.[1] ?? '',
  )
  expect(session.length).toBeGreaterThan(20)
  const rows = await Promise.all(
    ['sessions', 'known_devices', 'verifications', 'mail_links'].map((table) =>
      club.db.execute(sql.raw(`SELECT * FROM ${table}`)),
    ),
  )
  const stored = JSON.stringify(rows.map((each) => each.rows))
  expect(stored).not.toContain(session)
  expect(stored).not.toContain(answer.device)
})
