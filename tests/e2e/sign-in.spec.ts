import { sql } from 'drizzle-orm'
import { expect, expectAccessible, hydrated, type Page, test } from './support/journey'

const PASSWORD = 'quatro cavalos verdes'

async function openLogin(page: Page): Promise<void> {
  await page.goto('/aderir')
  await hydrated(page)
  await page.getByLabel('Abrir o menu').click()
  await page.getByRole('link', { name: 'Entrar no Premium' }).click()
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
}

const words = {
  PT: {
    password: 'Password',
    forgotten: 'Esqueceste-te da password?',
    unknown: 'Falha no login: Utilizador não encontrado.',
    wrong: 'Falha no login: Password incorreta.',
    unverified: 'Por favor, verifica o teu e-mail antes de fazer login.',
    noRecord: 'Utilizador não encontrado no banco de dados.',
    denied: 'Acesso negado. A tua conta não é premium.',
    reasons: [
      'A tua conta não é premium.',
      'A tua assinatura não está ativa. Se acabaste de a ativar, tenta novamente daqui a 5 minutos.',
      'A tua conta não está verificada.',
    ],
    sent: 'Um link de redefinição de senha foi enviado para o teu email.',
    save: 'Guardar a senha',
  },
  BR: {
    password: 'Senha',
    forgotten: 'Esqueceu a senha?',
    unknown: 'Falha no login: Usuário não encontrado.',
    wrong: 'Falha no login: Senha incorreta.',
    unverified: 'Por favor, verifique o seu e-mail antes de fazer login.',
    noRecord: 'Usuário não encontrado no banco de dados.',
    denied: 'Acesso negado. A sua conta não é premium.',
    reasons: [
      'A sua conta não é premium.',
      'A sua assinatura não está ativa. Se você acabou de ativar, tente de novo daqui a 5 minutos.',
      'A sua conta não está verificada.',
    ],
    sent: 'Um link de redefinição de senha foi enviado para o seu email.',
    save: 'Salvar a senha',
  },
} as const

