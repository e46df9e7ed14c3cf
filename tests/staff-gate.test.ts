import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtClub } from './support/built-club'
import { someStaff, staffCookie } from './support/staff'
import { actions, pages, SHEET } from './support/staff-routes'
import { teamPermit } from './support/team-permit'
import { cookiesOf, type WebClub, webClub } from './support/web-club'

/** For the tests that touch only what they made themselves. */
let club: WebClub
beforeAll(async () => {
  club = await webClub()
})
afterAll(() => club[Symbol.asyncDispose]())

const PASSWORD = 'quatro cavalos verdes'

/** What the pages of one thing are about. */
async function furnish(club: WebClub): Promise<void> {
  await club.a.deal({ published: true })
  await club.db.execute(sql`INSERT INTO deal_drafts (id, fields, edited_by, created_at, updated_at)
    VALUES (${SHEET.split('/').at(-1)}, '{"titlePT": "Rascunho"}', 'Ana', now(), now())`)
}

async function traces(club: WebClub) {
  const { rows } = await club.db.execute(sql`SELECT d.fields, d.version, a.status,
    (SELECT count(*)::int FROM deal_drafts) AS sheets, (SELECT count(*)::int FROM deal_editors) AS editors,
    (SELECT count(*)::int FROM audit_log WHERE actor_id <> ${teamPermit.id}) AS changes
    FROM deal_drafts d, alerts a WHERE a.kind = 'deal'`)
  return rows
}

async function outsiders(club: WebClub): Promise<[string, string][]> {
  const premium = await club.a.member({ plan: 'Premium', password: PASSWORD })
  const member = await club.signIn(premium.email, PASSWORD)
  const token = member.match(/cdv\.session_token=([^;]+)/)?.[1]
  const once = await club.a.member({ plan: 'Premium', password: PASSWORD })
  const free = await club.signIn(once.email, PASSWORD)
  await club.db.execute(
    sql`UPDATE subscribers SET subscription_type = 'free' WHERE uid = ${once.uid}`,
  )
  return [
    ['visitor', ''],
    ['free member', free],
    ['Premium member', member],
    ["a member's session as a staff cookie", `cdv.staff=${decodeURIComponent(token ?? '')}`],
    ['a made-up staff cookie', `cdv.staff=${'a'.repeat(43)}`],
  ]
}

