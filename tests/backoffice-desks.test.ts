import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givePoints } from './support/points'
import { staffCookie } from './support/staff'
import { teamPermit } from './support/team-permit'
import { type WebClub, webClub } from './support/web-club'

const READER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
async function putAside({ db }: WebClub, key: string): Promise<string> {
  await db.execute(sql`INSERT INTO payment_facts (event_id, key, fact)
    VALUES (${`evt_${key}`}, ${key}, '{"kind":"paid","at":"2026-11-14T10:00:00Z","minor":7400}')`)
  const { rows } = await db.execute<{ id: string }>(sql`INSERT INTO put_aside_payments
    (key, reason, minor, currency, payment_id, since)
    VALUES (${key}, 'wrong-amount', 7400, 'EUR', ${key.replace('cs_', 'pi_')}, now()) RETURNING id`)
  return rows[0]?.id ?? ''
}

test('a payment is matched by the page: who it would be is shown first, and two presses act once', async () => {
  await using club = await webClub()
  const headers = { Cookie: await staffCookie(club, 'admin') }
  const id = await putAside(club, 'cs_web_1')
  const ana = await club.a.member({ name: 'Ana Viajante', email: 'ana@exemplo.test' })
  const search = `/admin/pagamentos?pagamento=${id}&email=${encodeURIComponent(ana.email)}`
  const page = await (await club.fetch(search, { headers })).text()
  expect(page).toContain('Ana Viajante')
  expect(await club.services.members.byUid(ana.uid)).toMatchObject({ subscriptionType: 'free' })
  const fields = { intent: 'match', id, uid: ana.uid }
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => club.post('/admin/pagamentos', fields, { headers })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await club.services.members.byUid(ana.uid)).toMatchObject({ subscriptionType: 'Premium' })
  const log = await (await club.fetch('/admin/registo?tipo=payment', { headers })).text()
  expect(log).toContain('atribuiu um pagamento a um membro')
  expect(log).not.toContain(ana.email)
})

test('an address nobody has, a bad id and a missing reason change nothing', async () => {
  await using club = await webClub()
  const headers = { Cookie: await staffCookie(club, 'admin') }
  const id = await putAside(club, 'cs_web_2')
  const search = `/admin/pagamentos?pagamento=${id}&email=ninguem%40exemplo.test`
  expect(await (await club.fetch(search, { headers })).text()).toContain('Ninguém no clube')
  const odd = '/admin/pagamentos?pagamento=%27%3B--&estado=x&depois=1'
  expect((await club.fetch(odd, { headers })).status).toBe(200)
  const status = async (fields: Record<string, string>) =>
    (await club.post('/admin/pagamentos', fields, { headers })).status
  expect(await status({ intent: 'refund', id, reason: ' ' })).toBe(400)
  expect(await status({ intent: 'refund', id: 'x', reason: 'x' })).toBe(400)
  expect(await status({ intent: 'match', id, uid: 'ninguem' })).toBe(409)
  expect(await club.services.overview.today(teamPermit, '30d')).toMatchObject({
    waiting: { putAside: 1 },
  })
})

test('a list of the like draw is imported by upload; a bad one reports every line and changes nothing', async () => {
  await using club = await webClub()
  const cookie = await staffCookie(club, 'admin')
  const upload = async (csv: string) => {
    const body = new FormData()
    body.set('intent', 'import')
    body.set('list', new File([csv], 'lista.csv', { type: 'text/csv' }))
    const headers = { Cookie: cookie, Origin: club.url }
    const answer = await club.fetch('/admin/promocoes', { method: 'POST', body, headers })
    return { status: answer.status, text: await answer.text() }
  }
  await club.a.member({ email: 'rio@exemplo.test', airport: 'RIO DE JANEIRO-BR', variant: 'BR' })
  const header = 'perfil;email;curtiu;comentou;maior18;pais'
  const good = `${header}\n@rio;rio@exemplo.test;sim;sim;sim;BR\n@rio;;sim;sim;sim;BR\n@longe;;sim;sim;sim;BR`
  const imported = await upload(good)
  expect(imported.status).toBe(200)
  expect(imported.text).toContain('3 linhas importadas')
  expect(imported.text).toContain('rio: repetido')
  expect(imported.text).toContain('longe: não é membro do clube')
  const bad = await upload(
    `${header}\n@a;sem-arroba;sim;sim;sim;BR\n@b;;talvez;sim;sim;BR\n@c;;sim;sim;sim;Brasil`,
  )
  expect(bad.status).toBe(409)
  for (const line of ['Linha 2', 'Linha 3', 'Linha 4']) expect(bad.text).toContain(line)
  const { rows } = await club.db.execute(sql`SELECT count(*)::int AS n FROM like_participants`)
  expect(rows).toEqual([{ n: 3 }])
})

test('a flight request and a held referral are each decided once, whoever presses how often', async () => {
  await using club = await webClub()
  const headers = { Cookie: await staffCookie(club, 'admin') }
  const ana = await club.a.member({ plan: 'Premium' })
  await givePoints(club, ana.uid, 10)
  await club.services.promotions.declareAdult(ana.uid)
  const asked = await club.services.promotions.askFor(ana as never, 'flight', 'pedido-1')
  const id = asked.ok ? asked.reward.id : ''
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      club.post('/admin/promocoes', { intent: 'declined', id, note: 'Sem lugares' }, { headers }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const view = await club.services.promotions.memberView(ana.uid)
  expect(view.balance.confirmed).toBe(10)
  expect(view.rewards[0]).toMatchObject({ state: 'declined', note: 'Sem lugares' })
})

test('articles are counted for people, in the page cache and beside it, and two processes add up', async () => {
  await using club = await webClub()
  const open = (path: string, headers: Record<string, string>) =>
    club.fetch(path, { headers: { 'Accept-Language': 'pt-PT', ...headers } })
  const pt = { ...READER, Cookie: 'variante=PT' }
  for (let times = 0; times < 3; times += 1) await open('/blog/erros', pt)
  await open('/blog/erros', { ...READER, Cookie: 'variante=BR' })
  await open('/blog/erros?utm_source=mail', pt)
  await open('/blog/erros', { ...pt, 'User-Agent': 'Googlebot/2.1' })
  await open('/blog/erros', { ...pt, 'Sec-Purpose': 'prefetch' })
  await open('/blog/nao-existe', pt)
  await club.fetch('/blog/erros', { method: 'HEAD', headers: pt })
  await club.services.articleViews.flush()
  await using other = await club.another()
  for (let times = 0; times < 5; times += 1) other.services.articleViews.seen('erros', 'PT')
  await Promise.all([
    other.services.articleViews.flush(),
    club.services.articleViews.flush(),
    other.services.articleViews.flush(),
  ])
  const { lines } = await club.services.articleViews.views(teamPermit)
  expect(lines.toSorted((a, b) => (a.variant < b.variant ? -1 : 1))).toEqual([
    { article: 'erros', variant: 'BR', ever: 1, lately: 1 },
    { article: 'erros', variant: 'PT', ever: 9, lately: 9 },
  ])
  const headers = { Cookie: await staffCookie(club, 'editor') }
  expect(await (await club.fetch('/admin/artigos', { headers })).text()).toContain('Artigos')
})

test('what a process has counted is written down when it stops', async () => {
  await using club = await webClub()
  const other = await club.another()
  other.services.articleViews.seen('hotwire', 'BR')
  await other[Symbol.asyncDispose]()
  const { lines } = await club.services.articleViews.views(teamPermit)
  expect(lines).toEqual([{ article: 'hotwire', variant: 'BR', ever: 1, lately: 1 }])
})
