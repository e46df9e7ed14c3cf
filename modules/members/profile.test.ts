import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { destinationCode, destinations } from './destinations'
import { asPremium, type Member, type PremiumMember, type Profile } from './model'
import type { ProfileRequest } from './profile.server'

const profile: Profile = {
  homeAirport: 'PORTO-PT',
  preferredDestinations: ['NYC', 'RIO'],
  airlinePreference: 'TAP Air Portugal',
  budget: 'Viajante de Luxo',
}

async function buyer(club: TestClub, details = {}): Promise<Member> {
  const member = await club.a.member(details)
  await club.db.transaction((tx) => club.services.members.grantPremium(tx, member.uid))
  await club.queue.idle()
  return member
}

const complete = (club: TestClub, member: Member, how: Partial<ProfileRequest> = {}) =>
  club.services.members.completeProfile({
    email: member.email,
    profile,
    sessionUid: undefined,
    proof: '',
    clientAddress: '203.0.113.4',
    ...how,
  })

const proofIn = (club: TestClub, member: Member) =>
  /prova=([\w.-]+)/.exec(club.mailbox.lastTo(member.email).text)?.[1] ?? ''

const now = async (club: TestClub, { uid }: Member) => club.services.members.byUid(uid)

function premium(member: Member | undefined): PremiumMember {
  const proven = asPremium(member)
  if (!proven) throw new Error('not Premium')
  return proven
}

test('Premium begins: at once, with a mail to set a password and complete the profile', async () => {
  await using club = await testClub({ works: true })
  const ana = await buyer(club)
  expect(await now(club, ana)).toMatchObject({
    subscriptionType: 'Premium',
    subscriptionStatus: 'Active',
    premiumSetupNeeded: true,
  })
  const mail = club.mailbox.lastTo(ana.email)
  expect(mail.subject).toBe('Já és Premium. Faltam dois passos')
  expect(mail.text).toContain('/definir-senha/')
  expect(mail.text).toContain('/complete-profile?prova=')
  await club.db.transaction((tx) => club.services.members.grantPremium(tx, ana.uid))
  await club.queue.idle()
  expect(club.mailbox.mails).toHaveLength(1)
})

test('§5: the signed link saves the profile once, then the form belongs to signed-in members', async () => {
  await using club = await testClub({ works: true })
  const ana = await buyer(club)
  const proof = proofIn(club, ana)
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      complete(club, ana, { proof, clientAddress: `203.0.113.${n}` }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toEqual([
    { ok: true, state: 'saved', awaitsConfirmation: false },
  ])
  expect(await now(club, ana)).toMatchObject({ ...profile, premiumSetupNeeded: false })
  await club.queue.idle()
  expect(club.mailbox.lastTo(ana.email).subject).toBe('O teu perfil está completo')
})

test('§4: a member who is not verified yet awaits the confirmation of the e-mail', async () => {
  await using club = await testClub({ works: true })
  const ana = await buyer(club, { verified: false })
  expect(await complete(club, ana, { proof: proofIn(club, ana) })).toEqual({
    ok: true,
    state: 'saved',
    awaitsConfirmation: true,
  })
  await club.queue.idle()
  expect(club.mailbox.lastTo(ana.email).text).toContain('/verificar/')
})

test('who only types the address changes nothing until the owner says yes by mail', async () => {
  await using club = await testClub({ works: true })
  const ana = await buyer(club)
  const other = await buyer(club)
  const wrongProofs = [
    '',
    'x.y',
    proofIn(club, other),
    club.services.members.preferencesPath(ana.uid),
  ]
  for (const proof of wrongProofs)
    expect(await complete(club, ana, { proof, sessionUid: other.uid })).toEqual({
      ok: true,
      state: 'awaits-owner',
    })
  expect(await now(club, ana)).toMatchObject({ homeAirport: 'LISBOA-PT', premiumSetupNeeded: true })
  await club.queue.idle()
  const token = /confirmar-perfil\/([\w-]+)/.exec(club.mailbox.lastTo(ana.email).text)?.[1] ?? ''
  expect(await club.services.members.lookAtProposal(token)).toEqual(profile)
  expect(await club.services.members.acceptProposal(`${token}x`)).toBeUndefined()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => club.services.members.acceptProposal(token)),
  )
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1)
  expect(await now(club, ana)).toMatchObject({ ...profile, premiumSetupNeeded: false })
})

test('a proposal is gone after 24 hours', async () => {
  await using club = await testClub({ works: true })
  const ana = await buyer(club)
  await complete(club, ana)
  await club.queue.idle()
  const token = /confirmar-perfil\/([\w-]+)/.exec(club.mailbox.lastTo(ana.email).text)?.[1] ?? ''
  club.clock.advance({ hours: 25 })
  expect(await club.services.members.acceptProposal(token)).toBeUndefined()
})

test('§8: an unknown address, a free member and a complete profile are refused by name', async () => {
  await using club = await testClub()
  const free = await club.a.member()
  const done = await club.a.member({ plan: 'Premium' })
  expect(await complete(club, { ...free, email: 'x@exemplo.test' })).toMatchObject({
    reason: 'unknown-member',
  })
  expect(await complete(club, free)).toMatchObject({ reason: 'not-premium' })
  expect(await complete(club, done)).toMatchObject({ reason: 'sign-in-first' })
  expect(await complete(club, done, { sessionUid: done.uid })).toMatchObject({ ok: true })
})

test('§9: favourites stay for twelve months, then change again; of twenty at once one wins', async () => {
  await using club = await testClub()
  const { members } = club.services
  const ana = premium(await club.a.member({ plan: 'Premium' }))
  const choices = destinations.slice(0, 20).map(({ code }) => [code])
  const outcomes = await Promise.all(choices.map((codes) => members.setDestinations(ana, codes)))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  const locked = members.destinationsLockedUntil(premium(await now(club, ana)))
  expect(locked).toEqual(new Date('2027-11-15T12:00:00Z'))
  club.clock.advance({ days: 364 })
  expect(await members.setDestinations(ana, ['TYO'])).toBe(false)
  expect(await complete(club, ana, { sessionUid: ana.uid })).toMatchObject({
    reason: 'destinations-locked',
  })
  club.clock.advance({ days: 1 })
  expect(await members.setDestinations(ana, ['TYO'])).toBe(true)
})

test('§3: 62 destinations, each with one code, found with or without accents', () => {
  expect(destinations).toHaveLength(62)
  expect(new Set(destinations.map(({ code }) => code)).size).toBe(62)
  for (const { code, PT, BR } of destinations) {
    expect(PT).toMatch(/^.+ \(.+\)$/)
    expect([destinationCode(PT), destinationCode(BR)]).toEqual([code, code])
  }
  expect(destinationCode('nova york')).toBe('NYC')
  expect(destinationCode('Acores (Portugal)')).toBe('PDL')
  expect(destinationCode('Atlantida')).toBeUndefined()
})

test('airport and airline change as often as one likes', async () => {
  await using club = await testClub()
  const ana = premium(await club.a.member({ plan: 'Premium' }))
  for (const airport of ['PORTO-PT', 'SÃO PAULO-BR', 'LISBOA-PT'] as const)
    await club.services.members.setTravel(ana, airport, 'Emirates')
  expect(await now(club, ana)).toMatchObject({
    homeAirport: 'LISBOA-PT',
    airlinePreference: 'Emirates',
  })
  const { rows } = await club.db.execute(sql`SELECT subscription_type FROM subscribers`)
  expect(rows).toEqual([{ subscription_type: 'Premium' }])
})
