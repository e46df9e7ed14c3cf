import { expect, expectAccessible, hydrated, type Page, test } from './support/journey'
import type { Site } from './support/site'

const PASSWORD = 'quatro cavalos verdes'

const words = {
  PT: {
    action: 'Experimentar 14 dias grátis',
    price: /75\s€/,
    now: 'Pagar já',
    pay: 'Pagar',
    save: 'Guardar cartão',
    welcome: 'Bem-vindo a bordo!',
    savePassword: 'Guardar a senha',
    airport: 'Porto',
    saveProfile: 'Guardar o meu perfil',
    profile: 'Completar o meu perfil',
    confirm: 'Confirmar o meu e-mail',
    password: 'Password',
  },
  BR: {
    action: 'Testar 14 dias grátis',
    price: /R\$\s470/,
    now: 'Pagar agora',
    pay: 'Pagar',
    save: 'Salvar cartão',
    welcome: 'Boas-vindas a bordo!',
    savePassword: 'Salvar a senha',
    airport: 'São Paulo',
    saveProfile: 'Salvar meu perfil',
    profile: 'Completar meu perfil',
    confirm: 'Confirmar meu e-mail',
    password: 'Senha',
  },
} as const

/** From a page with the plans to the demo's stand-in for the provider. */
async function toThePayment(page: Page, from: string, variant: 'PT' | 'BR', way: 'trial' | 'now') {
  const w = words[variant]
  await page.goto(from)
  await hydrated(page)
  const table = page.getByRole('region').filter({ has: page.locator('#price-table-heading') })
  await table.getByRole('link', { name: w.action }).click()
  await expect(page).toHaveURL(/\/checkout\?/)
  await hydrated(page)
  await expect(page.getByText(w.price).first()).toBeVisible()
  await expectAccessible(page)
  if (way === 'now') await page.getByLabel(w.now).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/checkout\/demonstracao/)
  await hydrated(page)
}

async function fillCard(page: Page, email: string, card: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Nome').fill('Rosa Viajante')
  await page.getByLabel('Número do cartão').fill(card)
}

async function completeProfile(page: Page, variant: 'PT' | 'BR') {
  await hydrated(page)
  await page.getByLabel(words[variant].airport, { exact: true }).check()
  await page.getByLabel('Destino 1').fill('Tóquio (Japão)')
  await page.locator('select[name=airlinePreference]').selectOption('Nenhuma')
  await page.getByRole('button', { name: words[variant].saveProfile }).click()
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible()
}

async function setPassword(page: Page, site: Site, email: string, variant: 'PT' | 'BR') {
  await page.goto(await site.linkInMail(email, '/definir-senha/'))
  await page.locator('input[type=password]').first().fill(PASSWORD)
  await page.getByRole('button', { name: words[variant].savePassword }).click()
  await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible()
}

