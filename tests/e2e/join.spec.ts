import { expect, expectAccessible, hydrated, test } from './support/journey'

test('a visitor joins by the hero button, confirms by the button in the page, and is verified', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Quero ofertas incríveis! (Grátis)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recebe ofertas de voos no teu e-mail' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Quero receber ofertas' }).click()
  await expect(dialog.getByText('Required')).toHaveCount(3)
  await dialog.getByLabel('Nome').fill('Marta <b>Silva</b>')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('marta-sem-arroba')
  await dialog.getByLabel('Aeroporto de partida').selectOption('PORTO-PT')
  await dialog.getByRole('button', { name: 'Quero receber ofertas' }).click()
  await expect(dialog.getByText('Invalid email address')).toBeVisible()

  const email = 'marta.journey@exemplo.test'
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByRole('button', { name: 'Quero receber ofertas' }).click()
  const popup = page.getByRole('dialog', { name: 'Vê o teu e-mail' })
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Combinado' }).click()
  await expect(popup).toBeHidden()

  await page.goto(await site.linkInMail(email, '/verificar/'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmar o meu e-mail' }).click()
  await expect(
    page.getByRole('heading', { name: 'Está confirmado. Bem-vindo a bordo!' }),
  ).toBeVisible()
  const member = await site.services.members.byUid((await site.services.members.uidOf(email)) ?? '')
  expect(member).toMatchObject({
    isVerified: true,
    homeAirport: 'PORTO-PT',
    name: 'Marta <b>Silva</b>',
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, variant: 'BR' })
  test('the same journey works by pages', async ({ page, site }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Quero ofertas incríveis! (Grátis)' }).click()
    await expect(page).toHaveURL(/\/aderir\??$/)
    const email = 'joao.semjs@exemplo.test'
    await page.getByLabel('Nome').fill('João')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Quero receber ofertas' }).click()
    await expect(page.getByText('Obrigatório')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await page.getByLabel('Aeroporto de partida').selectOption('SÃO PAULO-BR')
    await page.getByRole('button', { name: 'Quero receber ofertas' }).click()
    await expect(page.getByText('Inscrição realizada com sucesso!')).toBeVisible()
    await page.goto(await site.linkInMail(email, '/verificar/'))
    await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
    await expect(
      page.getByRole('heading', { name: 'Tudo certo. Boas-vindas a bordo!' }),
    ).toBeVisible()
  })
})
