import { expect, expectAccessible, hydrated, type Page, test } from './support/journey'
import type { Site } from './support/site'

const words = {
  PT: {
    required: 'Obrigatorio',
    email: 'Email invalido',
    airportNone: 'Seleciona o teu aeroporto',
    airportMany: 'Seleciona apenas um aeroporto',
    destinationsNone: 'Seleciona pelo menos 1 Destino',
    destinationsMany: 'Seleciona ate 3 Destinos',
    airlineNone: 'Seleciona uma companhia aerea',
    airlineMany: 'Seleciona apenas uma companhia aerea',
    unknown:
      'Utilizador nao encontrado. Por favor, garante que estas a usar o email associado a tua subscricao.',
    notPremium: 'Acesso negado: E necessario ter assinatura Premium.',
    failed: 'Ocorreu um erro ao atualizar o teu perfil:',
    submit: 'Guardar o meu perfil',
    submitting: 'A submeter...',
    spam: 'pasta de spam',
    confirm: 'Sim, guardar',
    owner: 'Nada muda até confirmares que és tu',
  },
  BR: {
    required: 'Obrigatório',
    email: 'Email inválido',
    airportNone: 'Selecione o seu aeroporto',
    airportMany: 'Selecione apenas um aeroporto',
    destinationsNone: 'Selecione pelo menos 1 Destino',
    destinationsMany: 'Selecione até 3 Destinos',
    airlineNone: 'Selecione uma companhia aérea',
    airlineMany: 'Selecione apenas uma companhia aérea',
    unknown:
      'Usuário não encontrado. Por favor, confira se você está usando o email associado à sua assinatura.',
    notPremium: 'Acesso negado: É necessário ter assinatura Premium.',
    failed: 'Ocorreu um erro ao atualizar o seu perfil:',
    submit: 'Salvar meu perfil',
    submitting: 'Enviando...',
    spam: 'caixa de spam',
    confirm: 'Sim, salvar',
    owner: 'Nada muda até você confirmar que é você',
  },
} as const

async function fillIn(page: Page, email: string): Promise<void> {
  const field = page.locator('input[name=email]')
  if (await field.isEditable()) await field.fill(email)
  await page.getByLabel('Porto', { exact: true }).check()
  await page.getByLabel('Destino 1').fill('Tóquio (Japão)')
  await page.getByLabel('Destino 2').fill('madeira')
  await page.locator('select[name=airlinePreference]').selectOption('Nenhuma')
  await page.getByLabel('Viajante de Luxo').check()
}

/** A second value for a field that the page offers once, as a changed page would send it. */
async function sendTwice(page: Page, name: string, value: string): Promise<void> {
  await page.locator('main form').evaluate(
    (form, [field, second]) => {
      const extra = document.createElement('input')
      extra.type = 'hidden'
      extra.name = field ?? ''
      extra.value = second ?? ''
      extra.dataset.extra = 'true'
      form.append(extra)
    },
    [name, value],
  )
}
const withoutExtras = (page: Page) =>
  page.locator('[data-extra]').evaluateAll((extras) => {
    for (const extra of extras) extra.remove()
  })

async function buyer(site: Site, variant: 'PT' | 'BR', verified = true) {
  const member = await site.a.member({ variant, verified })
  await site.db.transaction((tx) => site.services.members.grantPremium(tx, member.uid))
  return member
}

for (const variant of ['PT', 'BR'] as const) {
  const w = words[variant]
  test.describe(`in ${variant}`, () => {
    test.use({ variant, expectedErrors: [/status of (400|403|404|409|429)/] })

    test('§5, §8: every field says what is wrong, and every refusal its reason', async ({
      page,
      site,
    }) => {
      const free = await site.a.member()
      const done = await site.a.member({ plan: 'Premium' })
      await page.goto('/complete-profile')
      await hydrated(page)
      const submit = () => page.getByRole('button', { name: w.submit }).click()
      await submit()
      for (const text of [w.required, w.airportNone, w.destinationsNone, w.airlineNone])
        await expect(page.getByText(text, { exact: true })).toBeVisible()
      if (variant === 'PT') await expectAccessible(page)

      await fillIn(page, 'sem-arroba')
      await page.getByLabel('Destino 3').fill('Paris')
      await sendTwice(page, 'homeAirport', 'LISBOA-PT')
      await sendTwice(page, 'airlinePreference', 'KLM')
      await sendTwice(page, 'preferredDestinations', 'Roma')
      await submit()
      for (const text of [w.email, w.airportMany, w.destinationsMany, w.airlineMany])
        await expect(page.getByText(text, { exact: true })).toBeVisible()
      await withoutExtras(page)

      const refusal = page.getByRole('main').getByRole('alert')
      await fillIn(page, 'ninguem@exemplo.test')
      await submit()
      await expect(refusal).toHaveText(w.unknown)
      await fillIn(page, free.email)
      await submit()
      await expect(refusal).toHaveText(w.notPremium)
      await fillIn(page, done.email)
      await submit()
      await expect(refusal).toContainText(w.failed)
    })

    test('§4: by the link of the mail the profile is saved, and the e-mail awaits confirmation', async ({
      page,
      site,
    }) => {
      const ana = await buyer(site, variant, false)
      await page.goto(await site.linkInMail(ana.email, '/complete-profile'))
      await hydrated(page)
      await expect(page.locator('input[name=email]')).toHaveValue(ana.email)
      await fillIn(page, ana.email)
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/complete-profile.data**', async (route) => {
        await held
        await route.continue()
      })
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page.getByRole('button', { name: w.submitting })).toBeDisabled()
      release()
      await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible()
      await expect(page.getByText(w.spam)).toBeVisible()
      if (variant === 'PT') await expectAccessible(page)
      await site.linkInMail(ana.email, '/verificar/')
      expect(await site.services.members.byUid(ana.uid)).toMatchObject({
        homeAirport: 'PORTO-PT',
        preferredDestinations: ['TYO', 'FNC'],
        airlinePreference: 'Nenhuma',
        budget: 'Viajante de Luxo',
        premiumSetupNeeded: false,
        isVerified: false,
      })
    })

    test('whoever only types the address asks its owner, who sees it and says yes', async ({
      page,
      site,
    }) => {
      const ana = await buyer(site, variant)
      await page.goto('/complete-profile')
      await hydrated(page)
      await fillIn(page, ana.email)
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page.getByText(w.owner)).toBeVisible()
      expect(await site.services.members.byUid(ana.uid)).toMatchObject({ homeAirport: 'LISBOA-PT' })
      await page.goto(await site.linkInMail(ana.email, '/confirmar-perfil/'))
      await expect(page.getByText('Tóquio (Japão), Madeira (Portugal)')).toBeVisible()
      if (variant === 'PT') await expectAccessible(page)
      await page.getByRole('button', { name: w.confirm }).click()
      await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible()
      expect(await site.services.members.byUid(ana.uid)).toMatchObject({ homeAirport: 'PORTO-PT' })
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form works as a page', async ({ page, site }) => {
    const ana = await buyer(site, 'PT')
    await page.goto(await site.linkInMail(ana.email, '/complete-profile'))
    await page.getByRole('button', { name: words.PT.submit }).click()
    await expect(page.getByText(words.PT.airlineNone)).toBeVisible()
    await fillIn(page, ana.email)
    await page.getByRole('button', { name: words.PT.submit }).click()
    await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible()
  })
})
