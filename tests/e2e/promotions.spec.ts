import { expect, expectAccessible, hydrated, test } from './support/journey'

const ladders = {
  PT: ['Até 500 € cada um', 'Grátis, até 500 €', '25 € de desconto'],
  BR: ['De até R$ 3.000 cada', 'Grátis, de até R$ 3.000', 'R$ 150 de desconto'],
} as const

for (const variant of ['PT', 'BR'] as const) {
  test.describe(variant, () => {
    test.use({ variant })

    test('§9 /sorteio-promocoes: the steps, the prize, both sets of rules; /sorteio: how many we are', async ({
      page,
      site,
    }) => {
      await page.goto('/sorteio-promocoes')
      await hydrated(page)
      const steps = page.getByRole('region', { name: 'Cada amigo é um degrau' })
      await expect(steps.getByRole('listitem').locator('p > span:first-child')).toHaveText([
        '1',
        '3',
        '10',
        '15',
        '20',
      ])
      for (const words of ladders[variant]) await expect(steps).toContainText(words)
      await expect(page.locator('#sorteio-dos-10-mil > ol > li')).toHaveCount(7)
      await expect(page.locator('#recomendacao > ol > li')).toHaveCount(6)
      if (variant === 'PT') await expectAccessible(page)
      await page.getByRole('link', { name: 'Ver quantos já somos' }).click()
      await expect(page).toHaveURL(/\/sorteio$/)

      // How many there are, and that it is closed without its number.
      const now = await site.services.promotions.countPaidPlans()
      await expect(async () => {
        await page.goto('/sorteio')
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(now), {
          timeout: 1_000,
        })
      }).toPass()
      await hydrated(page)
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '10000')
      await expect(page.getByRole('heading', { name: 'O sorteio está fechado' })).toBeVisible()
      if (variant === 'PT') await expectAccessible(page)
    })
  })
}

test('/sorteio-curtida: steps, figures, three example deals with whole links, sign-up', async ({
  page,
}) => {
  await page.goto('/sorteio-curtida')
  await hydrated(page)
  await expect(
    page.getByRole('region', { name: 'Quatro passos' }).getByRole('listitem'),
  ).toHaveCount(4)
  await expect(page.getByText('1000', { exact: true })).toBeVisible()
  const deals = page.getByRole('region', { name: 'O tipo de ofertas que enviamos' })
  await expect(deals).toContainText('preços válidos quando o alerta foi enviado')
  await expect(deals.getByRole('listitem')).toHaveCount(3)
  const link = deals.getByRole('link', { name: 'Procurar voos de São Paulo para Lisboa' })
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\/travel\/flights/)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link).toHaveAttribute('title', 'Procurar voos de São Paulo para Lisboa')
  await expect(page.locator('#price-table-heading')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver o Premium' })).toHaveAttribute(
    'href',
    '/sorteio-curtida#price-table-heading',
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Quero participar (Grátis)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recebe ofertas de voos no teu e-mail' })
  await dialog.getByLabel('Nome').fill('<i>Zé</i>')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ze.curtida@exemplo.test')
  await dialog.getByLabel('Aeroporto de partida').selectOption('SÃO PAULO-BR')
  await dialog.getByRole('button', { name: 'Quero receber ofertas' }).click()
  await expect(page.getByRole('dialog', { name: 'Vê o teu e-mail' })).toBeVisible()
})

test.describe('like draw in Brazil', () => {
  test.use({ variant: 'BR', javaScriptEnabled: false })
  test('speaks Brazilian', async ({ page }) => {
    await page.goto('/sorteio-curtida')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Uma curtida')
    await expect(page.getByText('1.000', { exact: true })).toBeVisible()
    await expect(page.getByText('Lei nº 5.768/1971')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the draws can be read, and joining is a page away', async ({ page }) => {
    await page.goto('/sorteio')
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.goto('/sorteio-curtida')
    await page.getByRole('button', { name: 'Quero participar (Grátis)' }).click()
    await expect(page).toHaveURL(/\/aderir/)
  })
})
