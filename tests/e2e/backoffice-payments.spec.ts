import { sql } from 'drizzle-orm'
import { expect, expectAccessible, hydrated, test } from './support/journey'
import type { Site } from './support/site'
import { enterBackOffice } from './support/staff'

/** Money the demo's provider took without asking us what things cost. */
async function putAside({ db }: Site, name: string, minor: number): Promise<void> {
  const fact = JSON.stringify({ kind: 'paid', at: new Date().toISOString(), minor })
  await db.execute(sql`INSERT INTO payment_facts (event_id, key, fact)
    VALUES (${`evt_${name}`}, ${`cs_${name}`}, ${fact}::jsonb)`)
  await db.execute(sql`INSERT INTO put_aside_payments (key, reason, minor, currency, payment_id, since)
    VALUES (${`cs_${name}`}, 'wrong-amount', ${minor}, 'EUR', ${`pi_${name}`}, now())`)
}

test('one payment put aside finds its member, another goes back, and the log knows both', async ({
  page,
  site,
}) => {
  await putAside(site, 'journey_match', 7411)
  await putAside(site, 'journey_refund', 7422)
  const email = `paga-${Date.now()}@exemplo.test`
  const member = await site.a.member({ email, name: 'Marta Pagante' })
  await enterBackOffice(page, site, 'admin')
  await page.getByRole('link', { name: /pagamentos postos de lado/ }).click()
  await expect(page).toHaveURL(/\/admin\/pagamentos$/)
  await expectAccessible(page)

  const first = page.getByRole('row', { name: /cs_journey_match/ })
  await first.getByRole('link', { name: 'Atribuir a um membro' }).click()
  await page.getByLabel('E-mail do membro').fill('ninguem@exemplo.test')
  await page.getByRole('button', { name: 'Procurar' }).click()
  await expect(page.getByText('Ninguém no clube tem este endereço.')).toBeVisible()
  await page.getByLabel('E-mail do membro').fill(email)
  await page.getByRole('button', { name: 'Procurar' }).click()
  await expect(page.getByRole('link', { name: 'Marta Pagante' })).toBeVisible()
  await page.getByRole('button', { name: 'Atribuir' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Atribuir 74,11 € a Marta Pagante?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Atribuir' }).click()
  await expect(page.getByText('Pagamento atribuído.')).toBeVisible()
  expect(await site.services.members.byUid(member.uid)).toMatchObject({
    subscriptionType: 'Premium',
  })

  await hydrated(page)
  const second = page.getByRole('row', { name: /cs_journey_refund/ })
  await second.getByRole('button', { name: 'Devolver' }).click()
  await expect(dialog).toContainText('Devolver 74,22 €')
  await dialog.getByLabel('Motivo, para o registo').fill('Pagou a menos')
  await dialog.getByRole('button', { name: 'Devolver' }).click()
  await expect(page.getByText(/Devolução decidida/)).toBeVisible()
  await expect(async () => {
    await page.goto('/admin/pagamentos')
    const settled = page
      .getByRole('table', { name: 'Tratados há pouco' })
      .getByRole('row', { name: /74,22/ })
    await expect(settled.getByText('Devolvido', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('row', { name: /cs_journey_/ })).toHaveCount(0)

  await page.goto('/admin/registo?tipo=payment')
  await expect(page.getByText('mandou devolver um pagamento')).toBeVisible()
  await expect(page.getByText('Pagou a menos')).toBeVisible()
})
