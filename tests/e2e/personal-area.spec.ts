import { sql } from 'drizzle-orm'
import { teamPermit } from '../support/team-permit'
import { expect, expectAccessible, hydrated, signIn, test } from './support/journey'
import type { Site } from './support/site'

const PASSWORD = 'quatro cavalos verdes'
const words = {
  PT: {
    save: 'Guardar',
    saved: 'Guardado.',
    openFrom: 'Podes voltar a mudar a partir de',
    change: 'Mudar a senha',
    failed: 'Falha ao atualizar a senha. Por favor, tenta novamente.',
    cancelled: 'A atualizacao da senha foi cancelada.',
    notSignedIn: 'Utilizador nao autenticado. Por favor, faz login novamente.',
    end: 'Terminar esta',
    ended: 'A sessão foi terminada.',
    newYork: 'Nova Iorque (Estados Unidos)',
    none: 'Seleciona pelo menos 1 Destino',
    export: 'Exportar os meus dados',
    weekly: 'Um resumo por semana',
    loading: 'A carregar...',
    nothingSent: 'Ainda não te enviámos nenhuma oferta.',
    sentTo: 'O que te enviámos',
  },
  BR: {
    save: 'Salvar',
    saved: 'Salvo.',
    openFrom: 'Você pode mudar de novo a partir de',
    change: 'Trocar a senha',
    failed: 'Falha ao atualizar a senha. Por favor, tente novamente.',
    cancelled: 'A atualização da senha foi cancelada.',
    notSignedIn: 'Usuário não autenticado. Por favor, faça login novamente.',
    end: 'Encerrar esta',
    ended: 'A sessão foi encerrada.',
    newYork: 'Nova York (Estados Unidos)',
    none: 'Selecione pelo menos 1 Destino',
    export: 'Exportar meus dados',
    weekly: 'Um resumo por semana',
    loading: 'Carregando...',
    nothingSent: 'Ainda não enviamos nenhuma oferta.',
    sentTo: 'O que enviamos para você',
  },
} as const

/** Fare errors, so that no limit holds them back; answers when the last has been sent. */
async function tellElevenDeals(site: Site, uid: string): Promise<string[]> {
  const ids: string[] = []
  for (let n = 1; n <= 11; n++) {
    const title = { PT: `Oferta ${n}`, BR: `Oferta ${n}` }
    const { id } = await site.a.deal({ kind: 'fare-error', title, published: true })
    await site.services.audience.tellPremium(id)
    ids.push(id)
  }
  await expect
    .poll(async () => (await site.services.deliveries.sentTo(uid)).mails.map(({ state }) => state))
    .toEqual(Array(10).fill('sent'))
  return ids
}

