import { expect, expectAccessible, hydrated, type Page, test } from './support/journey'

const item = (page: Page, question: string) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: question }) })

test('§2 one answer is open at a time, an open one closes, the address follows; machines read all', async ({
  page,
}) => {
  await page.goto('/perguntas-frequentes')
  await hydrated(page)
  await searchEnginesReadThem(page)
  const first = item(page, 'Como funciona o Clube de Voos?')
  const second = item(page, 'Quantos e-mails vou receber?')
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open')
  await expect(page).toHaveURL(/#como-funciona$/)
  await second.locator('summary').click()
  await expect(second).toHaveAttribute('open')
  await expect(first).not.toHaveAttribute('open')
  await expect(page).toHaveURL(/#quantos-emails$/)
  await expectAccessible(page)
  await second.locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(0)
  await expect(page).toHaveURL(/\/perguntas-frequentes$/)
})

test('a question has an address: typed, clicked on the board, or reached from another page', async ({
  page,
}) => {
  await page.goto('/perguntas-frequentes#preco-e-teste')
  const price = item(page, 'Quanto custa o Premium?')
  await expect(price).toHaveAttribute('open')
  await expect(price.getByText('75 € em vez de 99 €')).toBeInViewport()
  await hydrated(page)
  await page.getByRole('link', { name: 'Quantos e-mails?' }).click()
  await expect(item(page, 'Quantos e-mails vou receber?')).toHaveAttribute('open')
  await expect(price).not.toHaveAttribute('open')

  await page.goto('/sorteio')
  await hydrated(page)
  // The router moves without a new page, so the browser itself opens nothing.
  await page.evaluate(() => {
    history.pushState(null, '', '/perguntas-frequentes#erro-de-tarifa')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(item(page, 'O que é um erro de tarifa?')).toHaveAttribute('open')
})

test('a bad address opens nothing and breaks nothing', async ({ page }) => {
  for (const hash of ['#nada', '#%E0%A4%A', '#"><img src=x onerror=alert(1)>']) {
    // Another hash alone would not open the page again.
    await page.goto('/robots.txt')
    await page.goto(`/perguntas-frequentes${hash}`)
    await hydrated(page)
    await expect(page.locator('main details[open]'), hash).toHaveCount(0)
    await item(page, 'Como cancelo?').locator('summary').click()
    await expect(page, hash).toHaveURL(/#cancelar-e-reembolsos$/)
  }
})

for (const [variant, busy, popup] of [
  ['PT', 'A submeter...', 'Vê o teu e-mail'],
  ['BR', 'Enviando...', 'Olhe o seu e-mail'],
] as const) {
  test.describe(variant, () => {
    test.use({ variant })
    test(`§8 the side form says "${busy}" while it works, then the pop-up opens`, async ({
      page,
      site,
    }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/aderir.data**', async (route) => {
        await released
        await route.continue()
      })
      await page.goto('/perguntas-frequentes')
      await hydrated(page)
      const form = page.getByRole('complementary')
      const email = `faq.${variant.toLowerCase()}@exemplo.test`
      await form.getByLabel('Nome').fill('Rita')
      await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
      await form.getByLabel('Aeroporto de partida').selectOption('LISBOA-PT')
      await form.getByRole('button').click()
      await expect(form.getByRole('button', { name: busy })).toBeDisabled()
      await expect(form.getByRole('status')).toHaveText(busy)
      release()
      await expect(page.getByRole('dialog', { name: popup })).toBeVisible()
      if (variant === 'PT') await expectAccessible(page)
      const uid = await site.services.members.uidOf(email)
      expect(await site.services.members.byUid(uid ?? '')).toMatchObject({ variant })
    })
  })
}

async function searchEnginesReadThem(page: Page) {
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const facts = JSON.parse(json ?? '')
  expect(facts['@type']).toBe('FAQPage')
  expect(facts.mainEntity).toHaveLength(await page.locator('main details').count())
  expect(json).not.toContain('<')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, variant: 'BR' })
  test('answers open, one at a time, also by their address; the form joins', async ({
    page,
    site,
  }) => {
    await page.goto('/perguntas-frequentes#preco-e-teste')
    await expect(item(page, 'Quanto custa o Premium?')).toHaveAttribute('open')
    await item(page, 'Como cancelo?').locator('summary').click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(page.getByText('direito de arrependimento de 7 dias')).toBeVisible()

    await page.getByLabel('Nome').fill('Caio')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('caio.faq@exemplo.test')
    await page.getByLabel('Aeroporto de partida').selectOption('RIO DE JANEIRO-BR')
    await page.getByRole('button', { name: 'Quero receber ofertas' }).click()
    await expect(page.getByText('Inscrição realizada com sucesso!')).toBeVisible()
    expect(await site.services.members.uidOf('caio.faq@exemplo.test')).toBeDefined()
  })
})
