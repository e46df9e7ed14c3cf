import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { memberMail } from './jobs.server'

const PASSWORD = 'quatro cavalos verdes'
const NAME = 'Zulmira Quintanilha'
const EMAIL = 'zulmira.q@exemplo.test'

const signIn = (club: TestClub) =>
  club.services.members.signIn({
    email: EMAIL,
    password: PASSWORD,
    clientAddress: '203.0.113.1',
    userAgent: '',
    device: undefined,
  })

/** Every row of every table of the product and of the queue, as text. */
async function everythingStored(club: TestClub): Promise<string> {
  const { rows } = await club.db.execute<{ name: string }>(
    sql`SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
        WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`,
  )
  const dumps = await Promise.all(
    rows.map(({ name }) => club.db.execute(sql.raw(`SELECT t::text AS row FROM ${name} t`))),
  )
  return JSON.stringify(dumps.map((dump) => dump.rows))
}

async function joined(club: TestClub) {
  await club.services.members.join({
    name: NAME,
    email: EMAIL,
    homeAirport: 'LISBOA-PT',
    variant: 'PT',
    source: 'home',
    clientAddress: '203.0.113.7',
    trap: '',
    proof: '',
  })
  await club.queue.idle()
  const token = /verificar\/([\w-]+)/.exec(club.mailbox.lastTo(EMAIL).text)?.[1] ?? ''
  await club.services.members.confirmAddress(token)
  const uid = (await club.services.members.uidOf(EMAIL)) ?? ''
  await club.db.transaction((tx) => club.services.members.grantPremium(tx, uid))
  await club.services.accounts.setPassword(uid, PASSWORD)
  await signIn(club)
  await club.queue.idle()
  return uid
}

test('Delete: after the password nothing stored names the member, and nothing is mailed again', async () => {
  await using club = await testClub({ works: true })
  const uid = await joined(club)
  expect(await everythingStored(club)).toContain(EMAIL)
  expect(await club.services.members.deleteMember(uid, 'errada-mesmo')).toBe('wrong-password')
  expect(await club.services.members.byUid(uid)).toBeDefined()
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => club.services.members.deleteMember(uid, PASSWORD)),
  )
  expect(outcomes.filter((outcome) => outcome === 'deleted')).toHaveLength(1)

  const stored = await everythingStored(club)
  for (const trace of [EMAIL, NAME, 'Zulmira', 'Quintanilha', 'zulmira']) {
    expect(stored).not.toContain(trace)
  }
  expect(club.mailbox.lastTo(EMAIL).subject).toBe('A tua conta foi apagada')
  expect(await signIn(club)).toMatchObject({ refusal: { code: 'unknown-user' } })

  const before = club.mailbox.mails.length
  const again = await club.a.member({ email: EMAIL })
  await club.db.transaction((tx) =>
    club.queue.enqueue(tx, memberMail, { uid: again.uid, kind: 'welcome' }),
  )
  await club.services.members.requestPasswordReset(EMAIL, '203.0.113.3')
  await club.queue.idle()
  expect(club.mailbox.mails).toHaveLength(before)
})

test('joining again with an erased address answers as always and stores nothing', async () => {
  await using club = await testClub({ works: true })
  const uid = await joined(club)
  await club.services.members.eraseMember(uid)
  const answer = await club.services.members.join({
    name: NAME,
    email: EMAIL,
    homeAirport: 'LISBOA-PT',
    variant: 'PT',
    source: 'home',
    clientAddress: '203.0.113.8',
    trap: '',
    proof: '',
  })
  expect(answer).toEqual({ ok: true })
  expect(await everythingStored(club)).not.toContain(EMAIL)
})

test('a refused goodbye leaves the account gone and the log without a name', async () => {
  await using club = await testClub({ works: true })
  const uid = await joined(club)
  club.mailbox.refuseWith(new Error(`550 no such user ${EMAIL}`))
  expect(await club.services.members.deleteMember(uid, PASSWORD)).toBe('deleted')
  expect(club.logged()).toContain('a goodbye was not delivered')
  expect(club.logged()).not.toContain('zulmira')
})

