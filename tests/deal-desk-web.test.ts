import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftOf } from '~/modules/deals/draft-model'
import { dealContent } from './support/deal-content'
import { staffCookie } from './support/staff'
import { teamPermit } from './support/team-permit'
import { type WebClub, webClub } from './support/web-club'

/** For the tests that touch only what they made themselves. */
let club: WebClub
beforeAll(async () => {
  club = await webClub()
})
afterAll(() => club[Symbol.asyncDispose]())

type Fields = Record<string, string | string[] | Blob | undefined>

/** Posts as the editor's page does: a multipart form, by somebody of the team. */
function desk(club: WebClub, cookie: string) {
  const send = (path: string, fields: Fields, file?: { name: string; bytes: Buffer }) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields))
      for (const each of [value].flat()) if (each !== undefined) body.append(name, each)
    if (file) body.append('picture', new File([new Uint8Array(file.bytes)], file.name))
    return club.fetch(path, {
      method: 'POST',
      body,
      headers: { Cookie: cookie, Origin: club.url },
    })
  }
  const get = (path: string) => club.fetch(path, { headers: { Cookie: cookie } })
  return { send, get }
}

const typed = (club: WebClub): Fields => ({ ...draftOf(dealContent(club.clock.now())) })

describe('uploads', () => {
  test('what is no picture is refused in words, whatever it is called', async () => {
    await using club = await webClub()
    const { send } = desk(club, await staffCookie(club, 'editor'))
    const id = await club.services.deals.begin(teamPermit)
    const jpeg = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#123' },
    })
      .jpeg()
      .toBuffer()
    const refused = [
      ['praia.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'apesar do nome'],
      ['praia.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 'apesar do nome'],
      ['praia.jpg', Buffer.concat([jpeg, Buffer.alloc(20_000_000)]), 'mais de 10 MB'],
    ] as const
    for (const [name, bytes, words] of refused) {
      const { edition } = (await club.services.deals.open(teamPermit, id)) ?? {}
      const answer = await send(
        `/admin/ofertas/${id}`,
        { intent: 'save', edition, titlePT: 'Guardado à mesma' },
        { name, bytes },
      )
      expect(await answer.text()).toContain(words)
    }
    const open = await club.services.deals.open(teamPermit, id)
    expect(open?.fields).toMatchObject({ titlePT: 'Guardado à mesma' })
    expect(open?.fields.image).toBeUndefined()
    expect((await club.db.execute(sql`SELECT 1 FROM pictures`)).rows).toHaveLength(0)
  })

  test('a picture is served for ever at its own address, and is in the card and in the mail', async () => {
    const { send, get } = desk(club, await staffCookie(club, 'editor'))
    const id = await club.services.deals.begin(teamPermit)
    const bytes = await sharp({
      create: { width: 1000, height: 800, channels: 3, background: '#246' },
    })
      .png()
      .toBuffer()
    const kept = await send(
      `/admin/ofertas/${id}/rascunho`,
      { ...typed(club), edition: '0.1' },
      { name: 'x.svg', bytes },
    )
    const { image } = (await kept.json()) as { image: string }
    expect(image).toMatch(/^\/imagens\/[\da-f]{40}\.avif$/)
    for (const [path, type] of [
      [image, 'image/avif'],
      [image.replace('.avif', '.jpg'), 'image/jpeg'],
    ] as const) {
      const answer = await club.fetch(path)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    for (const wrong of ['/imagens/x.jpg', `${image}.svg`, image.replace(/\d/, 'g')])
      expect((await club.fetch(wrong)).status).toBe(404)
    expect(await (await get(`/admin/ofertas/${id}/cartao/PT`)).text()).toContain(image)
    expect(await (await get(`/admin/ofertas/${id}/carta/BR`)).text()).toContain(
      image.replace('.avif', '.jpg'),
    )
  })
})

describe('previews', () => {
  test('may be framed by us alone, run nothing, and show no script of the details', async () => {
    const { send, get } = desk(club, await staffCookie(club, 'editor'))
    const id = await club.services.deals.begin(teamPermit)
    const hostile = '<p>Bom preço</p><script>alert(1)</script><img src=x onerror=alert(1)>'
    await send(`/admin/ofertas/${id}/rascunho`, {
      ...typed(club),
      ...{ detailsPT: hostile, detailsBR: hostile, titlePT: '<script>alert(2)</script>' },
      edition: '0.1',
    })
    for (const what of ['cartao', 'carta'])
      for (const variant of ['PT', 'BR']) {
        const answer = await get(`/admin/ofertas/${id}/${what}/${variant}`)
        const html = await answer.text()
        expect(html).not.toMatch(/alert\(1\)|onerror|<script/)
        expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
        expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      }
    expect(await (await get(`/admin/ofertas/${id}/carta/PT`)).text()).toContain('Bom preço')
    expect((await get(`/admin/ofertas/${id}/carta/FR`)).status).toBe(404)
    const editor = await get(`/admin/ofertas/${id}`)
    expect(editor.headers.get('x-frame-options')).toBe('DENY')
    expect(editor.headers.get('content-security-policy')).toContain("frame-src 'self'")
    expect(await editor.text()).not.toContain('<script>alert(')
  })
})

describe('two editors', () => {
  test('the second save is refused, says who was faster, and loses nothing that was typed', async () => {
    await using club = await webClub()
    const ana = desk(club, await staffCookie(club, 'editor'))
    const rui = desk(club, await staffCookie(club, 'admin'))
    const id = await club.services.deals.begin(teamPermit)
    const both = { intent: 'save', edition: '0.1' }
    await ana.send(`/admin/ofertas/${id}`, { ...both, titlePT: 'Da Ana' })
    const answer = await rui.send(`/admin/ofertas/${id}`, { ...both, titlePT: 'Do Rui' })
    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain('Pessoa editor guardou outra versão')
    expect(page).toContain('value="Do Rui"')
    const [button = ''] = /<button[^>]*name="overwrite"[^>]*>/.exec(page) ?? []
    const [, newest] = /value="([^"]+)"/.exec(button) ?? []
    expect((await club.services.deals.open(teamPermit, id))?.fields.titlePT).toBe('Da Ana')
    const fields = { edition: '0.1', overwrite: newest ?? '', titlePT: 'Do Rui' }
    expect((await rui.send(`/admin/ofertas/${id}`, fields)).status).toBe(200)
    expect((await club.services.deals.open(teamPermit, id))?.fields.titlePT).toBe('Do Rui')

    const presence = async (who: typeof ana) =>
      (await (await who.send(`/admin/ofertas/${id}/presenca`, {})).json()) as { others: string[] }
    await presence(ana)
    expect((await presence(rui)).others).toEqual(['Pessoa editor'])
    const late = await ana.send(`/admin/ofertas/${id}/rascunho`, { edition: '0.2', titlePT: 'x' })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ who: 'Pessoa admin', edition: '0.3' })
  })

  test('publish pressed in parallel publishes once; extra fields change nothing', async () => {
    const { send } = desk(club, await staffCookie(club, 'editor'))
    const id = await club.services.deals.begin(teamPermit)
    await club.services.deals.keep(teamPermit, id, draftOf(dealContent(club.clock.now())), {})
    const fields = {
      ...{ intent: 'publish', edition: '0.2', status: 'expired', price: '1' },
      ...{ publishedAt: '2001-01-01', titlePT: 'Outro', by: 'admin' },
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(`/admin/ofertas/${id}/publicar`, fields)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array(7).fill(409)])
    expect(await club.services.deals.byId(id)).toMatchObject({
      status: 'published',
      price: 28_900,
      publishedAt: club.clock.now(),
    })
    const [done] = answers.filter(({ status }) => status === 303)
    expect(done?.headers.get('location')).toMatch(/^\/admin\/alertas\/\d+$/)
  })
})

