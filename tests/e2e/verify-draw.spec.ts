import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { fingerprintOf, writeFrozen } from '../../modules/promotions/draw'
import { commandLine } from '../../modules/staff/model'
import { expect, expectAccessible, hydrated, test } from './support/journey'
import type { Site } from './support/site'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** A list frozen last week, which no clock of the running site could make today. */
async function frozenLastWeek(site: Site): Promise<string> {
  const [frozenAt, seedDate] = [dayFromNow(-7), dayFromNow(-2).slice(0, 10)]
  const entries = Array.from({ length: 2_000 }, (_, n) => ({
    id: createHash('sha256').update(`entry ${n}`).digest('hex').slice(0, 32),
    weight: 1,
  }))
  const file = writeFrozen({
    draw: 'dez-mil-membros',
    authorisation: '123/2026',
    frozenAt: `${frozenAt.slice(0, 19)}Z`,
    seedSource: 'loteria-federal',
    seedDate,
    places: 5,
    entries,
  })
  const fingerprint = await fingerprintOf(file)
  await site.services.promotions.authorise(commandLine, 'dez-mil-membros', '123/2026')
  await site.db.execute(sql`UPDATE draws SET armed_at = ${dayFromNow(-9)}, frozen_at = ${frozenAt},
    frozen_file = ${file}, fingerprint = ${fingerprint}, seed_source = 'loteria-federal',
    seed_date = ${seedDate} WHERE id = 'dez-mil-membros'`)
  const drawn = await site.services.promotions.enterSeed(commandLine, 'dez-mil-membros', {
    seed: '12345 23456 34567 45678 56789',
    reference: '05921',
    takenOn: seedDate,
  })
  expect(drawn.ok).toBe(true)
  return fingerprint
}

// The site serves other journeys too, and those find the draw closed.
test.afterEach(async ({ site }) => {
  await site.db.execute(sql`DELETE FROM draws`)
  await site.db.execute(sql`SELECT pg_notify('content_changed', '')`)
})

test('a finished draw is shown, repeated in the browser and in a terminal, and a changed file is found', async ({
  page,
  site,
}, info) => {
  const fingerprint = await frozenLastWeek(site)
  await expect(async () => {
    await page.goto('/sorteio')
    await expect(page.getByRole('heading', { name: 'Já há resultado' })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await expect(page.getByText(fingerprint)).toBeVisible()
  await expect(page.getByText('123/2026')).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descarregar o ficheiro' }).click()
  const file = info.outputPath('dez-mil-membros.txt')
  await (await download).saveAs(file)

  await page.getByRole('link', { name: 'Verificar o sorteio' }).click()
  await page.getByRole('button', { name: 'Refazer a conta agora' }).click()
  await expect(page.getByRole('heading', { name: 'Bate certo' })).toBeVisible()
  await expect(page.getByText('2000 participações')).toBeVisible()
  await expectAccessible(page)

  const text = execFileSync('cat', [file], { encoding: 'utf8' })
  const changed = info.outputPath('changed.txt')
  writeFileSync(changed, text.replace('semente: 12345', 'semente: 12346'))
  await page.getByLabel('Ficheiro do sorteio').setInputFiles(changed)
  await page.getByRole('button', { name: 'Verificar este ficheiro' }).click()
  await expect(page.getByRole('heading', { name: 'Não bate certo' })).toBeVisible()
  await page.getByLabel('Ficheiro do sorteio').setInputFiles(file)
  await page.getByLabel(/Impressão digital que guardaste/).fill('f'.repeat(64))
  await page.getByRole('button', { name: 'Verificar este ficheiro' }).click()
  await expect(page.getByText('não é a que indicaste')).toBeVisible()

  const verify = (...args: string[]) =>
    execFileSync(process.execPath, ['scripts/draw.mjs', 'verify', ...args], { encoding: 'utf8' })
  expect(verify(file, fingerprint)).toContain('RIGHT: the same list and the same seed')
  expect(() => verify(changed)).toThrow(/Command failed/)
})