for (const variant of ['PT', 'BR'] as const) {
  const w = words[variant]
  test.describe(`in ${variant}`, () => {
    test.use({ variant })

    test('§5, §8 login: every refusal in the dialog', async ({ page, site }) => {
      const premium = { plan: 'Premium', password: PASSWORD, variant } as const
      const ana = await site.a.member(premium)
      const inactive = await site.a.member({
        password: PASSWORD,
        status: 'Inactive',
        verified: false,
      })
      const disabled = await site.a.member(premium)
      await site.services.accounts.disable(disabled.uid)
      const unproven = await site.a.member(premium)
      await site.db.execute(sql`UPDATE users SET email_verified = false WHERE id = ${unproven.uid}`)
      const recordless = await site.a.member(premium)
      await site.db.execute(sql`DELETE FROM subscribers WHERE uid = ${recordless.uid}`)

      await openLogin(page)
      if (variant === 'PT') await expectAccessible(page)
      const dialog = page.getByRole('dialog', { name: 'Entrar' })
      const submit = async (email: string, password: string) => {
        await dialog.getByLabel('E-mail').fill(email)
        await dialog.getByLabel(w.password, { exact: true }).fill(password)
        await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
      }
      await submit('', '')
      await expect(dialog.getByText('Obrigatório')).toHaveCount(2)
      await submit('sem-arroba', 'x')
      await expect(dialog.getByText('Email inválido', { exact: true })).toBeVisible()
      const alert = dialog.getByRole('alert')
      await submit(`${'a'.repeat(250)}@exemplo.test`, 'x')
      await expect(alert).toHaveText('Falha no login: Email inválido.')
      await submit('ninguem@exemplo.test', 'x')
      await expect(alert).toHaveText(w.unknown)
      await submit(ana.email, 'errada-mesmo')
      await expect(alert).toHaveText(w.wrong)
      await submit(disabled.email, PASSWORD)
      await expect(alert).toHaveText('Falha no login: Conta desativada.')
      await submit(unproven.email, PASSWORD)
      await expect(alert).toHaveText(w.unverified)
      await submit(recordless.email, PASSWORD)
      await expect(alert).toHaveText(w.noRecord)
      await submit(inactive.email, PASSWORD)
      await expect(alert).toContainText(w.denied)
      await expect(alert.getByRole('listitem')).toHaveText([...w.reasons])
      await expect(dialog.locator('a[href="/subscreve#price-table-heading"]')).toBeVisible()
    })

    test('§4 login: success closes the dialog and leads to the area; the header knows the way out', async ({
      page,
      site,
    }) => {
      const ana = await site.a.member({ name: 'Ana Lima', plan: 'Premium', password: PASSWORD })
      await openLogin(page)
      const dialog = page.getByRole('dialog', { name: 'Entrar' })
      await dialog.getByLabel('E-mail').fill(ana.email)
      await dialog.getByLabel(w.password, { exact: true }).fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(page).toHaveURL(/\/area-pessoal$/)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Area Pessoal')
      await page.goto('/aderir')
      await hydrated(page)
      await page.getByLabel('Abrir o menu').click()
      await expect(page.getByRole('link', { name: /Ana Lima/ })).toHaveAttribute(
        'href',
        '/area-pessoal',
      )
      if (variant === 'PT') await expectAccessible(page)
      await page.getByRole('button', { name: 'Sair' }).click()
      await expect(page.getByRole('link', { name: /Ana Lima/ })).toHaveCount(0)
      await page.goto('/area-pessoal')
      await expect(page).toHaveURL(/\/unauthorized$/)
    })

    test('§5, §8 reset: validation, always the success text, closes after 3 s, a new password', async ({
      page,
      site,
    }) => {
      const ana = await site.a.member({ plan: 'Premium', password: PASSWORD, variant })
      await openLogin(page)
      await page.getByRole('link', { name: w.forgotten }).click()
      const dialog = page.getByRole('dialog', { name: 'Redefinir Senha' })
      await expect(dialog).toBeVisible()
      if (variant === 'PT') await expectAccessible(page)
      const send = dialog.getByRole('button', { name: 'Enviar o link' })
      await send.click()
      await expect(dialog.getByText('Email é obrigatório')).toBeVisible()
      await dialog.getByLabel('E-mail').fill('sem-arroba')
      await send.click()
      await expect(dialog.getByText('Email inválido')).toBeVisible()
      await dialog.getByLabel('E-mail').fill('ninguem@exemplo.test')
      await send.click()
      await expect(dialog.getByText(w.sent)).toBeVisible()
      const shownAt = Date.now()
      await expect(dialog).toBeHidden()
      expect(Date.now() - shownAt).toBeGreaterThan(2_000)

      await page.goto('/redefinir-senha')
      await page.getByLabel('E-mail').fill(ana.email)
      await page.getByRole('button', { name: 'Enviar o link' }).click()
      await expect(page.getByText(w.sent)).toBeVisible()
      const link = await site.linkInMail(ana.email, '/definir-senha/')
      await page.goto(link)
      if (variant === 'PT') await expectAccessible(page)
      await page.getByLabel('Nova senha').fill('senha123')
      await page.getByRole('button', { name: w.save }).click()
      await expect(page.locator('[aria-invalid]')).toBeVisible()
      await page.getByLabel('Nova senha').fill('três tigres tristes')
      await page.getByRole('button', { name: w.save }).click()
      await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible()
      expect((await page.goto(link))?.status()).toBe(404)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the login and its refusals work by pages', async ({ page, site }) => {
    const ana = await site.a.member({ name: 'Ana Lima', plan: 'Premium', password: PASSWORD })
    await page.goto('/')
    await page.getByLabel('Abrir o menu').click()
    await page.getByRole('link', { name: 'Entrar no Premium' }).click()
    await expect(page).toHaveURL(/\/entrar$/)
    await page.getByLabel('E-mail').fill(ana.email)
    await page.getByLabel('Password').fill('errada-mesmo')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(words.PT.wrong)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL(/\/area-pessoal$/)
    await page.getByLabel('Abrir o menu').click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
