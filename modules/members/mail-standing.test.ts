import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type TestClub, testClub } from '~/tests/support/test-club'

const tokenOf = (club: TestClub, uid: string) =>
  club.services.members.preferencesPath(uid).replace('/preferencias/', '')

async function comesBack(club: TestClub, uid: string, how: 'complained' | 'bounced') {
  await club.db.transaction((tx) => club.services.members[how](tx, uid))
}

async function suppressions(club: TestClub) {
  return (await club.db.execute(sql`SELECT reason FROM suppressions`)).rows
}

test.each(['complained', 'bounced'] as const)(
  'who %s gets no deals; who then asks for them again gets them again',
  async (how) => {
    await using club = await testClub()
    const { members, audience } = club.services
    const ana = await club.a.member({ plan: 'Premium' })
    const { id } = await club.a.deal({ published: true })
    await comesBack(club, ana.uid, how)
    expect(await audience.explain(id, ana.uid)).toBe('suppressed')
    const token = tokenOf(club, ana.uid)
    expect(await members.memberOfLink(token)).toMatchObject({ suppressedAt: club.clock.now() })
    expect(await members.changePreferences(token, { kind: 'resubscribe' })).toBe('saved')
    expect(await audience.explain(id, ana.uid)).toBe('now')
    expect(await suppressions(club)).toEqual([])
    const { rows } = await club.db.execute(sql`SELECT source FROM consents`)
    expect(rows).toEqual([{ source: 'preferences' }])
    // And when it happens again, it counts again.
    await comesBack(club, ana.uid, how)
    expect(await audience.explain(id, ana.uid)).toBe('suppressed')
  },
)

test('a complaint is about deals: the mails of the account and of payments still come', async () => {
  await using club = await testClub({ works: true })
  const { members } = club.services
  const ana = await club.a.member({ plan: 'Premium' })
  await comesBack(club, ana.uid, 'complained')
  expect(await members.mayMail(ana.email)).toBe(true)
  await members.requestPasswordReset(ana.email, '203.0.113.9')
  await club.queue.idle()
  expect(club.mailbox.recipients()).toEqual([ana.email])
})

test('an address that can’t be reached gets no mail of any kind', async () => {
  await using club = await testClub({ works: true })
  const { members } = club.services
  const ana = await club.a.member({ plan: 'Premium' })
  await comesBack(club, ana.uid, 'bounced')
  expect(await members.mayMail(ana.email)).toBe(false)
  await members.requestPasswordReset(ana.email, '203.0.113.9')
  await club.queue.idle()
  expect(club.mailbox.recipients()).toEqual([])
})

test('who was erased after a bounce and buys again hears from us again', async () => {
  await using club = await testClub()
  const { members } = club.services
  const ana = await club.a.member()
  await comesBack(club, ana.uid, 'bounced')
  await members.eraseMember(ana.uid)
  expect(await suppressions(club)).toEqual([{ reason: 'deleted' }])
  const { name, email, variant } = ana
  const uid = await club.db.transaction((tx) => members.enrolBuyer(tx, { name, email, variant }))
  expect(await members.mayMail(email)).toBe(true)
  expect(await members.byUid(uid)).toMatchObject({ suppressedAt: null })
})
