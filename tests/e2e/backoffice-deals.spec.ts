import { sql } from 'drizzle-orm'
import { expect, expectAccessible, hydrated, type Page, test } from './support/journey'
import { startSite } from './support/site'
import { enterBackOffice } from './support/staff'

test.use({ viewport: { width: 1280, height: 900 } })

const TITLE = 'Rio de Janeiro por 389 €, com mala'
const LINK = 'https://voos.exemplo.test/lis-gig'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function writeDeal(page: Page) {
  await page.getByRole('checkbox', { name: 'Lisboa' }).check()
  const words: [string, string][] = [
    ['Código do destino', 'gig'],
    ['Cidade em Portugal', 'Rio de Janeiro'],
    ['Cidade no Brasil', 'Rio de Janeiro'],
    ['País em Portugal', 'Brasil'],
    ['País no Brasil', 'Brasil'],
    ['Preço, ida e volta', '389'],
    ['Preço habitual', '812,50'],
    ['Companhia', 'TAP Air Portugal'],
    ['Viagens desde', inDays(60).slice(0, 10)],
    ['Viagens até', inDays(90).slice(0, 10)],
    ['A oferta acaba', inDays(5).slice(0, 16)],
    ['Link da oferta', LINK],
  ]
  for (const [label, value] of words) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Bagagem incluída').selectOption('checked')
  for (const [country, text] of [
    ['Portugal', 'Voo direto, com mala de porão.'],
    ['Brasil', 'Voo direto, com mala despachada.'],
  ] as const) {
    const side = page.getByRole('group', { name: country, exact: true })
    await side.getByRole('textbox', { name: 'Título' }).fill(TITLE)
    await side.getByRole('textbox', { name: 'Detalhes' }).click()
    await page.keyboard.type(text)
  }
  await page.getByText('Rio de Janeiro', { exact: true }).last().click()
}

test('an editor writes a deal from nothing, previews it, publishes it, and sees it followed', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await using site = await startSite({ SMTP_URL: '' })
  const ana = await site.a.member({ name: 'Ana Curiosa', plan: 'Premium' })

  await enterBackOffice(page, site, 'editor')

  await test.step('writes a deal; it keeps itself', async () => {
    await page.goto(`${site.url}/admin/ofertas`)
    await hydrated(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Nova oferta' }).click()
    await page.waitForURL(/\/admin\/ofertas\/[\da-f-]{36}$/)
    await writeDeal(page)
    await expect(page.getByText(/^Guardado às \d\d:\d\d$/)).toBeVisible()
  })

  await test.step('a closed tab loses nothing', async () => {
    const address = page.url()
    await page.goto(`${site.url}/admin/ofertas?q=janeir`)
    await page.getByRole('link', { name: TITLE }).click()
    await page.waitForURL(address)
    await hydrated(page)
    await expect(page.getByLabel('Preço habitual')).toHaveValue('812,50')
    await expect(page.getByRole('textbox', { name: 'Detalhes' }).first()).toContainText(
      'mala de porão',
    )
  })

  await test.step('sees the card and the mail in both variants', async () => {
    const card = page.frameLocator('iframe[title="Cartão em Portugal"]')
    await expect(card.getByText(TITLE)).toBeVisible()
    await page.getByRole('button', { name: 'E-mail no Brasil' }).click()
    const mail = page.frameLocator('iframe[title="E-mail no Brasil"]')
    await expect(mail.getByText('mala despachada')).toBeVisible()
    await page.getByRole('button', { name: 'Cartão no Brasil' }).click()
    await expect(
      page.frameLocator('iframe[title="Cartão no Brasil"]').getByText(TITLE),
    ).toBeVisible()
  })

  await test.step('reviews and publishes', async () => {
    await page.getByRole('button', { name: 'Rever e publicar' }).click()
    await page.waitForURL('**/publicar')
    await expect(page.getByRole('table')).toContainText('Lisboa')
    await page.getByRole('button', { name: 'Publicar agora' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(TITLE)
    await dialog.getByRole('button', { name: 'Publicar agora' }).click()
    await page.waitForURL(/\/admin\/alertas\/\d+$/)
  })

  await test.step('watches the alert finish', async () => {
    await expect(page.getByText('Terminado')).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('[data-count=failed]')).toHaveText('0')
    await expect(page.locator('[data-count=sent]')).not.toHaveText('0')
    await expectAccessible(page)
  })
  const alertPage = page.url()

  await test.step('opens the mail the member got and follows its link', async () => {
    await page.goto(`${site.url}/dev/correio`)
    await page.getByRole('link', { name: ana.email }).first().click()
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
    const link = await page.getByRole('link', { name: /\/ir\// }).getAttribute('href')
    const answer = await page.request.get(link ?? '', { maxRedirects: 0 })
    expect(answer.headers().location).toBe(LINK)
  })

  await test.step('finds the click: counted on the alert, marked on the delivery', async () => {
    await page.goto(alertPage)
    await expect(page.locator('[data-count=clicks]')).toHaveText('1')
    const { rows } = await site.db.execute(
      sql`SELECT uid FROM deliveries WHERE clicked_at IS NOT NULL`,
    )
    expect(rows).toEqual([{ uid: ana.uid }])
  })

  await test.step("finds the click in that member's history", async () => {
    await page.goto(`${site.url}/admin/membros/${ana.uid}`)
    await expect(page.getByText('Abriu a oferta do e-mail').first()).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expectedErrors: [/status of (400|401|404|409)/],
  })

  test('two editors are told of each other, and a stale hand is stopped', async ({
    page,
    browser,
    site,
  }) => {
    await enterBackOffice(page, site, 'editor')
    await page.goto(`${site.url}/admin/ofertas`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Nova oferta' }).click()
    await page.waitForURL(/\/admin\/ofertas\/[\da-f-]{36}$/)
    const address = page.url()
    const other = await (await browser.newContext({ locale: 'pt-PT' })).newPage()
    await enterBackOffice(other, site, 'editor')
    await other.goto(address)
    await hydrated(other)
    await expect(other.getByText('Pessoa editor está a editar isto agora.')).toBeVisible()

    await other.getByLabel('Companhia').fill('TAP Air Portugal')
    await expect(other.getByText(/^Guardado às/)).toBeVisible()
    await page.getByLabel('Companhia').fill('Ryanair')
    await expect(page.getByText('Isto mudou entretanto')).toBeVisible()
    await page.getByRole('button', { name: 'Guardar a minha por cima' }).click()
    await expect(page.getByText(/^Guardado às/)).toBeVisible()
    await other.reload()
    await expect(other.getByLabel('Companhia')).toHaveValue('Ryanair')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await other.context().close()
  })

  test('works without JavaScript: written, refused by field, saved', async ({ browser, site }) => {
    const scripted = await (await browser.newContext({ locale: 'pt-PT' })).newPage()
    await enterBackOffice(scripted, site, 'editor')
    const storageState = await scripted.context().storageState()
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState })
    const page = await plain.newPage()
    await page.goto(`${site.url}/admin/ofertas`)
    await page.getByRole('button', { name: 'Nova oferta' }).click()
    await page.getByLabel('Companhia').fill('Iberia')
    await page
      .getByLabel(/^Detalhes/)
      .first()
      .fill('<p>Olá <b>a todos</b></p><script>1</script>')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Guardado como rascunho.')).toBeVisible()
    await expect(page.getByLabel(/^Detalhes/).first()).toHaveValue(
      '<p>Olá <strong>a todos</strong></p>',
    )
    await expect(page.getByText('Falta preencher').first()).toBeVisible()
    await plain.close()
    await scripted.context().close()
  })
})
