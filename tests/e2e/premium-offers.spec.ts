import { expect, expectAccessible, hydrated, signIn, test } from './support/journey'

const PASSWORD = 'quatro cavalos verdes'

test('§2, §9 /ofertas-premium: hot, current and twelve others in three columns, each with Ver Mais', async ({
  page,
  site,
}) => {
  const ana = await site.a.member({ plan: 'Premium', password: PASSWORD })
  const unlinked = await site.a.deal({
    plan: 'Premium',
    published: true,
    externalLink: null,
    title: { PT: 'Oferta sem ligação', BR: 'Oferta sem link' },
    price: 100,
    usualPrice: 90_000,
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, site, ana.email, PASSWORD)
  await page.goto('/ofertas-premium')
  await hydrated(page)
  await expectAccessible(page)
  const section = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(section('Ofertas quentes').getByRole('article')).toHaveCount(3)
  await expect(section('Ofertas atuais').getByRole('article')).not.toHaveCount(0)
  const others = section('Outras ofertas Premium').getByRole('article')
  await expect(others).toHaveCount(12)
  const tops = await Promise.all((await others.all()).slice(0, 4).map((card) => card.boundingBox()))
  expect(new Set(tops.map((box) => Math.round(box?.y ?? 0))).size).toBe(2)

  const link = others.getByRole('link', { name: /^Ver Mais/ }).first()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const without = page.getByRole('article', { name: unlinked.title.PT })
  await expect(without.getByRole('button', { name: 'Ver Mais' })).toBeDisabled()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, variant: 'BR' })
  test('the filter by my airport, kind and cabin stands in the address', async ({ page, site }) => {
    const rui = await site.a.member({
      plan: 'Premium',
      password: PASSWORD,
      airport: 'RIO DE JANEIRO-BR',
    })
    await signIn(page, site, rui.email, PASSWORD)
    await page.goto('/ofertas-premium')
    await page.getByLabel('Saída').selectOption('Rio de Janeiro (o meu)')
    await page.getByLabel('Tipo').selectOption('fare-error')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await expect(page).toHaveURL(/origin=GIG&kind=fare-error/)
    const articles = page.getByRole('article')
    await expect(articles).not.toHaveCount(0)
    for (const article of await articles.all()) await expect(article).toContainText('GIG')
    await page.goto('/ofertas-premium?origin=MARS&kind=%22%3E&cabin=')
    await expect(page.getByRole('article').nth(5)).toBeVisible()
    await page.goto('/ofertas-premium?origin=OPO&kind=business&cabin=first')
    await expect(page.getByText('Não há ofertas com esses filtros.')).toBeVisible()
  })
})
