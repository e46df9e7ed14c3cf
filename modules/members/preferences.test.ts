import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type TestClub, testClub } from '~/tests/support/test-club'

const tokenOf = (club: TestClub, uid: string) =>
  club.services.members.preferencesPath(uid).replace('/preferencias/', '')

test('the link changes airport, frequency, pauses and stops mails; coming back is a new consent', async () => {
  await using club = await testClub()
  const { members } = club.services
  const ana = await club.a.member()
  const token = tokenOf(club, ana.uid)
  const change = (...[what]: [Parameters<typeof members.changePreferences>[1]]) =>
    members.changePreferences(token, what)
  expect(await change({ kind: 'mails', homeAirport: 'PORTO-PT', alertMode: 'weekly' })).toBe(
    'saved',
  )
  await change({ kind: 'pause', months: 3 })
  expect(await members.memberOfLink(token)).toMatchObject({
    homeAirport: 'PORTO-PT',
    alertMode: 'weekly',
    pausedUntil: new Date('2027-02-15T12:00:00Z'),
  })
  club.clock.advance({ days: 100 })
  expect((await members.memberOfLink(token))?.pausedUntil).toBeNull()
  await change({ kind: 'unsubscribe', reason: 'já não viajo' })
  expect((await members.byUid(ana.uid))?.unsubscribedAt).toEqual(club.clock.now())
  await change({ kind: 'resubscribe' })
  await change({ kind: 'resubscribe' })
  expect((await members.byUid(ana.uid))?.unsubscribedAt).toBeNull()
  const { rows } = await club.db.execute(sql`SELECT source FROM consents`)
  expect(rows).toEqual([{ source: 'preferences' }])
})

test('stopping and coming back, pressed five times at once, are each written down once', async () => {
  await using club = await testClub()
  const { members } = club.services
  const ana = await club.a.member()
  const press = (change: Parameters<typeof members.changePreferences>[1]) =>
    Promise.all(
      Array.from({ length: 5 }, () => members.changePreferences(tokenOf(club, ana.uid), change)),
    )
  await press({ kind: 'unsubscribe', reason: '' })
  await press({ kind: 'resubscribe' })
  const { rows } = await club.db.execute(sql`SELECT kind FROM member_events ORDER BY id`)
  expect(rows).toEqual([{ kind: 'unsubscribed' }, { kind: 'resubscribed' }])
  expect((await club.db.execute(sql`SELECT 1 FROM consents`)).rows).toHaveLength(1)
})

test('a tampered link, another purpose and a deleted member open nothing', async () => {
  await using club = await testClub()
  const { members } = club.services
  const ana = await club.a.member()
  const bia = await club.a.member()
  const token = tokenOf(club, ana.uid)
  const [, signature = ''] = token.split('.')
  const swapped = `${Buffer.from(bia.uid).toString('base64url')}.${signature}`
  const profileProof = members.profilePath(ana.uid).split('prova=')[1] ?? ''
  for (const wrong of ['', 'x', `${token}x`, swapped, profileProof]) {
    expect(await members.memberOfLink(wrong)).toBeUndefined()
    expect(await members.changePreferences(wrong, { kind: 'resume' })).toBe('unknown-link')
    expect(await members.exportByLink(wrong)).toBeUndefined()
    expect(await members.deleteByLink(wrong, '')).toBe('unknown')
  }
  expect(await members.deleteByLink(token, '')).toBe('deleted')
  expect(await members.memberOfLink(token)).toBeUndefined()
  expect(await members.byUid(bia.uid)).toBeDefined()
})

test('who has a password shows it before the link deletes anything', async () => {
  await using club = await testClub()
  const { members } = club.services
  const ana = await club.a.member({ plan: 'Premium', password: 'quatro cavalos verdes' })
  const token = tokenOf(club, ana.uid)
  expect(await members.deleteByLink(token, '')).toBe('wrong-password')
  expect(await members.deleteByLink(token, 'quatro cavalos verdes')).toBe('deleted')
})

test('every mail to a member carries the same link to the preferences', async () => {
  await using club = await testClub({ works: true })
  const ana = await club.a.member({ plan: 'Premium', password: 'quatro cavalos verdes' })
  await club.services.members.requestPasswordReset(ana.email, '203.0.113.1')
  await club.services.members.downgrade(ana.uid)
  await club.queue.idle()
  expect(club.mailbox.mails).toHaveLength(2)
  for (const mail of club.mailbox.mails)
    expect(mail.html).toContain(club.services.members.preferencesPath(ana.uid))
})