test('§4 Downgrade: free and Inactive, signed out everywhere, told once', async () => {
  await using club = await testClub({ works: true })
  const uid = await joined(club)
  await signIn(club)
  const before = club.mailbox.mails.length
  await Promise.all(Array.from({ length: 20 }, () => club.services.members.downgrade(uid)))
  expect(await club.services.members.byUid(uid)).toMatchObject({
    subscriptionType: 'free',
    subscriptionStatus: 'Inactive',
    premiumSetupNeeded: false,
  })
  expect(await club.services.accounts.sessionsOf(uid)).toEqual([])
  await club.queue.idle()
  const told = club.mailbox.mails.slice(before).map(({ subject }) => subject)
  expect(told.filter((subject) => subject === 'A tua subscrição passou a gratuita')).toHaveLength(1)
})

test('the ledger of consents can only be added to, and goes with an erased member', async () => {
  await using club = await testClub({ works: true })
  const uid = await joined(club)
  const attempts = [
    sql`UPDATE consents SET text_version = 'x'`,
    sql`DELETE FROM consents`,
    sql`TRUNCATE consents`,
    sql`DELETE FROM users WHERE id = ${uid}`,
  ]
  for (const attempt of attempts) await expect(club.db.execute(attempt)).rejects.toThrow()
  const { rows } = await club.db.execute(sql`SELECT source, text_version FROM consents`)
  expect(rows).toEqual([{ source: 'home', text_version: '2024-12-15' }])
  expect(await club.services.members.eraseMember(uid)).toBe('deleted')
  expect((await club.db.execute(sql`SELECT 1 FROM consents`)).rows).toEqual([])
})

test('the export has a part for every table that knows a member, in the shapes of §3', async () => {
  await using club = await testClub({ works: true })
  const uid = await joined(club)
  const { rows } = await club.db.execute<{ name: string }>(
    sql`SELECT DISTINCT table_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name IN ('uid', 'user_id')`,
  )
  const exported = await club.services.members.exportOf(uid)
  for (const { name } of rows) expect(Object.keys(exported ?? {})).toContain(name)
  expect(exported).toMatchObject({
    users: { email: EMAIL },
    subscribers: { name: NAME, homeAirport: ['LISBOA-PT'], preferredDestinations: [] },
    consents: [{ source: 'home' }],
    sessions: [{ device: '' }],
  })
  const text = JSON.stringify(exported)
  expect(text).not.toContain('argon2')
  expect(text).not.toMatch(/token/i)
})

test('erased by the team: no table names the member, nor the lists, the story or the log', async () => {
  await using club = await testClub({ works: true })
  const { desk, imports, exports } = club.services.members
  const upload = async () => {
    const answer = await imports.upload(teamPermit, {
      fileName: 'lista.csv',
      content: Buffer.from(`nome;email;aeroporto\n${NAME};${EMAIL};Porto\n`),
      consentFrom: 'feira',
      everybodyAgreed: true,
      confirmedElsewhere: false,
    })
    await club.queue.idle()
    return answer.ok ? answer.id : ''
  }
  await imports.confirm(teamPermit, await upload())
  await club.queue.idle()
  const uid = (await club.services.members.uidOf(EMAIL)) ?? ''
  await desk.grantPremium(teamPermit, uid, `${NAME} ganhou; escreveu de ${EMAIL}`)
  await desk.suppress(teamPermit, uid, 'a Zulmira pediu')
  await desk.exportOf(teamPermit, uid)
  for await (const _ of await exports.csv(teamPermit, { words: EMAIL }));
  await club.queue.idle()
  expect(await everythingStored(club)).toContain(EMAIL)
  expect(await desk.erase(teamPermit, uid, EMAIL)).toEqual({ ok: true })
  const stored = (await everythingStored(club)).toLowerCase()
  for (const trace of [EMAIL, 'zulmira', 'quintanilha']) expect(stored).not.toContain(trace)

  // The list comes again: an erased person is not brought back by it.
  const again = await upload()
  expect(await imports.view(teamPermit, again, 0)).toMatchObject({
    good: 0,
    problems: [{ line: 2, reason: 'suppressed' }],
  })
})