test('a time that is past is refused in words, and nothing is scheduled', async () => {
  const { send } = desk(club, await staffCookie(club, 'editor'))
  const { id } = await club.a.deal()
  for (const at of ['2026-11-15T11:59', '', 'amanhã', '2026-13-45T99:99']) {
    const answer = await send(`/admin/ofertas/${id}/publicar`, {
      ...{ intent: 'schedule', edition: '1.0', at },
    })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Essa hora já passou')
  }
  expect((await club.services.deals.byId(id))?.status).toBe('draft')
})

test('a test goes to whoever asked, in both variants, marked, and counts nowhere', async () => {
  await using club = await webClub()
  const { send } = desk(club, await staffCookie(club, 'editor'))
  const { id } = await club.a.deal()
  await club.a.member({ plan: 'Premium' })
  const answer = await send(`/admin/ofertas/${id}/publicar`, { intent: 'test', edition: '1.0' })
  expect(answer.status).toBe(200)
  const mails = club.mailbox.mails
  expect(mails.map(({ subject }) => subject)).toEqual([
    '[Teste PT] Rio por menos de 300 €',
    '[Teste BR] Rio por menos de 300 €',
  ])
  expect(mails.every(({ to }) => to.join().startsWith('editor-'))).toBe(true)
  expect(mails[0]?.text).not.toContain('\uE000')
  expect((await club.db.execute(sql`SELECT 1 FROM deliveries`)).rows).toHaveLength(0)
})

test('the review counts the audience by the very rules of the sending', async () => {
  await using club = await webClub()
  const { get } = desk(club, await staffCookie(club, 'editor'))
  for (const plan of ['Premium', 'Premium', 'free'] as const) await club.a.member({ plan })
  await club.a.member({ plan: 'Premium', airport: 'PORTO-PT' })
  await club.a.member({ plan: 'Premium', verified: false })
  const { id } = await club.a.deal({ plan: 'free' })
  const ready = (await club.services.deals.review(teamPermit, id))?.ready
  if (!ready) throw new Error('the deal is not ready')
  expect(await club.services.audience.forecast(teamPermit, ready)).toEqual([
    { airport: 'LISBOA-PT', plan: 'Premium', told: 2, digest: 0, spared: 0 },
    { airport: 'LISBOA-PT', plan: 'free', told: 1, digest: 0, spared: 0 },
  ])
  const page = await (await get(`/admin/ofertas/${id}/publicar`)).text()
  expect(page).toContain('2 membros recebem o e-mail já')
})