async function signInAndLook(page: Page, email: string, variant: 'PT' | 'BR') {
  await page.goto('/entrar')
  await hydrated(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(words[variant].password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/area-pessoal$/)
  await page.goto('/ofertas-premium')
  await expect(page).toHaveURL(/\/ofertas-premium$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('on /pt', () => {
  test.use({ variant: 'PT', expectedErrors: [/status of (400|402|403|404)/] })

  test('a visitor buys in the demo → mail → password → profile → signs in → /ofertas-premium', async ({
    page,
    site,
  }) => {
    test.slow()
    const email = 'rosa.pt@exemplo.test'
    await toThePayment(page, '/pt', 'PT', 'now')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Pagar' }).click()
    await expect(page.getByText('Obrigatório').first()).toBeVisible()
    await fillCard(page, email, '4000 0000 0000 0002')
    await page.getByRole('button', { name: 'Pagar' }).click()
    await expect(page.getByRole('alert')).toContainText('O banco recusou este cartão')
    expect(await site.services.members.uidOf(email)).toBeUndefined()

    await fillCard(page, email, '4000 0000 0000 3220')
    await page.getByRole('button', { name: 'Pagar' }).click()
    await expect(page.getByRole('heading', { name: 'O teu banco quer confirmar' })).toBeVisible()
    await page.getByRole('button', { name: 'Sim, confirmo' }).click()
    await expect(page.getByRole('heading', { name: words.PT.welcome })).toBeVisible()
    await expectAccessible(page)

    await setPassword(page, site, email, 'PT')
    await page.goto(await site.linkInMail(email, '/complete-profile'))
    await completeProfile(page, 'PT')
    await signInAndLook(page, email, 'PT')

    await page.goto('/area-pessoal')
    const plan = page.locator('#plano')
    await expect(plan.getByRole('heading', { name: 'Premium vitalício' })).toBeVisible()
    await expect(plan.getByText(/75\s€/).first()).toBeVisible()
    const receipt = await plan.getByRole('link', { name: 'Ver recibo' }).getAttribute('href')
    expect((await page.request.get(receipt ?? '')).status()).toBe(200)
    await expectAccessible(page)
    await plan.getByText('Desistir da compra').click()
    await plan.getByRole('button', { name: 'Sim, desisto e quero o dinheiro de volta' }).click()
    await expect(page.getByText('Está feito. Enviámos-te a confirmação por e-mail.')).toBeVisible()
    expect((await page.goto('/ofertas-premium'))?.url()).toContain('/unauthorized')
  })
})

test.describe('on /br', () => {
  test.use({ variant: 'BR' })

  test('the same in BRL, by the 14-day trial: profile first, then the confirmation and the password', async ({
    page,
    site,
  }) => {
    test.slow()
    const email = 'rosa.br@exemplo.test'
    await toThePayment(page, '/br', 'BR', 'trial')
    await expect(page.getByText(/hoje R\$\s0, depois R\$\s470/)).toBeVisible()
    await fillCard(page, email, '4242 4242 4242 4242')
    await page.getByRole('button', { name: words.BR.save }).click()
    await expect(page.getByRole('heading', { name: words.BR.welcome })).toBeVisible()

    await page.getByRole('link', { name: words.BR.profile }).click()
    await expect(page.locator('input[name=email]')).toHaveValue(email)
    await completeProfile(page, 'BR')
    await page.goto(await site.linkInMail(email, '/verificar/'))
    await page.getByRole('button', { name: words.BR.confirm }).click()
    await expect(
      page.getByRole('heading', { name: 'Tudo certo. Boas-vindas a bordo!' }),
    ).toBeVisible()
    await setPassword(page, site, email, 'BR')
    await signInAndLook(page, email, 'BR')

    await page.goto(await site.linkInMail(email, '/compra/'))
    await page.getByText('Cancelar o teste grátis').click()
    await page.getByRole('button', { name: 'Sim, cancelar' }).click()
    await expect(page.getByText('Pronto. Mandamos a confirmação por e-mail.')).toBeVisible()
    expect((await page.goto('/ofertas-premium'))?.url()).toContain('/unauthorized')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, variant: 'PT' })

  test('the whole way works by pages, and the return page comes back by itself', async ({
    page,
    site,
  }) => {
    await page.goto('/checkout/obrigado?sessao=cs_nobody')
    await expect(
      page.getByRole('heading', { name: 'A confirmar o teu pagamento...' }),
    ).toBeVisible()
    // To its end: a page that is still coming would come in the way of the next one.
    await page.waitForEvent('load')

    await page.goto('/checkout?plano=lifetime&pagina=subscreve&variante=PT')
    await page.getByLabel('Código de desconto').fill('VOA-ERRADO')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('Não conhecemos esse código, ou já expirou.')).toBeVisible()
    await page.getByLabel('Código de desconto').fill('')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await fillCard(page, 'semjs.compra@exemplo.test', '4242424242424242')
    await page.getByRole('button', { name: words.PT.save }).click()
    await expect(page.getByRole('heading', { name: words.PT.welcome })).toBeVisible({
      timeout: 15_000,
    })
    const uid = await site.services.members.uidOf('semjs.compra@exemplo.test')
    expect(await site.services.members.byUid(uid ?? '')).toMatchObject({
      subscriptionType: 'Premium',
    })
  })
})
