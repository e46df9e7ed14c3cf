import { describe, expect, test } from 'vitest'
import { staffCookie } from './support/staff'
import { type WebClub, webClub } from './support/web-club'

async function uploadFile(club: WebClub, headers: Record<string, string>, content: string) {
  const form = new FormData()
  form.set('file', new File([content], '<b>lista</b>.csv', { type: 'text/csv' }))
  form.set('consentFrom', 'feira')
  form.set('everybodyAgreed', 'sim')
  return club.fetch('/admin/membros/importar', {
    method: 'POST',
    body: form,
    headers: { Origin: club.url, ...headers },
  })
}

describe("members on the team's pages", () => {
  test('markup and formulas in a name are shown as text and exported as text', async () => {
    await using club = await webClub()
    const headers = { Cookie: await staffCookie(club, 'admin') }
    const name = `=HYPERLINK("http://mau.test")<script>alert(1)</script>`
    const { uid } = await club.a.member({ name })
    for (const path of ['/admin/membros', `/admin/membros/${uid}`]) {
      const page = await (await club.fetch(path, { headers })).text()
      expect(page).not.toContain('<script>alert(1)')
      expect(page).toContain('&lt;script&gt;alert(1)')
    }
    const file = await club.post('/admin/membros/exportar?q=hyperlink', {}, { headers })
    expect(file.headers.get('content-disposition')).toContain('membros.csv')
    expect(file.headers.get('x-page-policy')).toBeNull()
    const bytes = Buffer.from(await file.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = bytes.toString()
    expect(text.split('\r\n')[0]).toContain('uid;name;email;homeAirport;subscriptionType')
    expect(text).toContain(`"'=HYPERLINK(""http://mau.test"")<script>`)
    expect(text).toContain(';LISBOA-PT;free;Active;true;')
  })

  test('only what the filter lets through leaves the house', async () => {
    await using club = await webClub()
    const headers = { Cookie: await staffCookie(club, 'admin') }
    await club.a.member({ email: 'lis@exemplo.test' })
    await club.a.member({ email: 'opo@exemplo.test', airport: 'PORTO-PT' })
    const file = await club.post('/admin/membros/exportar?aeroporto=PORTO-PT', {}, { headers })
    const text = await file.text()
    expect(text).toContain('opo@exemplo.test')
    expect(text).not.toContain('lis@exemplo.test')
    const log = await (await club.fetch('/admin/registo', { headers })).text()
    expect(log).toContain('exportou membros')
    expect(log).toContain('PORTO-PT')
  })

  test('whoever is erased while their page is open is gone for the next press', async () => {
    await using club = await webClub()
    const headers = { Cookie: await staffCookie(club, 'admin') }
    const { uid } = await club.a.member()
    const path = `/admin/membros/${uid}`
    expect((await club.fetch(path, { headers })).status).toBe(200)
    await club.services.members.eraseMember(uid)
    for (const intent of ['grant', 'suppress', 'resend', 'erase']) {
      const answer = await club.post(path, { intent, reason: 'x' }, { headers })
      expect(answer.headers.get('location')).toBe('/admin/membros?aviso=saiu')
    }
    expect((await club.fetch(path, { headers })).status).toBe(404)
    expect((await club.post(`${path}/dados`, {}, { headers })).status).toBe(404)
  })

  test('an action without its reason, or with another address, changes nothing', async () => {
    await using club = await webClub()
    const headers = { Cookie: await staffCookie(club, 'admin') }
    const { uid } = await club.a.member()
    const path = `/admin/membros/${uid}`
    expect((await club.post(path, { intent: 'grant' }, { headers })).status).toBe(400)
    const wrong = { intent: 'erase', address: 'outra@exemplo.test' }
    expect((await club.post(path, wrong, { headers })).status).toBe(409)
    expect((await club.post(path, { intent: 'fly' }, { headers })).status).toBe(400)
    expect(await club.services.members.byUid(uid)).toMatchObject({ subscriptionType: 'free' })
  })

  test('an address with nonsense in it is a list like any other', async () => {
    await using club = await webClub()
    const headers = { Cookie: await staffCookie(club, 'editor') }
    await club.a.member({ name: 'Ana Silva' })
    for (const query of [
      '?depois=%%%',
      '?depois=e30',
      '?plano=Ouro&ordem=x&desde=ontem',
      '?q=%00%27',
    ]) {
      const answer = await club.fetch(`/admin/membros${query}`, { headers })
      expect(`${query} ${answer.status}`).toBe(`${query} 200`)
    }
  })

  test('a list goes from the upload to its members, and a file in a field’s place is told apart', async () => {
    await using club = await webClub({ works: true })
    const headers = { Cookie: await staffCookie(club, 'admin') }
    const made = await uploadFile(
      club,
      headers,
      'nome;email;aeroporto\nAna;ana@lista.test;LIS\nX;x;LIS',
    )
    const path = made.headers.get('location') ?? ''
    expect(path).toMatch(/^\/admin\/membros\/importar\//)
    await club.queue.idle()
    const page = await (await club.fetch(path, { headers })).text()
    expect(page).toContain('E-mail inválido')
    expect(page).toContain('&lt;b&gt;lista')
    expect((await club.post(path, { intent: 'confirm' }, { headers })).status).toBe(200)
    expect((await club.post(path, { intent: 'confirm' }, { headers })).status).toBe(409)
    await club.queue.idle()
    expect(await club.services.members.uidOf('ana@lista.test')).toBeDefined()
    const nothing = { consentFrom: 'feira', file: 'texto' }
    expect((await club.post('/admin/membros/importar', nothing, { headers })).status).toBe(400)
    expect((await uploadFile(club, headers, 'a;b\n')).status).toBe(400)
    expect((await club.fetch('/admin/membros/importar/nada', { headers })).status).toBe(404)
  })
})
