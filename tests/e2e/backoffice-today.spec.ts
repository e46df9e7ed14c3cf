import { sql } from 'drizzle-orm'
import { expect, expectAccessible, hydrated, test } from './support/journey'
import { enterBackOffice, enterByThePages } from './support/staff'

test('the team comes in with password and code, and finds the morning on one page', async ({
  page,
  site,
}) => {
  for (let n = 0; n < 3; n += 1) await site.a.member({ airport: 'PORTO-PT', plan: 'Premium' })
  await enterByThePages(page, site, 'editor')
  await expect(page.getByRole('heading', { name: 'Hoje', exact: true })).toBeVisible()
  await expectAccessible(page)

  const porto = page.getByRole('row', { name: /Porto/ })
  const { rows } = await site.db.execute<{ n: number }>(sql`SELECT count(*)::int AS n
    FROM subscribers WHERE home_airport = 'PORTO-PT' AND subscription_type = 'Premium'`)
  const premium = porto.getByRole('link', { name: String(rows[0]?.n), exact: true }).last()
  await expect(premium).toHaveAttribute('href', /aeroporto=PORTO-PT/)
  await expect(page.getByRole('link', { name: /membros no clube/ })).toHaveAttribute(
    'href',
    '/admin/membros',
  )

  const moves = page.getByRole('figure', { name: 'Entradas e saídas' })
  await expect(moves.getByRole('img')).toHaveAccessibleName(/Entraram \d+/)
  await moves.getByText('Ver em tabela').click()
  const table = moves.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table.getByRole('link').first()).toHaveAttribute('href', /\/admin\/membros\?desde=/)
  await expectAccessible(page)

  await page.getByRole('link', { name: '12 meses' }).click()
  await expect(page).toHaveURL(/periodo=12m/)
  await expect(moves.getByRole('table').getByRole('row')).toHaveCount(13)

  await page.goto('/admin/artigos')
  await expect(page.getByRole('heading', { name: 'Artigos', exact: true })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(9)
  await expectAccessible(page)
})

test('an editor is told that payments and promotions are the administration’s', async ({
  page,
  site,
}) => {
  await enterBackOffice(page, site, 'editor')
  await expect(page.getByRole('link', { name: 'Pagamentos', exact: true })).toHaveCount(0)
  for (const path of ['/admin/pagamentos', '/admin/promocoes']) {
    expect((await page.goto(path))?.status()).toBe(403)
    await expect(page.getByRole('heading', { name: 'Isto é com a administração' })).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  test('nothing is wider than the screen, in the dark too', async ({ page, site }) => {
    await enterBackOffice(page, site, 'admin')
    for (const path of ['/admin', '/admin/pagamentos', '/admin/promocoes', '/admin/artigos']) {
      await page.goto(path)
      await hydrated(page)
      await expectAccessible(page)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      expect(`${path} ${wider}`).toBe(`${path} false`)
    }
  })
})