for (const variant of ['PT', 'BR'] as const) {
  const w = words[variant]
  test.describe(`in ${variant}`, () => {
    test.use({ variant })

    test('airport, airline, favourites with their date, alerts, sessions, export', async ({
      page,
      site,
      browser,
    }) => {
      const ana = await site.a.member({ name: 'Ana Lima', plan: 'Premium', password: PASSWORD })
      const elsewhere = await browser.newPage({ baseURL: site.url })
      await signIn(elsewhere, site, ana.email, PASSWORD)
      await signIn(page, site, ana.email, PASSWORD)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Area Pessoal Ana Lima')
      const section = (id: string) => page.locator(`#${id}`)

      await section('partida').getByLabel('Aeroporto de partida').selectOption('PORTO-PT')
      await section('partida')
        .getByLabel(/^Companhia/)
        .selectOption('TAP Air Portugal')
      await section('partida').getByRole('button', { name: w.save }).click()
      await expect(section('partida').getByText(w.saved)).toBeVisible()
      await expect(page.getByText('OPO', { exact: true }).first()).toBeVisible()

      await section('destinos').getByRole('button', { name: w.save }).click()
      await expect(section('destinos').getByText(w.none)).toBeVisible()
      await section('destinos').getByLabel('Destino 1').fill(w.newYork)
      await section('destinos').getByLabel('Destino 3').fill('acores')
      await section('destinos').getByRole('button', { name: w.save }).click()
      await expect(section('destinos').getByText(w.openFrom)).toBeVisible()
      await expect(section('destinos').getByText(w.newYork)).toBeVisible()
      await expect(section('destinos').getByText('Açores (Portugal)')).toBeVisible()

      await section('alertas').getByLabel('Frequência').selectOption(w.weekly)
      await section('alertas').getByRole('button', { name: w.save }).click()
      await expect(section('alertas').getByText(w.saved)).toBeVisible()
      if (variant === 'PT') await expectAccessible(page)

      await section('sessoes').getByRole('button', { name: w.end }).click()
      await expect(section('sessoes').getByText(w.ended)).toBeVisible()
      await elsewhere.goto('/area-pessoal')
      await expect(elsewhere).toHaveURL(/\/unauthorized$/)
      await elsewhere.close()

      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: w.export }).click()
      expect((await download).suggestedFilename()).toBe('clube-de-voos-dados.json')
      expect(await site.services.members.byUid(ana.uid)).toMatchObject({
        homeAirport: 'PORTO-PT',
        airlinePreference: 'TAP Air Portugal',
        preferredDestinations: ['NYC', 'PDL'],
        alertMode: 'weekly',
      })
      await expect(page.locator('a[href="/ofertas-premium"]').first()).toBeVisible()
    })

    test('§5, §8 password: asked in a dialog; cancelled, failed, not signed in, done', async ({
      page,
      site,
    }) => {
      const ana = await site.a.member({ plan: 'Premium', password: PASSWORD })
      await signIn(page, site, ana.email, PASSWORD)
      await hydrated(page)
      const section = page.locator('#senha')
      const dialog = page.getByRole('dialog')
      const change = async (next: string, current: string) => {
        await section.getByLabel('Nova senha').fill(next)
        await section.getByRole('button', { name: w.change }).click()
        await dialog.getByLabel('Senha atual').fill(current)
        await dialog.getByRole('button', { name: 'Confirmar' }).click()
      }
      await section.getByRole('button', { name: w.change }).click()
      await expect(section.getByText('Obrigatório')).toBeVisible()
      await section.getByLabel('Nova senha').fill('três tigres tristes')
      await section.getByRole('button', { name: w.change }).click()
      await expect(dialog).toBeVisible()
      if (variant === 'PT') await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Cancelar' }).click()
      await expect(section.getByText(w.cancelled)).toBeVisible()
      await change('três tigres tristes', 'errada-mesmo')
      await expect(section.getByText(w.failed)).toBeVisible()
      await change('três tigres tristes', PASSWORD)
      await expect(section.getByText('Senha atualizada com sucesso!')).toBeVisible()
      await site.db.execute(sql`DELETE FROM sessions WHERE user_id = ${ana.uid}`)
      await change('quatro tigres tristes', 'três tigres tristes')
      await expect(section.getByText(w.notSignedIn)).toBeVisible()
    })

    test('what was sent to me: nothing yet, then page by page, newest first', async ({
      page,
      site,
    }) => {
      const ana = await site.a.member({ plan: 'Premium', password: PASSWORD })
      await signIn(page, site, ana.email, PASSWORD)
      const section = page.locator('#recebidos')
      await expect(section.getByRole('heading', { name: w.sentTo })).toBeVisible()
      await expect(section.getByText(w.nothingSent)).toBeVisible()

      const told = await tellElevenDeals(site, ana.uid)
      await page.reload()
      await hydrated(page)
      await expect(section.getByRole('listitem')).toHaveCount(10)
      await expect(section.getByRole('listitem').first()).toContainText('Oferta 11')
      await expect(section.getByText('Enviado', { exact: true })).toHaveCount(10)
      if (variant === 'PT') await expectAccessible(page)
      await section.getByRole('link', { name: 'Mais antigos' }).click()
      await expect(section.getByRole('listitem')).toHaveCount(1)
      await expect(section.getByText('Oferta 1', { exact: true })).toBeVisible()
      await expect(section).toBeInViewport()
      await section.getByRole('link', { name: 'Voltar aos mais recentes' }).click()
      await expect(section.getByRole('listitem')).toHaveCount(10)
      for (const id of told) await site.services.deals.withdraw(teamPermit, id)
    })

    test('§2: the area says that it is loading', async ({ page, site }) => {
      const ana = await site.a.member({ name: 'Ana Lima', plan: 'Premium', password: PASSWORD })
      await signIn(page, site, ana.email, PASSWORD)
      await page.goto('/')
      await hydrated(page)
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/area-pessoal.data**', async (route) => {
        await held
        await route.continue()
      })
      await page.getByLabel('Abrir o menu').click()
      await page.getByRole('link', { name: /Ana Lima/ }).click()
      await expect(page.getByText(w.loading)).toBeVisible()
      release()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Area Pessoal')
    })
  })
}

test('without a name the e-mail stands in its place', async ({ page, site }) => {
  const ana = await site.a.member({ plan: 'Premium', password: PASSWORD })
  await site.db.execute(sql`UPDATE subscribers SET name = '' WHERE uid = ${ana.uid}`)
  await signIn(page, site, ana.email, PASSWORD)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Area Pessoal ${ana.email}`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the forms of the area work by pages', async ({ page, site }) => {
    const ana = await site.a.member({ plan: 'Premium', password: PASSWORD })
    await signIn(page, site, ana.email, PASSWORD)
    await page.locator('#partida').getByLabel('Aeroporto de partida').selectOption('PORTO-PT')
    await page.locator('#partida').getByRole('button', { name: 'Guardar' }).click()
    await expect(page.locator('#partida').getByText('Guardado.')).toBeVisible()
    await page.locator('#senha').getByLabel('Nova senha').fill('três tigres tristes')
    await page.locator('#senha').getByRole('button', { name: 'Mudar a senha' }).click()
    await expect(page).toHaveURL(/\/area-pessoal\/senha$/)
    await page.getByLabel('Nova senha').fill('três tigres tristes')
    await page.getByLabel('Senha atual').fill(PASSWORD)
    await page.getByRole('button', { name: 'Mudar a senha' }).click()
    await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible()
  })

  test('what was sent is read page by page, in the area and by the link of a mail', async ({
    page,
    site,
  }) => {
    const ana = await site.a.member({ plan: 'Premium', password: PASSWORD })
    const told = await tellElevenDeals(site, ana.uid)
    await signIn(page, site, ana.email, PASSWORD)
    const section = page.locator('#recebidos')
    for (const path of ['/area-pessoal', site.services.members.preferencesPath(ana.uid)]) {
      await page.goto(path)
      await section.getByRole('link', { name: 'Mais antigos' }).click()
      await expect(section.getByText('Oferta 1', { exact: true })).toBeVisible()
      await section.getByRole('link', { name: 'Voltar aos mais recentes' }).click()
      await expect(section.getByRole('listitem')).toHaveCount(10)
      await page.goto(`${path}?antes=-1`)
      await expect(section.getByRole('listitem')).toHaveCount(10)
    }
    for (const id of told) await site.services.deals.withdraw(teamPermit, id)
  })
})
