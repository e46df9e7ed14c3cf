import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { crowd, insertCrowd } from '~/tests/support/crowd'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClock, testClub } from '~/tests/support/test-club'
import type { MemberFilter, MemberSort } from './desk-model'

async function found(club: TestClub, filter: MemberFilter, sort: MemberSort = 'name') {
  const { rows } = await club.services.members.desk.list(teamPermit, filter, {
    sort,
    after: undefined,
  })
  return rows.map(({ name }) => name)
}

describe("the team's list of members", () => {
  test('is searched by any part of name or address, whatever the case and the accents', async () => {
    await using club = await testClub()
    await club.a.member({ name: 'Inês Conceição', email: 'ines.c@exemplo.test' })
    await club.a.member({ name: 'JOÃO da Silva', email: 'joao@outro.test' })
    await club.a.member({ name: 'Maria Simões', email: 'maria_100%@exemplo.test' })
    expect(await found(club, { words: 'conceicao' })).toEqual(['Inês Conceição'])
    expect(await found(club, { words: 'ÇÃO' })).toEqual(['Inês Conceição'])
    expect(await found(club, { words: 'joao silva' })).toEqual(['JOÃO da Silva'])
    expect(await found(club, { words: 'outro.test' })).toEqual(['JOÃO da Silva'])
    expect(await found(club, { words: 'jo' })).toEqual(['JOÃO da Silva'])
    expect(await found(club, { words: 'maria si' })).toEqual(['Maria Simões'])
    expect(await found(club, { words: 'JOAO@outro.test' })).toEqual(['JOÃO da Silva'])
    expect(await found(club, { words: '100%' })).toEqual(['Maria Simões'])
    expect(await found(club, { words: '%' })).toEqual([])
    expect(await found(club, { words: "'; DROP TABLE subscribers" })).toEqual([])
  })

  test('is narrowed by every filter, alone and together', async () => {
    await using club = await testClub()
    const ana = await club.a.member({ name: 'Ana', plan: 'Premium', airport: 'PORTO-PT' })
    await club.a.member({ name: 'Bia', verified: false, variant: 'BR', airport: 'SÃO PAULO-BR' })
    const caio = await club.a.member({ name: 'Caio', status: 'Inactive' })
    await club.db.transaction((tx) => club.services.members.bounced(tx, caio.uid))
    club.clock.advance({ days: 40 })
    await club.a.member({ name: 'Duda' })
    expect(await found(club, { plan: 'Premium' })).toEqual(['Ana'])
    expect(await found(club, { verified: false })).toEqual(['Bia'])
    expect(await found(club, { variant: 'BR', airport: 'SÃO PAULO-BR' })).toEqual(['Bia'])
    expect(await found(club, { status: 'Inactive', mail: 'suppressed' })).toEqual(['Caio'])
    expect(await found(club, { joinedFrom: '2026-12-25' })).toEqual(['Duda'])
    expect(await found(club, { joinedFrom: '2026-11-15', joinedTo: '2026-11-15' })).toHaveLength(3)
    expect(await found(club, { plan: 'Premium', words: ana.email, airport: 'LISBOA-PT' })).toEqual(
      [],
    )
  })

  test('pages by key: each member once, in every order, while others join', async () => {
    await using club = await testClub()
    await insertCrowd(club.db, crowd(180))
    const { desk } = club.services.members
    for (const sort of ['newest', 'oldest', 'name'] as const) {
      const seen: string[] = []
      let after: Parameters<typeof desk.list>[2]['after']
      do {
        const page = await desk.list(teamPermit, {}, { sort, after })
        seen.push(...page.rows.map(({ uid }) => uid))
        after = page.next
        await club.a.member({ name: 'Aaa entretanto' })
      } while (after)
      const crowdSeen = seen.filter((uid) => /^m\d{6}$/.test(uid))
      expect(new Set(crowdSeen).size).toBe(180)
      expect(crowdSeen).toHaveLength(180)
      expect(new Set(seen).size).toBe(seen.length)
    }
  })

  test('says how many there are: counted to a thousand, estimated beyond', async () => {
    await using club = await testClub()
    await insertCrowd(club.db, crowd(1_500))
    const { desk } = club.services.members
    expect(await desk.count(teamPermit, { words: 'm000012' })).toEqual({ exact: true, count: 1 })
    const all = await desk.count(teamPermit, {})
    expect(all.exact).toBe(false)
    expect(all.count).toBeGreaterThan(1_000)
  })
})