describe('the door of the back office', () => {
  test('every route of the back office stands behind it, but the three that lead to it', async () => {
    const { loadPages } = await builtClub()
    const isGate = (id: string) => /^routes\/backoffice\/(bare-)?layout$/.test(id)
    const outside = Object.values((await loadPages()).routes).flatMap((route) =>
      route?.id.startsWith('routes/backoffice/') &&
      !isGate(route.id) &&
      !isGate(route.parentId ?? '')
        ? [route.id.split('/').at(-1)]
        : [],
    )
    expect(outside.toSorted()).toEqual(['invitation', 'second-factor', 'sign-in'])
  })

  test("a member's page and file are the team's alone", async () => {
    const { uid } = await club.a.member()
    const page = `/admin/membros/${uid}`
    const statusOf = async (address: string, cookie: string) =>
      (await club.fetch(address, { headers: { Cookie: cookie } })).status
    for (const [who, cookie] of await outsiders(club))
      for (const address of [page, `${page}.data`])
        expect(`${who} ${await statusOf(address, cookie)}`).toBe(`${who} 404`)
    for (const role of ['admin', 'editor'] as const)
      expect(await statusOf(page, await staffCookie(club, role))).toBe(200)
  })

  test('for outsiders no page and no action exists, as a page or as data', async () => {
    await using club = await webClub({ works: true })
    await furnish(club)
    const before = await traces(club)
    for (const [who, cookie] of await outsiders(club)) {
      const headers = { Cookie: cookie }
      for (const path of Object.keys(pages))
        for (const address of [path, `${path}.data`, `${path}?q=1`])
          expect(`${who} ${address} ${(await club.fetch(address, { headers })).status}`).toBe(
            `${who} ${address} 404`,
          )
      for (const { path, body } of actions)
        expect(`${who} ${path} ${(await club.post(path, body, { headers })).status}`).toBe(
          `${who} ${path} 404`,
        )
    }
    expect((await club.db.execute(sql`SELECT 1 FROM staff`)).rows).toHaveLength(0)
    await club.services.deliveries.idle()
    expect(before).toEqual([expect.objectContaining({ sheets: 1, editors: 0, changes: 0 })])
    expect(await traces(club)).toEqual([
      { ...before[0], status: expect.stringMatching(/^(sending|finished)$/) },
    ])
  })

  test('an admin may everything, an editor what editors do, and nothing is kept', async () => {
    await using club = await webClub()
    await furnish(club)
    for (const role of ['admin', 'editor'] as const) {
      const headers = { Cookie: await staffCookie(club, role) }
      for (const [path, needs] of Object.entries(pages)) {
        const page = await club.fetch(path, { headers })
        const may = role === 'admin' || needs !== 'admin'
        expect(`${role} ${path} ${page.status}`).toBe(`${role} ${path} ${may ? 200 : 403}`)
        expect(page.headers.get('cache-control')).toBe('no-store')
      }
      for (const { path, body, needs } of actions) {
        const { status } = await club.post(path, body, { headers })
        const refused = role === 'editor' && needs === 'admin'
        expect(`${role} ${path} ${status === 403}`).toBe(`${role} ${path} ${refused}`)
      }
    }
  })

  test('only the team may send more than a form holds', async () => {
    const body = 'x'.repeat(300 * 1024)
    const statusOf = async (cookie: string) => {
      const headers = { Cookie: cookie, 'Content-Type': 'text/csv', Origin: club.url }
      return (await club.fetch('/admin/equipa', { method: 'POST', body, headers })).status
    }
    for (const [, cookie] of await outsiders(club)) expect(await statusOf(cookie)).toBe(413)
    expect(await statusOf(await staffCookie(club, 'editor'))).toBe(403)
  })

  test('a password without its code opens the code page and nothing else', async () => {
    const half = cookiesOf(await club.post('/admin/entrar', await someStaff(club, 'admin')))
    const headers = { Cookie: half }
    expect((await club.fetch('/admin/segundo-fator', { headers })).status).toBe(200)
    expect((await club.fetch('/admin/equipa', { headers })).headers.get('location')).toBe(
      '/admin/segundo-fator',
    )
    for (const { path, body } of actions)
      expect((await club.post(path, body, { headers })).status).toBe(404)
  })

  test('a code works once, and five wrong ones close the door for a while', async () => {
    const { email, password } = await someStaff(club, 'editor')
    const enter = async () => cookiesOf(await club.post('/admin/entrar', { email, password }))
    const give = async (cookie: string, code: string) =>
      (await club.post('/admin/segundo-fator', { code }, { headers: { Cookie: cookie } })).status
    const first = await enter()
    const code = (await club.services.staff.currentCode(email)) ?? ''
    expect(await give(first, code)).toBe(200)
    expect(await give(first, code), 'the half-open session has ended').toBe(404)
    const second = await enter()
    expect(await give(second, code), 'the same code again').toBe(401)
    for (let tries = 0; tries < 3; tries += 1) await give(second, '000000')
    expect(await give(second, '000000')).toBe(429)
  })

  test('a recovery code stands in for the phone, once', async () => {
    const { email, password } = await someStaff(club, 'admin')
    const enter = async () => cookiesOf(await club.post('/admin/entrar', { email, password }))
    const headers = { Cookie: await enter() }
    const code = (await club.services.staff.currentCode(email)) ?? ''
    const page = await (await club.post('/admin/segundo-fator', { code }, { headers })).text()
    const [recovery = ''] = page.match(/\b[0-9a-f]{5}-[0-9a-f]{5}\b/) ?? []
    const statusWith = async () =>
      (
        await club.post(
          '/admin/segundo-fator',
          { code: recovery },
          { headers: { Cookie: await enter() } },
        )
      ).status
    expect(await statusWith()).toBe(303)
    expect(await statusWith()).toBe(401)
  })

  test('twelve hours later the session is over and leads back to the sign-in', async () => {
    await using club = await webClub()
    const headers = { Cookie: await staffCookie(club, 'admin') }
    club.clock.advance({ hours: 12, seconds: -1 })
    expect((await club.fetch('/admin/equipa', { headers })).status).toBe(200)
    club.clock.advance({ seconds: 2 })
    const after = await club.fetch('/admin/registo?q=a', { headers })
    expect(after.headers.get('location')).toBe('/admin/entrar?volta=%2Fadmin%2Fregisto%3Fq%3Da')
  })

  test('whoever is sent away is out at once; the last admin stays', async () => {
    await using club = await webClub()
    const admin = { Cookie: await staffCookie(club, 'admin') }
    const editor = { Cookie: await staffCookie(club, 'editor') }
    const { rows } = await club.db.execute(sql`SELECT id FROM staff WHERE role = 'editor'`)
    const id = String(rows[0]?.id)
    await club.post('/admin/equipa', { intent: 'send-away', id }, { headers: admin })
    expect((await club.fetch('/admin/equipa', { headers: editor })).status).toBe(404)
    const [{ id: me } = { id: '' }] = (
      await club.db.execute<{ id: string }>(sql`SELECT id FROM staff WHERE role = 'admin'`)
    ).rows
    const self = await club.post(
      '/admin/equipa',
      { intent: 'send-away', id: me },
      { headers: admin },
    )
    expect(self.status).toBe(409)
  })

  test('what the team did stays in the log, is found by its words, and can not be changed', async () => {
    const headers = { Cookie: await staffCookie(club, 'admin') }
    const person = { intent: 'invite', email: 'nova@clube.test', name: 'Nova', role: 'editor' }
    await club.post('/admin/equipa', person, { headers })
    const found = await (await club.fetch('/admin/registo?q=nova', { headers })).text()
    expect(found).toContain('convidou para a equipa')
    expect(
      await (await club.fetch('/admin/registo?q=inexistente', { headers })).text(),
    ).not.toContain('convidou para a equipa')
    for (const change of [
      'UPDATE audit_log SET reason = 1',
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
    ])
      await expect(club.db.execute(sql.raw(change))).rejects.toThrow()
  })

  test('an invitation is used once, by one of twenty', async () => {
    const { staff } = club.services
    const invited = await staff.invite(
      { id: 'command-line', name: 'npm run admin' },
      { email: 'uma@clube.test', name: 'Uma', role: 'editor' },
    )
    const path = invited.ok ? invited.path : ''
    expect((await club.fetch(path)).status).toBe(200)
    const password = 'sete barcos no cais velho'
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => club.post(path, { password })),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect((await club.fetch(path)).status).toBe(404)
  })
})
