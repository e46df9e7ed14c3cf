import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { memberList } from '~/tests/support/member-list'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { somebodyWaits } from '~/tests/support/waiting'
import type { Upload } from './importing.server'

async function sent(club: TestClub, content: Buffer | string, more: Partial<Upload> = {}) {
  const answer = await club.services.members.imports.upload(teamPermit, {
    fileName: 'lista.csv',
    content: Buffer.from(content),
    consentFrom: 'Inscrições na feira de turismo',
    everybodyAgreed: true,
    confirmedElsewhere: true,
    ...more,
  })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.id
}

async function uploaded(...given: Parameters<typeof sent>) {
  const id = await sent(...given)
  await given[0].queue.idle()
  return id
}

async function view(club: TestClub, id: string) {
  const found = await club.services.members.imports.view(teamPermit, id, 0)
  if (!found) throw new Error('the list is gone')
  return found
}

async function brought(club: TestClub, id: string) {
  expect(await club.services.members.imports.confirm(teamPermit, id)).toBe(true)
  await club.queue.idle()
  return view(club, id)
}

async function countOf(club: TestClub, table: string): Promise<number> {
  const { rows } = await club.db.execute<{ n: number }>(
    sql.raw(`SELECT count(*)::int AS n FROM ${table}`),
  )
  return rows[0]?.n ?? -1
}

async function allProblems(club: TestClub, id: string) {
  const all: { line: number; reason: string }[] = []
  let after: number | undefined = 0
  while (after !== undefined) {
    const page: Awaited<ReturnType<typeof view>> | undefined =
      await club.services.members.imports.view(teamPermit, id, after)
    all.push(...(page?.problems ?? []))
    after = page?.moreAfter
  }
  return all
}

