import { useUpJoinAttempts } from './support/join-attempts'
import { expect, expectAccessible, hydrated, test } from './support/journey'

const reasons = [
  'Aeroportos',
  'Programas de fidelização',
  'Queres mais?',
  'Mais barato e até grátis',
]

test('§2 the accordion opens one item at a time, and an open one closes on its own click', async ({
  page,
}) => {
  await page.goto('/subscreve')
  await hydrated(page)
  const open = page.locator('main details[name="vantagens"][open]')
  await expect(open).toHaveCount(0)
  for (const title of reasons) {
    await page.locator('summary', { hasText: title }).click()
    await expect(open).toHaveCount(1)
    await expect(open.locator('summary')).toHaveText(title)
  }
  await expectAccessible(page)
  await open.locator('summary').click()
  await expect(open).toHaveCount(0)
})

test('§2 the carousel has a pause button and changes its picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/subscreve')
  await hydrated(page)
  const carousel = page.getByRole('region', { name: 'Para onde o clube te pode levar' })
  await expect(carousel.getByRole('button', { name: /Açores/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(carousel.getByRole('button', { name: /Roma/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(carousel.getByRole('button', { name: 'Parar' })).toBeVisible()
})

test('§2 the plans and their law, the roadmap in words, and a way to ask for another airport', async ({
  page,
}) => {
  await page.goto('/subscreve')
  const plans = page.getByRole('region', { name: 'Escolhe o teu lugar' })
  await expect(plans.getByRole('article')).toHaveCount(2)
  await expect(plans).toContainText('75\u00a0€')
  await expect(plans.locator('s')).toHaveText('99\u00a0€')
  await expect(plans).toContainText('tens 14 dias, a contar da cobrança')
  await expect(plans).toContainText('sem prejuízo do teu direito de livre resolução')
  const buy = plans.getByRole('link', { name: 'Experimentar 14 dias grátis' })
  await expect(buy).toHaveAttribute('href', /^\/checkout\?plano=lifetime&.*variante=PT$/)

  await expect(
    page.getByRole('img', { name: /O nosso plano de voo para 2025 e 2026/ }),
  ).toBeVisible()
  await page.getByText('Ler a rota em texto').click()
  await expect(page.getByText('1.º semestre de 2025').filter({ visible: true })).toBeVisible()

  const ask = page.getByRole('link', { name: 'Falta o teu aeroporto? Diz-nos qual' }).last()
  await expect(ask).toHaveAttribute('href', /^mailto:[^?]+@[^?]+\?subject=Quero%20ver%20outro/)
})

test.describe('§2 a hash in the address', () => {
  test('scrolls to its element when the page is opened, and when it is led to', async ({
    page,
  }) => {
    await page.goto('/subscreve#price-table-heading')
    await hydrated(page)
    await expect(page.locator('#price-table-heading')).toBeInViewport()

    await page.goto('/sorteio')
    await hydrated(page)
    await page.evaluate(() => {
      document.body.dataset.sameDocument = 'true'
    })
    await page.locator('main a[href="/subscreve#price-table-heading"]').first().click()
    await expect(page.locator('#price-table-heading')).toBeInViewport()
    await expect(page.locator('body')).toHaveAttribute('data-same-document', 'true')
  })

  test('scrolls when a link of the page itself is followed, again and again', async ({ page }) => {
    await page.goto('/subscreve')
    await hydrated(page)
    const button = page.getByRole('link', { name: 'Ver os planos' })
    for (let time = 0; time < 2; time++) {
      await button.scrollIntoViewIfNeeded()
      await button.click()
      await expect(page.locator('#price-table-heading')).toBeInViewport()
      await expect(button).not.toBeInViewport()
    }
    await page.getByRole('link', { name: 'Começar grátis' }).last().click()
    await expect(page.getByRole('button', { name: 'Subscreve (Gratis)' })).toBeInViewport()
  })

  test('is ignored when nothing is called so', async ({ page }) => {
    for (const hash of ['#nao-existe', '#%E0%A4%A', '#"><img src=x>', '#']) {
      // Another hash alone would not open the page again.
      await page.goto('/robots.txt')
      await page.goto(`/subscreve${hash}`)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 }), hash).toBeInViewport()
    }
  })
})

test('§8 joining by the free form: the pop-up asks to verify, the form is cleared, a mail comes', async ({
  page,
  site,
}) => {
  await page.goto('/subscreve')
  await hydrated(page)
  const email = 'rita.subscreve@exemplo.test'
  await page.getByLabel('Nome').fill('Rita')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Aeroporto de partida').selectOption('LISBOA-PT')
  await page.getByRole('button', { name: 'Subscreve (Gratis)', exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Vê o teu e-mail' })
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Combinado' }).click()
  await expect(
    page.getByText('Inscrição realizada com sucesso! Verifica o teu e-mail'),
  ).toBeVisible()
  await expect(page.getByLabel('Nome')).toHaveValue('')
  expect(await site.linkInMail(email, '/verificar/')).toContain('/verificar/')
})

test('§8 a refused sign-up says it in the words of this form, and keeps what was typed', async ({
  page,
  site,
}) => {
  const email = 'insistente@exemplo.test'
  await useUpJoinAttempts(site, email)
  await page.goto('/subscreve')
  await hydrated(page)
  await page.getByLabel('Nome').fill('Insistente')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Aeroporto de partida').selectOption('PORTO-PT')
  await page.getByRole('button', { name: 'Subscreve (Gratis)' }).click()
  await expect(page.getByRole('alert')).toHaveText('Ocorreu um erro. Por favor, tente novamente.')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await expectAccessible(page)
})

test.describe('in Brazil', () => {
  test.use({ variant: 'BR' })
  test('the page speaks Brazilian, in reais, under Brazilian law', async ({ page, site }) => {
    await page.goto('/subscreve')
    await hydrated(page)
    const plans = page.getByRole('region', { name: 'Escolha o seu assento' })
    await expect(plans).toContainText('R$\u00a0470')
    await expect(plans.locator('s')).toHaveText('R$\u00a0620')
    await expect(plans).toContainText('você tem 7 dias, a contar da cobrança')
    for (const title of ['Aeroportos', 'Programas de fidelidade', 'Quer mais?'])
      await expect(page.locator('summary', { hasText: title })).toBeVisible()

    const email = 'insistente.br@exemplo.test'
    await useUpJoinAttempts(site, email)
    await page.getByLabel('Nome').fill('Insistente')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByLabel('Aeroporto de partida').selectOption('SÃO PAULO-BR')
    await page.getByRole('button', { name: 'Assine (Grátis)', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Ocorreu um erro. Por favor, tente novamente.')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the accordion, the hash and the form still work', async ({ page, site }) => {
    await page.goto('/subscreve#price-table-heading')
    await expect(page.locator('#price-table-heading')).toBeInViewport()
    await page.locator('summary', { hasText: 'Queres mais?' }).click()
    await page.locator('summary', { hasText: 'Aeroportos' }).click()
    await expect(page.locator('main details[name="vantagens"][open]')).toHaveCount(1)

    const email = 'semjs.subscreve@exemplo.test'
    await page.getByLabel('Nome').fill('Sem JS')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByLabel('Aeroporto de partida').selectOption('PORTO-PT')
    await page.getByRole('button', { name: 'Subscreve (Gratis)' }).click()
    await expect(page.getByText('Inscrição realizada com sucesso!')).toBeVisible()
    expect(await site.linkInMail(email, '/verificar/')).toContain('/verificar/')
  })

  test('§8 a refusal keeps the words of the form it was sent from', async ({ page, site }) => {
    const email = 'insistente.semjs@exemplo.test'
    await useUpJoinAttempts(site, email)
    await page.goto('/subscreve')
    await page.getByLabel('Nome').fill('Insistente')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByLabel('Aeroporto de partida').selectOption('PORTO-PT')
    await page.getByRole('button', { name: 'Subscreve (Gratis)' }).click()
    await expect(page.getByRole('alert')).toHaveText('Ocorreu um erro. Por favor, tente novamente.')
  })
})
