import { expect, expectAccessible, hydrated, type Page, test } from './support/journey'
import { startSite } from './support/site'

test('a visitor from a search keeps the variant of the page, then gets their own', async ({
  page,
  context,
}) => {
  await page.goto('/perguntas-frequentes?variante=BR')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  expect(await context.cookies()).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sorteio dos 10 mil' }).click()
  // The texts of the page before were Brazilian; the next page is wholly in the visitor's own.
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')
  await expect(page.getByRole('contentinfo')).toContainText('Sorteio dos 10 000')
  await expect(page.getByRole('heading', { name: 'Não tens de acreditar' })).toBeVisible()
})

test('a missing page stays in the site, also for hostile addresses', async ({ page }) => {
  for (const path of ['/nao-existe', '/blog-<script>alert(1)</script>', '/%00', '/a/b/c/d']) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página perdeu o voo')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('§2 /unauthorized is plain text, also when a page of ours leads there', async ({ page }) => {
  const response = await page.goto('/unauthorized')
  expect(response?.status()).toBe(403)
  await expect(page.locator('body')).toHaveText('Unauthorized Access')
  await page.goto('/sorteio')
  await hydrated(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/unauthorized')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.locator('body')).toHaveText('Unauthorized Access')
})

test.describe('measuring visits', () => {
  /** What the pages ask of any host but ours; the measuring host answers with a harmless script. */
  async function watchOthers(page: Page): Promise<string[]> {
    const asked: string[] = []
    await page.route(
      (url) => url.hostname !== 'localhost',
      async (route) => {
        asked.push(route.request().url())
        await route.fulfill({ contentType: 'text/javascript', body: 'window.measured = true' })
      },
    )
    return asked
  }

  test('asks first, is as easy to refuse, remembers, and can be changed', async ({ page }) => {
    test.slow() // starts a second club
    await using measuring = await startSite({
      ANALYTICS_SRC: 'https://medir.example/m.js',
      ANALYTICS_SITE_ID: 'clube',
    })
    const others = await watchOthers(page)
    const banner = page.getByRole('region', { name: 'Podemos contar esta visita?' })
    const measured = () => page.evaluate(() => 'measured' in window)

    await page.goto(measuring.url)
    await hydrated(page)
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    const [refuse, accept] = await Promise.all(
      ['Recusar', 'Aceitar'].map((name) => banner.getByRole('button', { name }).boundingBox()),
    )
    expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0)
    expect(refuse?.height).toBeCloseTo(accept?.height ?? 0, 0)
    await banner.getByRole('button', { name: 'Recusar' }).click()
    await expect(banner).toBeHidden()
    await page.goto(`${measuring.url}/sorteio`)
    await hydrated(page)
    await expect(banner).toBeHidden()
    expect(others).toEqual([])

    await page.getByRole('button', { name: 'Preferências de cookies' }).click()
    await banner.getByRole('button', { name: 'Aceitar' }).click()
    await expect.poll(measured).toBe(true)
    expect(others).toEqual(['https://medir.example/m.js'])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos e privacidade' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Termos' })).toBeVisible()
    expect(await measured()).toBe(true)
    expect(others).toHaveLength(1)

    await page.reload()
    await expect.poll(measured).toBe(true)
    await page.getByRole('button', { name: 'Preferências de cookies' }).click()
    // A script can't be unloaded: the page comes anew, and is whole again before it is asked.
    const anew = page.waitForEvent('load')
    await banner.getByRole('button', { name: 'Recusar' }).click()
    await anew
    await hydrated(page)
    expect(await measured()).toBe(false)
    expect(others).toHaveLength(2)
    await page.goto('about:blank') // before its club goes away
  })

  test('is never spoken of where it is not set up, and asks nobody else for anything', async ({
    page,
  }) => {
    const others = await watchOthers(page)
    for (const path of ['/', '/sorteio', '/sorteio-curtida', '/perguntas-frequentes']) {
      await page.goto(path)
      await hydrated(page)
    }
    await expect(page.getByRole('button', { name: 'Preferências de cookies' })).toHaveCount(0)
    expect(others).toEqual([])
  })
})