describe('a list of members', () => {
  test('10,000 lines, 1 % bad: nothing changes before the yes, then the good ones land once', async () => {
    await using club = await testClub({ works: true })
    const { file, bad } = memberList(10_000)
    const id = await uploaded(club, file)
    expect(await view(club, id)).toMatchObject({
      status: 'ready',
      total: 10_000,
      good: 9_900,
      bad: 100,
    })
    expect(await countOf(club, 'subscribers')).toBe(0)
    expect(await allProblems(club, id)).toEqual(
      [...bad].map(([line, reason]) => ({ line, reason })),
    )
    expect(await brought(club, id)).toMatchObject({ status: 'done', landed: 9_900, bad: 100 })
    for (const table of ['subscribers', 'users', 'consents', 'member_events'])
      expect(`${table} ${await countOf(club, table)}`).toBe(`${table} 9900`)
    expect(await countOf(club, 'member_import_chunks')).toBe(0)

    const again = await uploaded(club, file)
    expect(await view(club, again)).toMatchObject({ status: 'ready', good: 0, bad: 10_000 })
    expect(await brought(club, again)).toMatchObject({ status: 'done', landed: 0 })
    expect(await countOf(club, 'subscribers')).toBe(9_900)
  })

  test('two lists with the same people, and five yeses to each, bring everybody once', async () => {
    await using club = await testClub({ works: true })
    const { file } = memberList(3_000)
    const ids = [await uploaded(club, file), await uploaded(club, file)]
    const yeses = await Promise.all(
      [...ids, ...ids, ...ids].map((id) => club.services.members.imports.confirm(teamPermit, id)),
    )
    expect(yeses.filter(Boolean)).toHaveLength(2)
    await club.queue.idle()
    const [one, two] = await Promise.all(ids.map((id) => view(club, id)))
    expect([one?.status, two?.status]).toEqual(['done', 'done'])
    expect((one?.landed ?? 0) + (two?.landed ?? 0)).toBe(2_970)
    expect(await countOf(club, 'subscribers')).toBe(2_970)
  })

  test('a process that dies half-way is taken over, and two at once do the work of one', async () => {
    await using club = await testClub()
    const { file } = memberList(6_000)
    const id = await sent(club, file)
    const work = async (by: Pick<TestClub, 'services'>) => {
      const [handler] = by.services.members.imports.handlers()
      await handler?.run({ importId: id })
    }
    await work(club)
    await club.services.members.imports.confirm(teamPermit, id)
    const dying = await club.another()
    const half = work(dying)
    await expect.poll(async () => (await view(club, id)).processed).toBeGreaterThan(0)
    await Promise.allSettled([half, dying[Symbol.asyncDispose]()])
    await Promise.all([work(club), work(club)])
    expect(await view(club, id)).toMatchObject({ status: 'done', landed: 5_940, processed: 6_000 })
    expect(await countOf(club, 'subscribers')).toBe(5_940)
  })

  test('who finds the file gone because another process has finished leaves the list done', async () => {
    await using club = await testClub()
    const id = await sent(club, memberList(10).file)
    const [handler] = club.services.members.imports.handlers()
    await handler?.run({ importId: id })
    await club.services.members.imports.confirm(teamPermit, id)
    const late = await club.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE member_import_chunks IN ACCESS EXCLUSIVE MODE`)
      const working = handler?.run({ importId: id })
      await expect.poll(() => somebodyWaits(club)).toBe(true)
      await tx.execute(sql`UPDATE member_imports SET status = 'done' WHERE id = ${id}`)
      await tx.execute(sql`DELETE FROM member_import_chunks`)
      return { working }
    })
    await late.working
    expect(await view(club, id)).toMatchObject({ status: 'done', refusal: null })
  })

  test('members, erased and complaining people and unclear consent are told apart, line by line', async () => {
    await using club = await testClub({ works: true })
    const known = await club.a.member({ email: 'ja@lista.test' })
    const gone = await club.a.member({ email: 'foi@lista.test' })
    await club.services.members.eraseMember(gone.uid)
    const id = await uploaded(
      club,
      [
        'name,email,homeAirport,subscriptionType,consent,variant',
        'Nova,nova@lista.test,SAO PAULO-BR,Premium,2026-01-02,',
        `Já,${known.email},LISBOA-PT,,sim,`,
        `Foi,${gone.email},LISBOA-PT,,sim,`,
        'Calada,calada@lista.test,LISBOA-PT,,,',
        'Nega,nega@lista.test,LISBOA-PT,,não,',
        ',sem.nome@lista.test,LISBOA-PT,,sim,',
        'Curta,curta@lista.test',
        '"Aspas ""e, vírgula""",aspas@lista.test,rio de janeiro,free,SIM,PT',
      ].join('\n'),
      { everybodyAgreed: false },
    )
    expect(await allProblems(club, id)).toEqual([
      { line: 3, reason: 'already-member' },
      { line: 4, reason: 'suppressed' },
      { line: 5, reason: 'no-consent' },
      { line: 6, reason: 'no-consent' },
      { line: 7, reason: 'no-name' },
      { line: 8, reason: 'too-few-columns' },
    ])
    expect(await brought(club, id)).toMatchObject({ landed: 2 })
    const { memberByEmail } = club.services.members
    expect(await memberByEmail(club.db, 'nova@lista.test')).toMatchObject({
      homeAirport: 'SÃO PAULO-BR',
      subscriptionType: 'Premium',
      variant: 'BR',
      isVerified: true,
    })
    expect(await memberByEmail(club.db, 'aspas@lista.test')).toMatchObject({
      name: 'Aspas "e, vírgula"',
      variant: 'PT',
    })
    expect(await memberByEmail(club.db, gone.email)).toBeUndefined()
  })

  test('whoever has not confirmed elsewhere is asked by mail, and is no reader before', async () => {
    await using club = await testClub({ works: true })
    const id = await uploaded(club, 'nome;email;aeroporto\nAna;ana@lista.test;OPO\n', {
      confirmedElsewhere: false,
    })
    await brought(club, id)
    expect(club.mailbox.lastTo('ana@lista.test').text).toContain('/verificar/')
    expect(await club.services.members.memberByEmail(club.db, 'ana@lista.test')).toMatchObject({
      isVerified: false,
    })
    const { rows } = await club.db.execute(sql`SELECT source, text_version FROM consents`)
    expect(rows).toEqual([{ source: 'import', text_version: `import:${id}` }])
  })

  test('hostile files are refused or read as text, and never stop the house', async () => {
    await using club = await testClub({ works: true })
    const { imports } = club.services.members
    const upload = (content: Buffer | string, everybodyAgreed = true) =>
      imports.upload(teamPermit, {
        fileName: 'x.csv',
        content: Buffer.from(content),
        consentFrom: 'x',
        everybodyAgreed,
        confirmedElsewhere: true,
      })
    const head = 'nome,email,aeroporto\n'
    expect(await upload('')).toEqual({ ok: false, reason: 'empty' })
    expect(await upload('a,b,c\n')).toEqual({ ok: false, reason: 'no-address-column' })
    expect(await upload(`${'x,'.repeat(10_000)}email\n`)).toMatchObject({ ok: false })
    expect(await upload(Buffer.alloc(1_000_000, 0xff))).toMatchObject({ ok: false })
    expect(await upload(head, false)).toEqual({ ok: false, reason: 'no-consent' })

    const bomb = await uploaded(
      club,
      `${head}Ana,ana@lista.test,LIS\nBia,"${'b'.repeat(10_000_000)}",LIS\n`,
    )
    expect(await view(club, bomb)).toMatchObject({
      status: 'refused',
      refusal: 'line-too-long',
      refusalLine: 3,
    })
    expect(await countOf(club, 'member_import_chunks')).toBe(0)
    const wide = await uploaded(club, `${head}Ana,ana@lista.test,LIS${',x'.repeat(4_000)}\n`)
    expect(await view(club, wide)).toMatchObject({ status: 'ready', good: 1 })
    const latin = Buffer.concat([
      Buffer.from(`${head}Jo`),
      Buffer.from([0xe3]),
      Buffer.from('o,joao@lista.test,LIS\n\0\0,nul@lista.test,LIS\n'),
    ])
    expect(await allProblems(club, await uploaded(club, latin))).toEqual([
      { line: 2, reason: 'not-utf8' },
      { line: 3, reason: 'no-name' },
    ])
  })

  test('a list nobody decides about, or one that is dropped, leaves no names behind', async () => {
    await using club = await testClub({ works: true })
    const { imports } = club.services.members
    const dropped = await uploaded(club, memberList(10).file)
    expect(await imports.drop(teamPermit, dropped)).toBe(true)
    expect(await imports.confirm(teamPermit, dropped)).toBe(false)
    await uploaded(club, memberList(10).file)
    expect(await countOf(club, 'member_import_chunks')).toBe(1)
    club.clock.advance({ days: 4 })
    await imports.handlers()[1]?.run({})
    expect(await countOf(club, 'member_import_chunks')).toBe(0)
  })
})
