import { expect, test } from 'vitest'
import { send } from '~/tests/support/paying'
import { startPaymentProvider } from '~/tests/support/payment-provider'
import { givePoints } from '~/tests/support/points'
import { purchase } from '~/tests/support/purchases'
import { cookiesOf, webClub } from '~/tests/support/web-club'

const PASSWORD = 'quatro cavalos verdes'

test('a link sets its cookie by the redirect alone; the page behind it stays one for everybody', async () => {
  await using club = await webClub()
  const rita = await club.a.member()
  const code = await club.services.promotions.codeOf(rita.uid)
  const arrival = await club.fetch(`/r/${code}`)
  expect(arrival.status).toBe(302)
  expect(arrival.headers.get('location')).toBe('/')
  expect(arrival.headers.get('cache-control')).toBe('no-store')
  const [cookie] = arrival.headers.getSetCookie()
  expect(cookie).toMatch(/^recomendacao=[\w.-]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax/)
  const headers = { Cookie: cookiesOf(arrival) }
  const [first, again] = [await club.fetch('/', { headers }), await club.fetch('/')]
  expect(first.headers.getSetCookie()).toEqual([])
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(again.headers.get('x-request-id')).toBeNull()

  // First touch: another member's link does not replace it, and an unknown one sets nothing.
  const nuno = await club.a.member()
  const other = await club.services.promotions.codeOf(nuno.uid)
  expect((await club.fetch(`/r/${other}`, { headers })).headers.getSetCookie()).toEqual([])
  expect((await club.fetch('/r/zzzzzzzz')).headers.getSetCookie()).toEqual([])

  await club.post(
    '/aderir',
    { name: 'Bia', email: 'bia@exemplo.test', homeAirport: 'LISBOA-PT', source: 'home' },
    { headers },
  )
  const { rows } = await club.db.execute('SELECT referrer_uid FROM referrals')
  expect(rows).toEqual([{ referrer_uid: rita.uid }])
})

test('points are spent by their owner only', async () => {
  await using club = await webClub()
  const rita = await club.a.member({ plan: 'Premium', password: PASSWORD })
  const free = await club.a.member()
  for (const { uid } of [rita, free]) {
    await givePoints(club, uid, 3)
    await club.services.promotions.declareAdult(uid)
  }
  const form = { reward: 'gift-plan', requestKey: 'a' }
  const stranger = await club.post('/area-pessoal/recompensas', form)
  expect(stranger.headers.get('location')).toBe('/unauthorized')
  const cookie = await club.signIn(rita.email, PASSWORD)
  const elsewhere = { Cookie: cookie, Origin: 'https://evil.example' }
  expect((await club.post('/area-pessoal/recompensas', form, { headers: elsewhere })).status).toBe(
    403,
  )
  const headers = { Cookie: cookie }
  // A uid in the form is nobody's business: only the session counts.
  const own = await club.post('/area-pessoal/recompensas', { ...form, uid: free.uid }, { headers })
  expect(own.headers.get('location')).toBe('/area-pessoal?recompensa=pedida#recomendar')
  const wrong = { reward: 'a-castle', requestKey: 'b' }
  expect((await club.post('/area-pessoal/recompensas', wrong, { headers })).status).toBe(303)
  expect((await club.services.promotions.memberView(free.uid)).balance.confirmed).toBe(3)
  expect((await club.services.promotions.memberView(rita.uid)).balance.confirmed).toBe(0)
})

test('there is no file of a draw that is not frozen, and no gift behind a made-up link', async () => {
  await using club = await webClub()
  for (const path of [
    '/sorteio/ficheiro/dez-mil-membros.txt',
    '/sorteio/ficheiro/..%2f..%2fetc%2fpasswd',
    '/oferta/made.up',
  ]) {
    expect((await club.fetch(path)).status, path).toBe(404)
  }
  const gift = '/oferta/secret-token.signature'
  await club.fetch(gift)
  expect(club.logged()).not.toContain('secret-token')
})

test('the kept page of the draw counts a plan as soon as it is paid, and no longer when it is not', async () => {
  await using provider = await startPaymentProvider()
  await using club = await webClub({ works: true, env: provider.env })
  await club.a.member({ plan: 'Premium' })
  const shown = async () => {
    const html = await (await club.fetch('/sorteio?variante=PT')).text()
    return /aria-valuenow="(\d+)"/.exec(html)?.[1]
  }
  expect(await shown()).toBe('0')
  // A notice from the opening may still drop it once.
  const requestId = async () =>
    (await club.fetch('/sorteio?variante=PT')).headers.get('x-request-id')
  await expect.poll(requestId).toBeNull()
  const bought = purchase(provider)
  await send(club, bought.event.paid)
  await expect.poll(shown, { timeout: 10_000 }).toBe('1')
  await send(club, bought.event.refunded)
  await expect.poll(shown, { timeout: 10_000 }).toBe('0')
})
