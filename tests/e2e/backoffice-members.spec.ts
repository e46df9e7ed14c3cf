import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, hydrated, test } from './support/journey'
import { enterBackOffice } from './support/staff'

test('the team finds a member, gives Premium with a reason and reads it in the story', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const ana = await site.a.member({ name: 'Conceição Jornada', email: 'jornada.ana@exemplo.test' })
  await enterBackOffice(page, site, 'admin')
  await page.goto('/admin/membros')
  await hydrated(page)
  await expectAccessible(page)
  await page.getByLabel('Nome ou e-mail').fill('conceicao jor')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/q=conceicao/)
  await expect(page.getByText('1 membro', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Conceição Jornada/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conceição Jornada')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Dar Premium' }).click()
  const question = page.getByRole('dialog', { name: 'Dar Premium' })
  await expect(question).toContainText('Conceição Jornada')
  await question.getByLabel('Motivo').fill('Ganhou o passatempo de novembro')
  await question.getByRole('button', { name: 'Dar Premium' }).click()
  await expect(page.getByText('O Premium está aberto.')).toBeVisible()
  const story = page.getByRole('main').getByRole('list')
  await expect(story.getByText('Pessoa admin deu Premium')).toBeVisible()
  await expect(story.getByText('Ganhou o passatempo de novembro')).toBeVisible()
  await expect(story.getByText('O Premium abriu')).toBeVisible()
  expect(await site.services.members.byUid(ana.uid)).toMatchObject({ subscriptionType: 'Premium' })

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('O Premium terminou.')).toBeVisible()

  await page.getByRole('button', { name: 'Apagar a conta' }).click()
  const last = page.getByRole('dialog', { name: 'Apagar a conta' })
  await last.getByLabel('E-mail da pessoa').fill('jornada.ana@exemplo.test')
  await last.getByRole('button', { name: 'Apagar a conta' }).click()
  await expect(page).toHaveURL(/aviso=apagado/)
  await expect(page.getByText('A conta foi apagada.')).toBeVisible()
  expect(await site.services.members.byUid(ana.uid)).toBeUndefined()
})

test('a list with a bad line is looked through, brought in and taken out again', async ({
  page,
  site,
}) => {
  await enterBackOffice(page, site, 'admin')
  await page.goto('/admin/membros')
  await hydrated(page)
  await page.getByRole('link', { name: 'Importar lista' }).click()
  await expectAccessible(page)
  await page.getByLabel('Ficheiro CSV').setInputFiles({
    name: 'feira.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      '\ufeffnome;email;aeroporto\r\nLia Feira;lia@feira.test;Porto\r\nTom;sem-arroba;Porto\r\n=Zé;ze@feira.test;GRU\r\n',
    ),
  })
  await page.getByLabel('De onde vem o consentimento').fill('Fichas da feira')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Ler o ficheiro' }).click()
  await expect(page.getByText('À espera do teu sim')).toBeVisible()
  const bad = page.getByRole('row', { name: /E-mail inválido/ })
  await expect(bad.getByRole('rowheader')).toHaveText('3')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Importar' }).click()
  const question = page.getByRole('dialog', { name: 'Importar' })
  await expect(question).toContainText('Importar 2 pessoas')
  await question.getByRole('button', { name: 'Importar' }).click()
  await expect(page.getByText('Importada')).toBeVisible()
  expect(await site.linkInMail('lia@feira.test', '/verificar/')).toContain('/verificar/')

  await page.goto('/admin/membros?q=feira.test')
  await hydrated(page)
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Exportar CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('Lia Feira;lia@feira.test;PORTO-PT;free;Active;false')
  expect(text).toContain(`'=Zé;ze@feira.test;SÃO PAULO-BR`)
})
