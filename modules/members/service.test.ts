import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type TestClub, testClub } from '~/tests/support/test-club'
import type { JoinRequest } from './service.server'

const ana: JoinRequest = {
  name: 'Ana',
  email: 'ana@exemplo.test',
  homeAirport: 'LISBOA-PT',
  variant: 'PT',
  source: 'home',
  clientAddress: '203.0.113.7',
  trap: '',
  proof: '',
}

const count = async (club: TestClub, table: string) =>
  Number((await club.db.execute(sql.raw(`SELECT count(*) AS n FROM ${table}`))).rows[0]?.n)

async function confirmationToken(club: TestClub, email: string): Promise<string> {
  await club.queue.idle()
  return /verificar\/([\w-]+)/.exec(club.mailbox.lastTo(email).text)?.[1] ?? ''
}

test('§4 free signup: an unverified free subscriber, a consent and a mail, no password', async () => {
  await using club = await testClub({ works: true })
  expect(await club.services.members.join(ana)).toEqual({ ok: true })
  await club.queue.idle()
  const uid = await club.services.members.uidOf(ana.email)
  const member = await club.services.members.byUid(uid ?? '')
  expect(member).toMatchObject({
    name: 'Ana',
    homeAirport: 'LISBOA-PT',
    subscriptionType: 'free',
    isVerified: false,
    premiumSetupNeeded: false,
  })
  expect(await count(club, 'consents')).toBe(1)
  expect(await count(club, 'credentials')).toBe(0)
  expect(club.mailbox.recipients()).toEqual([ana.email])
})

test('twenty simultaneous sign-ups of one address make one member', async () => {
  await using club = await testClub()
  const requests = Array.from({ length: 20 }, (_, n) => ({
    ...ana,
    clientAddress: `203.0.113.${n}`,
  }))
  await Promise.all(requests.map((request) => club.services.members.join(request)))
  expect(await count(club, 'subscribers')).toBe(1)
  expect(await count(club, 'consents')).toBe(1)
})

test('a known and confirmed address gets the same answer, and a mail that says so', async () => {
  await using club = await testClub({ works: true })
  await club.a.member({ email: ana.email })
  expect(await club.services.members.join(ana)).toEqual({ ok: true })
  await club.queue.idle()
  expect(club.mailbox.lastTo(ana.email).subject).toBe('Já fazes parte do Clube de Voos')
})

test('a robot in the trap is told it succeeded and changes nothing', async () => {
  await using club = await testClub()
  expect(await club.services.members.join({ ...ana, trap: 'http://spam' })).toEqual({ ok: true })
  expect(await count(club, 'subscribers')).toBe(0)
})

test('confirming: looking changes nothing, the button confirms once, welcome follows', async () => {
  await using club = await testClub({ works: true })
  await club.services.members.join(ana)
  const token = await confirmationToken(club, ana.email)
  club.clock.advance({ hours: 1 })
  expect((await club.services.members.lookAtConfirmation(token)).outcome).toBe('confirmed')
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => club.services.members.confirmAddress(token)),
  )
  expect(outcomes.filter((outcome) => outcome === 'confirmed')).toHaveLength(1)
  await club.queue.idle()
  const member = await club.services.members.byUid(
    (await club.services.members.uidOf(ana.email)) ?? '',
  )
  expect(member?.isVerified).toBe(true)
  expect(member?.updatedAt).toEqual(club.clock.now())
  expect(club.mailbox.lastTo(ana.email).subject).toBe('Bem-vindo a bordo')
  expect(await club.services.members.confirmAddress(token)).toBe('already-confirmed')
})

test('an expired link is named so, and its owner can have another', async () => {
  await using club = await testClub({ works: true })
  await club.services.members.join(ana)
  const token = await confirmationToken(club, ana.email)
  club.clock.advance({ days: 4 })
  expect(await club.services.members.confirmAddress(token)).toBe('expired')
  expect(await club.services.members.resendConfirmation({ token }, ana.clientAddress)).toEqual({
    ok: true,
  })
  const second = await confirmationToken(club, ana.email)
  expect(second).not.toBe(token)
  expect(await club.services.members.confirmAddress(second)).toBe('confirmed')
})

test('a tampered link is unknown; the token itself is stored nowhere', async () => {
  await using club = await testClub({ works: true })
  await club.services.members.join(ana)
  const token = await confirmationToken(club, ana.email)
  expect(await club.services.members.confirmAddress(`${token.slice(0, -1)}x`)).toBe('unknown')
  const { rows } = await club.db.execute(sql`SELECT * FROM mail_links`)
  const jobs = await club.db.execute(sql`SELECT data FROM pgboss.job`)
  expect(JSON.stringify([rows, jobs.rows])).not.toContain(token)
})

test('the log of a whole sign-up names nobody', async () => {
  await using club = await testClub({ works: true })
  club.mailbox.refuseWith(new Error('550 no such user ana@exemplo.test'))
  await club.services.members.join(ana)
  await expect.poll(() => club.logged()).toContain('a job failed')
  expect(club.logged()).not.toContain('ana@exemplo')
})

test('too many sign-ups from one address are refused, one IPv6 /64 counting as one', async () => {
  await using club = await testClub()
  const attempt = (n: number) =>
    club.services.members.join({
      ...ana,
      email: `a${n}@exemplo.test`,
      clientAddress: `2001:db8:1:2::${n}`,
    })
  for (let n = 1; n <= 6; n++) expect(await attempt(n)).toEqual({ ok: true })
  expect(await attempt(7)).toEqual({ ok: false, reason: 'too-many-attempts' })
})
