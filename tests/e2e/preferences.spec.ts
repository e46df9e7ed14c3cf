import { expect, expectAccessible, hydrated, test } from './support/journey'

const words = {
  PT: {
    save: 'Guardar',
    saved: 'Está guardado.',
    weekly: 'Menos e-mails: um resumo por semana',
    pause: 'Pausar',
    months: 'Durante',
    three: '3 meses',
    paused: 'Em pausa até',
    resume: 'Voltar a receber já',
    stop: 'Deixar de receber ofertas',
    stopped: 'Já não recebes ofertas.',
    back: 'Voltar a receber ofertas',
    export: 'Exportar os meus dados',
    openDelete: 'Quero apagar a minha conta',
    delete: 'Apagar para sempre',
    deleted: 'A tua conta foi destruida. Puff! Foi-se!',
    unknown: 'Não reconhecemos este link',
  },
  BR: {
    save: 'Salvar',
    saved: 'Está salvo.',
    weekly: 'Menos e-mails: um resumo por semana',
    pause: 'Pausar',
    months: 'Por',
    three: '3 meses',
    paused: 'Em pausa até',
    resume: 'Voltar a receber agora',
    stop: 'Parar de receber ofertas',
    stopped: 'Você não recebe mais ofertas.',
    back: 'Voltar a receber ofertas',
    export: 'Exportar meus dados',
    openDelete: 'Quero apagar minha conta',
    delete: 'Apagar para sempre',
    deleted: 'A sua conta foi destruída. Puff! Já era!',
    unknown: 'Não reconhecemos este link',
  },
} as const

for (const [variant, javaScriptEnabled] of [
  ['PT', true],
  ['BR', false],
] as const) {
  const w = words[variant]
  test.describe(`in ${variant}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ variant, javaScriptEnabled })
    test('a free member changes, pauses, stops, exports and deletes by the link of a mail', async ({
      page,
      site,
    }) => {
      const ana = await site.a.member({ variant })
      await site.services.members.requestPasswordReset(ana.email, '203.0.113.77')
      await page.goto(await site.linkInMail(ana.email, '/preferencias/'))
      if (javaScriptEnabled) {
        await hydrated(page)
        await expectAccessible(page)
      }
      await page.getByLabel('Aeroporto de partida').selectOption('RIO DE JANEIRO-BR')
      await page.getByLabel('Frequência').selectOption(w.weekly)
      await page.getByRole('button', { name: w.save }).click()
      await expect(page.getByText(w.saved)).toBeVisible()
      await page.getByLabel(w.months, { exact: true }).selectOption(w.three)
      await page.getByRole('button', { name: w.pause }).click()
      await expect(page.getByText(w.paused)).toBeVisible()
      await page.getByRole('button', { name: w.resume }).click()
      await expect(page.getByText(w.paused)).toBeHidden()
      await page.getByRole('textbox').first().fill('Mudei de planos')
      await page.getByRole('button', { name: w.stop }).click()
      await expect(page.getByText(w.stopped)).toBeVisible()
      expect((await site.services.members.byUid(ana.uid))?.unsubscribedAt).not.toBeNull()
      await page.getByRole('button', { name: w.back }).click()
      await expect(page.getByRole('button', { name: w.stop })).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: w.export }).click()
      expect((await download).suggestedFilename()).toBe('clube-de-voos-dados.json')
      expect(await site.services.members.byUid(ana.uid)).toMatchObject({
        homeAirport: 'RIO DE JANEIRO-BR',
        alertMode: 'weekly',
        subscriptionType: 'free',
      })
      const here = page.url()
      await page.getByText(w.openDelete).click()
      await page.getByRole('button', { name: w.delete }).click()
      await expect(page.getByText(w.deleted)).toBeVisible()
      expect((await page.goto(here))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: w.unknown })).toBeVisible()
    })
  })
}

test('the link opens the preferences and nothing else', async ({ page, site }) => {
  const ana = await site.a.member({ plan: 'Premium', password: 'quatro cavalos verdes' })
  await page.goto(site.services.members.preferencesPath(ana.uid))
  await expect(page.getByRole('heading', { name: 'As tuas preferências' })).toBeVisible()
  await expect(page.getByText(ana.email)).toHaveCount(0)
  await page.goto('/area-pessoal')
  await expect(page).toHaveURL(/\/unauthorized$/)
})