describe('what the team does for a member', () => {
  const actions = async (club: TestClub) => {
    const { rows } = await club.db.execute<{ action: string }>(
      sql`SELECT action FROM audit_log WHERE subject_kind = 'member' ORDER BY id`,
    )
    return rows.map(({ action }) => action)
  }

  test('Premium granted is a fact beside the payments: given once, taken back, given again', async () => {
    await using club = await testClub({ works: true })
    const { desk, byUid } = club.services.members
    const ana = await club.a.member({ name: 'Zulmira Quintanilha' })
    const grants = await Promise.all(
      Array.from({ length: 5 }, () =>
        desk.grantPremium(teamPermit, ana.uid, 'Prémio para a Zulmira'),
      ),
    )
    expect(grants.filter(({ ok }) => ok)).toHaveLength(1)
    expect(grants).toContainEqual({ ok: false, reason: 'already-premium' })
    expect(await byUid(ana.uid)).toMatchObject({ subscriptionType: 'Premium' })
    await club.queue.idle()
    expect(club.mailbox.mails.filter(({ to }) => to.includes(ana.email))).toHaveLength(1)
    expect(await desk.endPremium(teamPermit, ana.uid, 'foi engano')).toEqual({ ok: true })
    expect(await byUid(ana.uid)).toMatchObject({
      subscriptionType: 'free',
      subscriptionStatus: 'Inactive',
    })
    expect(await desk.endPremium(teamPermit, ana.uid, 'outra vez')).toEqual({
      ok: false,
      reason: 'not-premium',
    })
    expect(await desk.grantPremium(teamPermit, ana.uid, 'afinal não')).toEqual({ ok: true })
    expect(await actions(club)).toEqual([
      'member-premium-granted',
      'member-premium-ended',
      'member-premium-granted',
    ])
    const { rows } = await club.db.execute(sql`SELECT reason FROM audit_log ORDER BY id LIMIT 1`)
    expect(rows).toEqual([{ reason: 'Prémio para a …' }])
  })

  test('Premium that was paid for is not the team’s to end: the money comes first', async () => {
    await using club = await testClub()
    const { desk, byUid } = club.services.members
    const ana = await club.a.member()
    await desk.grantPremium(teamPermit, ana.uid, 'oferta')
    await club.db.execute(sql`UPDATE orders SET source = 'checkout' WHERE uid = ${ana.uid}`)
    expect(await desk.endPremium(teamPermit, ana.uid, 'x')).toEqual({ ok: false, reason: 'paid' })
    expect(await byUid(ana.uid)).toMatchObject({ subscriptionType: 'Premium' })
    expect(await actions(club)).toEqual(['member-premium-granted'])
  })

  test('suppressing and lifting go both ways, but a complaint stays the member’s word', async () => {
    await using club = await testClub()
    const { desk, mayMail, complained } = club.services.members
    const ana = await club.a.member()
    expect(await desk.suppress(teamPermit, ana.uid, 'pediu por telefone')).toEqual({ ok: true })
    expect(await mayMail(ana.email)).toBe(false)
    expect(await desk.suppress(teamPermit, ana.uid, 'x')).toEqual({
      ok: false,
      reason: 'suppressed',
    })
    expect(await desk.liftSuppression(teamPermit, ana.uid, 'mudou de ideias')).toEqual({ ok: true })
    expect(await mayMail(ana.email)).toBe(true)
    expect(await desk.liftSuppression(teamPermit, ana.uid, 'x')).toMatchObject({
      reason: 'not-suppressed',
    })
    await club.db.transaction((tx) => complained(tx, ana.uid))
    expect(await desk.liftSuppression(teamPermit, ana.uid, 'x')).toMatchObject({
      reason: 'own-wish',
    })
  })

  test('the verification goes out again, to who still needs it', async () => {
    await using club = await testClub({ works: true })
    const { desk } = club.services.members
    const ana = await club.a.member({ verified: false })
    expect(await desk.resendVerification(teamPermit, ana.uid)).toEqual({ ok: true })
    await club.queue.idle()
    expect(club.mailbox.lastTo(ana.email).text).toContain('/verificar/')
    const bia = await club.a.member()
    expect(await desk.resendVerification(teamPermit, bia.uid)).toMatchObject({
      reason: 'already-verified',
    })
    expect(await desk.resendVerification(teamPermit, 'ninguém')).toMatchObject({
      reason: 'unknown',
    })
  })

  test('erasing asks for the address, happens once of five, and the log names nobody', async () => {
    await using club = await testClub()
    const { desk } = club.services.members
    const ana = await club.a.member({ name: 'Zulmira', email: 'zulmira.q@exemplo.test' })
    await desk.suppress(teamPermit, ana.uid, 'zulmira.q@exemplo.test escreveu-nos')
    expect(await desk.erase(teamPermit, ana.uid, 'outra@exemplo.test')).toMatchObject({
      reason: 'wrong-address',
    })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.erase(teamPermit, ana.uid, ' ZULMIRA.Q@exemplo.test ')),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await desk.member(teamPermit, ana.uid)).toBeUndefined()
    const { rows } = await club.db.execute(sql`SELECT l::text AS line FROM audit_log l`)
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('zulmira')
    expect(await actions(club)).toEqual(['member-suppressed', 'member-deleted'])
  })

  test('the whole story is there: joined, verified, granted, mailed, clicked, changed, paused', async () => {
    // The database dates what was mailed, so the club begins today.
    await using club = await testClub({ works: true, clock: testClock(new Date()) })
    const { members } = club.services
    const { desk } = members
    await members.join({
      name: 'Ana',
      email: 'ana@exemplo.test',
      homeAirport: 'LISBOA-PT',
      variant: 'PT',
      source: 'faq',
      clientAddress: '203.0.113.7',
      trap: '',
      proof: '',
    })
    await club.queue.idle()
    const token = /verificar\/([\w-]+)/.exec(club.mailbox.lastTo('ana@exemplo.test').text)?.[1]
    club.clock.advance({ minutes: 5 })
    await members.confirmAddress(token ?? '')
    const uid = (await members.uidOf('ana@exemplo.test')) ?? ''
    club.clock.advance({ minutes: 5 })
    await desk.grantPremium(teamPermit, uid, 'ganhou o passatempo')
    club.clock.advance({ days: 1 })
    await club.a.deal({ published: true })
    await club.queue.idle()
    await club.services.deliveries.idle()
    const link = /\/ir\/([\w.-]+)/.exec(club.mailbox.lastTo('ana@exemplo.test').text)?.[1] ?? ''
    club.clock.advance({ days: 1 })
    await club.services.deliveries.followLink(link)
    const preferences = members.preferencesPath(uid).split('/').at(-1) ?? ''
    await members.changePreferences(preferences, {
      kind: 'mails',
      homeAirport: 'PORTO-PT',
      alertMode: 'all',
    })
    await members.changePreferences(preferences, { kind: 'pause', months: 1 })
    const there = await desk.member(teamPermit, uid)
    if (!there) throw new Error('the member is gone')
    const { entries } = await desk.history(teamPermit, there.member, undefined)
    const kinds = entries.map(({ kind }) => kind)
    for (const kind of ['joined', 'verified', 'granted', 'member-premium-granted', 'clicked'])
      expect(kinds).toContain(kind)
    for (const kind of ['premium-opened', 'mailed', 'preferences-changed', 'paused'])
      expect(kinds).toContain(kind)
    expect(kinds.at(-1)).toBe('joined')
    expect(kinds.indexOf('clicked')).toBeLessThan(kinds.indexOf('mailed'))
    expect(entries.find(({ kind }) => kind === 'preferences-changed')?.details).toEqual({
      changed: { homeAirport: ['LISBOA-PT', 'PORTO-PT'] },
    })
    expect(entries.map(({ at }) => at.getTime())).toEqual(
      entries.map(({ at }) => at.getTime()).toSorted((a, b) => b - a),
    )
  })
})
