import { expect, expectAccessible, test } from './support/journey'

for (const [variant, law] of [
  ['PT', 'Regulamento Geral sobre a Proteção de Dados (RGPD)'],
  ['BR', 'Lei Geral de Proteção de Dados'],
] as const) {
  test.describe(variant, () => {
    test.use({ variant, javaScriptEnabled: false })
    test('§2 twelve sections of privacy, six of terms, when they last changed; no script needed', async ({
      page,
    }) => {
      await page.goto('/tcs-e-privacidade')
      await expect(page.getByText('última atualização: 15 de dezembro de 2024')).toBeVisible()
      await expect(page.locator('#privacidade > ol > li')).toHaveCount(12)
      await expect(page.locator('#termos > ol > li')).toHaveCount(6)
      await expect(page.getByText(law).first()).toBeVisible()
      await expect(page.locator('main')).not.toContainText('{{')
      await expect(
        page.locator('#privacidade').getByRole('link', { name: /@/ }).first(),
      ).toHaveAttribute('href', /^mailto:/)
    })
  })
}

test('on a phone the contents unfold and lead to a section', async ({ page }) => {
  await page.goto('/tcs-e-privacidade')
  await page.getByText('Nesta página').click()
  const contents = page.getByRole('navigation', { name: 'Nesta página' })
  await expect(contents.getByRole('link')).toHaveCount(20)
  await expectAccessible(page)
  await contents.getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL(/#cookies$/)
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeInViewport()
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  test('the contents stay beside the text', async ({ page }) => {
    await page.goto('/tcs-e-privacidade#lei-e-litigios')
    await expect(page.locator('#lei-e-litigios')).toBeInViewport()
    await expect(
      page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').first(),
    ).toBeInViewport()
    await expectAccessible(page)
  })
})
