import type { Variant } from '../../locales/variant'
import { expect, expectAccessible, hydrated, type Page, test } from './support/journey'

const pages = [
  {
    path: '/pt',
    other: 'BR',
    lang: 'pt-PT',
    heading: 'Os preços mudam enquanto dormes.',
    cta: 'Experimentar 14 dias grátis',
    price: '75\u00a0€',
    regular: '99\u00a0€',
    law: 'direito de livre resolução: tens 14 dias',
  },
  {
    path: '/br',
    other: 'PT',
    lang: 'pt-BR',
    heading: 'A passagem fica barata enquanto você dorme.',
    cta: 'Testar 14 dias grátis',
    price: 'R$\u00a0470',
    regular: 'R$\u00a0620',
    law: 'direito de arrependimento: você tem 7 dias',
  },
] as const

async function choose(page: Page, variant: Variant, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'variante', value: variant, url }])
}

for (const sales of pages) {
  test.describe(`§2 ${sales.path}`, () => {
    test.use({ variant: sales.other })

    test('its own variant and currency for a visitor who chose the other, one call, eight questions', async ({
      page,
      site,
    }) => {
      await choose(page, sales.other, site.url)
      await page.goto(sales.path)
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', sales.lang)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sales.heading)
      const plans = page.locator('section', { has: page.locator('#price-table-heading') })
      await expect(plans).toContainText(sales.price)
      await expect(plans.locator('s')).toHaveText(sales.regular)
      await expect(plans).toContainText(sales.law)

      // It stands outside the shared layout: one thing to do, and small print.
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2)
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(2)
      const calls = page.getByRole('link', { name: sales.cta })
      expect(await calls.count()).toBeGreaterThanOrEqual(4)

      const questions = page.locator('details[name="perguntas"]')
      await expect(questions).toHaveCount(8)
      for (const question of await questions.all()) {
        await question.locator('summary').click()
        await expect(page.locator('details[name="perguntas"][open]')).toHaveCount(1)
      }
      await expectAccessible(page)
    })

    test('every call leads to the plans, and the plans to the checkout of its country', async ({
      page,
      site,
    }) => {
      await choose(page, sales.other, site.url)
      await page.goto(sales.path)
      await hydrated(page)
      await page.getByRole('banner').getByRole('link', { name: sales.cta }).click()
      await expect(page.locator('#price-table-heading')).toBeInViewport()
      await page.getByRole('article').getByRole('link', { name: sales.cta }).click()
      await expect(page).toHaveURL(/\/checkout\?plano=lifetime/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check-in no Premium')
      await expect(page.getByText(sales.price).first()).toBeAttached()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })

    test('the way out leads to the rest of the site in the variant the visitor chose', async ({
      page,
      site,
    }) => {
      await choose(page, sales.other, site.url)
      await page.goto(sales.path)
      await hydrated(page)
      await page.getByRole('link', { name: 'Clube de Voos, página inicial' }).click()
      await expect(page.locator('html')).not.toHaveAttribute('lang', sales.lang)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, variant: 'PT' })
  test('the whole story is there, down to the checkout', async ({ page }) => {
    await page.goto('/br')
    await page.getByRole('banner').getByRole('link', { name: 'Testar 14 dias grátis' }).click()
    await expect(page.locator('#price-table-heading')).toBeInViewport()
    await page.locator('summary', { hasText: 'Dá para pagar com Pix ou parcelar?' }).click()
    await expect(page.getByText('Por enquanto, não.')).toBeVisible()
    await page.getByRole('article').getByRole('link', { name: 'Testar 14 dias grátis' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check-in no Premium')
  })
})

test.describe('on a dark screen', () => {
  test.use({ colorScheme: 'dark' })
  test('everything keeps its contrast', async ({ page }) => {
    for (const path of ['/pt', '/br', '/subscreve', '/checkout']) {
      await page.goto(path)
      await hydrated(page)
      await expectAccessible(page)
    }
  })
})
