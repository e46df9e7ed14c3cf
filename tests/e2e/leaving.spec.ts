import { sql } from 'drizzle-orm'
import { expect, expectAccessible, hydrated, type Page, signIn, test } from './support/journey'

const PASSWORD = 'quatro cavalos verdes'
const words = {
  PT: {
    open: 'Cancelar a subscrição',
    downgrade: 'Passar ao plano gratuito',
    delete: 'Apagar a conta para sempre',
    downgraded: 'A tua subscricao passou a Gratuita.',
    deleted: 'A tua conta foi destruida. Puff! Foi-se!',
    failed: 'Falha ao definir o status de inativo para o utilizador. Por favor tenta novamente.',
    keep: 'Afinal, fico',
  },
  BR: {
    open: 'Cancelar a assinatura',
    downgrade: 'Passar para o plano gratuito',
    delete: 'Apagar a conta para sempre',
    downgraded: 'A sua assinatura passou a ser Gratuita.',
    deleted: 'A sua conta foi destruída. Puff! Já era!',
    failed: 'Falha ao definir o status de inativo para o usuário. Por favor, tente novamente.',
    keep: 'Mudei de ideia, vou ficar',
  },
} as const

for (const variant of ['PT', 'BR'] as const) {
  const w = words[variant]
  test.describe(`in ${variant}`, () => {
    test.use({ variant, expectedErrors: [/status of (400|403|404|503)/] })

    async function openDialog(page: Page) {
      await hydrated(page)
      await page.locator('#cancelar').getByRole('link', { name: w.open }).click()
      const dialog = page.getByRole('dialog', { name: w.open })
      await expect(dialog).toBeVisible()
      return dialog
    }

    test('§4, §8 Downgrade: refused, nothing changed; then free, signed out, told by mail', async ({
      page,
      site,
    }) => {
      const ana = await site.a.member({ plan: 'Premium', password: PASSWORD, variant })
      await signIn(page, site, ana.email, PASSWORD)
      const dialog = await openDialog(page)
      if (variant === 'PT') await expectAccessible(page)
      await dialog.getByRole('button', { name: w.keep }).click()
      await expect(dialog).toBeHidden()
      await openDialog(page)
      const name = `refuse_${variant.toLowerCase()}`
      await site.db.execute(
        sql.raw(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF OLD.uid = '${ana.uid}' THEN RAISE EXCEPTION 'no'; END IF; RETURN NEW; END $$`),
      )
      await site.db.execute(
        sql.raw(
          `CREATE TRIGGER ${name} BEFORE UPDATE ON subscribers FOR EACH ROW EXECUTE FUNCTION ${name}()`,
        ),
      )
      await dialog.getByRole('button', { name: w.downgrade }).click()
      await expect(dialog.getByText(w.failed)).toBeVisible()
      expect(await site.services.members.byUid(ana.uid)).toMatchObject({
        subscriptionType: 'Premium',
      })
      await site.db.execute(sql.raw(`DROP TRIGGER ${name} ON subscribers`))

      await dialog.getByRole('button', { name: w.downgrade }).click()
      await expect(page.getByText(w.downgraded)).toBeVisible()
      if (variant === 'PT') await expectAccessible(page)
      expect(await site.services.members.byUid(ana.uid)).toMatchObject({
        subscriptionType: 'free',
        subscriptionStatus: 'Inactive',
      })
      await page.goto('/area-pessoal')
      await expect(page).toHaveURL(/\/unauthorized$/)
      await site.linkInMail(ana.email, '/subscreve')
    })

    test('§4, §8 Delete: asks for the password first, then everything is gone', async ({
      page,
      site,
    }) => {
      const ana = await site.a.member({ plan: 'Premium', password: PASSWORD, variant })
      await signIn(page, site, ana.email, PASSWORD)
      const dialog = await openDialog(page)
      await dialog.getByLabel('Senha atual').fill('errada-mesmo')
      await dialog.getByRole('button', { name: w.delete }).click()
      await expect(dialog.getByText('A senha atual não está certa.')).toBeVisible()
      expect(await site.services.members.byUid(ana.uid)).toBeDefined()
      await dialog.getByLabel('Senha atual').fill(PASSWORD)
      await dialog.getByRole('button', { name: w.delete }).click()
      await expect(page.getByText(w.deleted)).toBeVisible()
      expect(await site.services.members.uidOf(ana.email)).toBeUndefined()
      await page.goto('/area-pessoal')
      await expect(page).toHaveURL(/\/unauthorized$/)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('cancelling works on a page of its own', async ({ page, site }) => {
    const ana = await site.a.member({ plan: 'Premium', password: PASSWORD })
    await signIn(page, site, ana.email, PASSWORD)
    await page.locator('#cancelar').getByRole('link', { name: words.PT.open }).click()
    await expect(page).toHaveURL(/\/area-pessoal\/cancelar$/)
    await page.getByRole('button', { name: words.PT.downgrade }).click()
    await expect(page.getByText(words.PT.downgraded)).toBeVisible()
  })
})
