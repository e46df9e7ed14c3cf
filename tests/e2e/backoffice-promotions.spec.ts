import { sql } from 'drizzle-orm'
import { expect, expectAccessible, hydrated, type Page, test } from './support/journey'
import type { Site } from './support/site'
import { enterBackOffice } from './support/staff'

const day = (fromNow: number) =>
  new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10)

/** Three people who paid for life and are of age; the number has been reached. */
async function armed({ a, db }: Site): Promise<string[]> {
  const emails: string[] = []
  for (let n = 0; n < 3; n += 1) {
    const { uid, email } = await a.member({ plan: 'Premium' })
    emails.push(email)
    await db.execute(sql`INSERT INTO orders (uid, plan, market, source, currency, price_minor, paid_minor,
      state, paid_at, confirmed_at, created_at, updated_at)
      VALUES (${uid}, 'lifetime', 'PT', 'checkout', 'EUR', 7500, 7500, 'active', now(), now(), now(), now())`)
    await db.execute(
      sql`INSERT INTO draw_participation (uid, adult_declared_at) VALUES (${uid}, now())`,
    )
  }
  await db.execute(sql`INSERT INTO draws (id, armed_at, hold_by)
    VALUES ('dez-mil-membros', now(), now() + interval '28 days')
    ON CONFLICT (id) DO UPDATE SET armed_at = excluded.armed_at, hold_by = excluded.hold_by`)
  return emails
}

test.use({ expectedErrors: [/status of 409/] })

// The site serves other journeys too, and those find the draw closed.
test.afterEach(async ({ site }) => {
  await site.db.execute(sql`DELETE FROM draw_entries`)
  await site.db.execute(sql`DELETE FROM draw_refusals`)
  await site.db.execute(sql`DELETE FROM draws`)
  await site.db.execute(sql`DELETE FROM orders WHERE source = 'checkout' AND checkout_id IS NULL`)
  await site.db.execute(sql`SELECT pg_notify('content_changed', '')`)
})

async function confirm(
  page: Page,
  button: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  const card = page
    .locator('div', { has: page.getByRole('heading', { name: 'Sorteio dos 10 000 membros' }) })
    .last()
  await card.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

test('a draw goes from its number to its winner, and anyone can check it', async ({
  page,
  site,
}) => {
  const emails = await armed(site)
  await enterBackOffice(page, site, 'admin')
  await page.goto('/admin/promocoes')
  await hydrated(page)
  await expectAccessible(page)
  await confirm(page, 'Guardar número', async (dialog) => {
    await expect(dialog).toContainText('«Sorteio dos 10 000 membros»')
    await dialog.getByLabel('Número da autorização').fill('456/2026')
  })
  await expect(page.getByText('456/2026')).toBeVisible()
  await confirm(page, 'Congelar', async (dialog) => {
    await expect(dialog).toContainText('Isto não se desfaz')
    await dialog.getByLabel('Dia da semente').fill(day(1))
  })
  await expect(page.getByRole('link', { name: 'Ficheiro publicado' })).toBeVisible()
  await confirm(page, 'Sortear', async (dialog) => {
    await dialog.getByLabel('Número da extração').fill('05921')
    await dialog.getByLabel('Semente').fill('12345 23456 34567 45678 56789')
  })
  await expect(page.getByText('Esse dia ainda não chegou.')).toBeVisible()

  // The promised day comes; no clock of the running site could bring it.
  const [frozen, seedDay] = [`${day(-7)}T10:00:00Z`, day(-2)]
  await site.db.execute(sql`UPDATE draws SET frozen_at = ${frozen}, seed_date = ${seedDay},
    frozen_file = regexp_replace(regexp_replace(frozen_file, ${day(1)}, ${seedDay}), '[0-9]{4}-[0-9-]+T[0-9:]+Z', ${frozen})`)
  await site.db.execute(
    sql`UPDATE draws SET fingerprint = encode(sha256(convert_to(frozen_file, 'UTF8')), 'hex')`,
  )
  await page.reload()
  await hydrated(page)
  await confirm(page, 'Sortear', async (dialog) => {
    await dialog.getByLabel('Número da extração').fill('05921')
    await dialog.getByLabel('Semente').fill('12345 23456 34567 45678 56789')
  })
  await expect(page.getByText('Vencedor')).toBeVisible()
  for (const email of emails) await expect(page.getByRole('link', { name: email })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Nome a mostrar').fill('Rosa M.')
  await page.getByRole('button', { name: 'Mostrar nome' }).click()
  await expect(page.getByText('Feito.')).toBeVisible()
  await expect(async () => {
    await page.goto('/sorteio')
    await expect(page.getByText('Rosa M.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.goto('/sorteio/verificar')
  await hydrated(page)
  await page.getByRole('button', { name: 'Refazer a conta agora' }).click()
  await expect(page.getByRole('heading', { name: 'Bate certo' })).toBeVisible()
})

test('a flight is arranged with a note the member reads, and a held point is released', async ({
  page,
  site,
}) => {
  const ana = await site.a.member({ plan: 'Premium' })
  const friend = await site.a.member()
  await site.services.promotions.codeOf(ana.uid)
  await site.db.execute(sql`INSERT INTO rewards (uid, kind, points, state, request_key, minor, currency, created_at)
    VALUES (${ana.uid}, 'flight', 10, 'requested', 'journey', 50000, 'EUR', now())`)
  await site.db.execute(sql`WITH brought AS (
      INSERT INTO referrals (referrer_uid, referred_uid, touched_at, joined_at, order_id, paid_at, confirm_after)
      VALUES (${ana.uid}, ${friend.uid}, now(), now(), 'journey', now(), now() + interval '14 days') RETURNING id
    ) INSERT INTO point_entries (uid, point_id, kind, reason, at)
    SELECT ${ana.uid}, id, kind, reason, now() FROM brought,
      (VALUES ('pending', 'plan-paid'), ('held', 'same-card')) AS told (kind, reason)`)
  await enterBackOffice(page, site, 'admin')
  await page.getByRole('link', { name: /pedidos? de voo/ }).click()
  await hydrated(page)
  const dialog = page.getByRole('dialog')

  const flights = page.getByRole('table', { name: 'Pedidos de voo' })
  await flights
    .getByRole('row', { name: ana.email })
    .getByRole('button', { name: 'Está tratado' })
    .click()
  await dialog.getByLabel('Nota para o membro').fill('LIS–GIG a 3 de março, TAP')
  await dialog.getByRole('button', { name: 'Está tratado' }).click()
  // Other journeys may have left requests of their own.
  await expect(flights.getByRole('row', { name: ana.email })).toHaveCount(0)
  await expect
    .poll(() =>
      site.mailbox.mails.some(
        ({ to, text }) => to.includes(ana.email) && text.includes('LIS–GIG a 3 de março'),
      ),
    )
    .toBe(true)

  const held = page.getByRole('table', { name: 'Recomendações retidas' })
  await held.getByRole('row', { name: ana.email }).getByRole('button', { name: 'Libertar' }).click()
  await dialog.getByLabel('Motivo, para o registo').fill('São um casal')
  await dialog.getByRole('button', { name: 'Libertar' }).click()
  await expect(held.getByRole('row', { name: ana.email })).toHaveCount(0)
  const view = await site.services.promotions.memberView(ana.uid)
  expect(view.points.map(({ state }) => state)).toEqual(['pending'])
})
