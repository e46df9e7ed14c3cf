import { givePoints } from '../support/points'
import { expect, expectAccessible, hydrated, type Page, test } from './support/journey'
import type { Site } from './support/site'

const PASSWORD = 'quatro cavalos verdes'

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/entrar')
  const form = page.getByRole('main')
  await form.getByLabel('E-mail').fill(email)
  await form.locator('input[name=password]').fill(PASSWORD)
  await form.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(/\/area-pessoal/)
}

/** The charge of a lifetime plan whose term to withdraw is over, as payments report it. */
async function paysAndKeeps(site: Site, email: string): Promise<void> {
  const { members, promotions } = site.services
  const uid = (await members.uidOf(email)) ?? ''
  const longAgo = new Date(Date.now() - 20 * 86_400_000)
  await site.db.transaction((tx) =>
    promotions.planPaid(tx, {
      uid,
      orderId: crypto.randomUUID(),
      paidAt: longAgo,
      withdrawalEndsAt: new Date(longAgo.getTime() + 14 * 86_400_000),
      checkoutId: null,
    }),
  )
  await promotions.followTheClock()
}

test('sharing, earning, spending: a link brings a friend, the point buys with two others a plan for a third', async ({
  page,
  site,
  browser,
}) => {
  const rita = await site.a.member({ plan: 'Premium', password: PASSWORD, name: 'Rita Sousa' })
  await enter(page, rita.email)
  const panel = page.getByRole('region', { name: 'Recomenda o clube' })
  const link = await panel.getByLabel('O teu link').inputValue()
  expect(link).toMatch(/\/r\/[a-z0-9]{8}$/)
  const shares = panel.getByRole('link', { name: /WhatsApp|E-mail|Facebook/ })
  await expect(shares.first()).toHaveText('WhatsApp')
  const whatsapp = new URL((await shares.first().getAttribute('href')) ?? '')
  expect(whatsapp.searchParams.get('text')).toContain(link)
  await expectAccessible(page)

  const friend = 'amiga.jornada@exemplo.test'
  const elsewhere = await browser.newContext({ baseURL: site.url, locale: 'pt-PT' })
  const hers = await elsewhere.newPage()
  await hers.goto(link)
  await expect(hers).toHaveURL(`${site.url}/`)
  const cookie = (await elsewhere.cookies()).find(({ name }) => name === 'recomendacao')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(90)
  await hers.goto('/aderir')
  await hers.getByLabel('Nome').fill('Amiga')
  await hers.getByLabel('E-mail').fill(friend)
  await hers.getByLabel('Aeroporto de partida').selectOption('PORTO-PT')
  await hers.getByRole('button', { name: 'Quero receber ofertas' }).click()
  await expect(hers.getByText('Inscrição realizada com sucesso!')).toBeVisible()

  await paysAndKeeps(site, friend)
  await page.reload()
  await expect(panel.getByText('Faltam 2 pontos para: Um plano vitalício.')).toBeVisible()
  expect(await site.linkInMail(rita.email, '/area-pessoal')).toContain('#recomendar')

  await givePoints({ ...site, clock: { now: () => new Date() } }, rita.uid, 2)
  await page.reload()
  await hydrated(page)
  await panel.getByText('Trocar', { exact: true }).click()
  await panel.getByRole('button', { name: 'Sim, trocar 3 pontos' }).click()
  await expect(panel.getByRole('alert')).toContainText('18 anos ou mais')
  await panel.getByRole('button', { name: 'Sim, tenho 18 anos ou mais' }).click()
  await expect(panel.getByText('Obrigado, ficou guardado.')).toBeVisible()
  await panel.getByText('Trocar', { exact: true }).click()
  await panel.getByRole('button', { name: 'Sim, trocar 3 pontos' }).click()
  await expect(panel.getByText('Está trocado.')).toBeVisible()
  await expect(panel.getByText('Faltam 3 pontos para: Um plano vitalício.')).toBeVisible()
  await panel.getByText('Histórico').click()
  await expect(panel.getByText('Ponto trocado')).toHaveCount(3)
  await expectAccessible(page)

  const gift = await site.linkInMail(rita.email, '/oferta/')
  await hers.goto(gift)
  await expect(
    hers.getByRole('heading', { name: 'Rita oferece-te o Premium, para sempre' }),
  ).toBeVisible()
  await expectAccessible(hers)
  await hers.getByLabel('Nome').fill('Zé')
  await hers.getByLabel('E-mail').fill('ze.oferta@exemplo.test')
  await hers.getByRole('button', { name: 'Aceitar a oferta' }).click()
  await expect(hers.getByRole('heading', { name: 'É teu' })).toBeVisible()
  expect(await site.linkInMail('ze.oferta@exemplo.test', '/definir-senha/')).toBeTruthy()
  await hers.goto(gift)
  await expect(hers.getByRole('heading', { name: 'Esta oferta já foi usada' })).toBeVisible()
  await elsewhere.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, variant: 'BR' })
  test('points are exchanged all the same, for a code', async ({ page, site }) => {
    const joao = await site.a.member({ plan: 'Premium', password: PASSWORD, variant: 'BR' })
    await site.services.promotions.declareAdult(joao.uid)
    await givePoints({ ...site, clock: { now: () => new Date() } }, joao.uid, 15)
    await enter(page, joao.email)
    const panel = page.getByRole('region', { name: 'Indique o clube' })
    await panel.getByRole('listitem').filter({ hasText: 'R$ 150' }).locator('summary').click()
    await panel.getByRole('button', { name: 'Sim, trocar 15 pontos' }).click()
    await expect(panel.getByText('Troca feita.')).toBeVisible()
    await expect(panel.getByText(/VOA-\w+/)).toBeVisible()
  })
})
