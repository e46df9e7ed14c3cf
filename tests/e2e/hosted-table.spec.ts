import { startPaymentProvider } from '../support/payment-provider'
import { test as base, expect, hydrated, type Page } from './support/journey'
import { type Site, startSite } from './support/site'

const SCRIPT = 'https://js.stripe.com/v3/pricing-table.js'

const running = new AsyncDisposableStack()
let withKeys: Site | undefined

/** A club with keys; what its pages fetch from the provider is answered here. Not there yet in `beforeAll`. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here.
  baseURL: async ({}, use) => use(withKeys?.url),
})
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const provider = running.use(await startPaymentProvider())
  withKeys = running.use(await startSite(provider.env))
})
test.afterAll(() => running.disposeAsync())
test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] })

const toTheTable = (page: Page) => page.locator('#price-table-heading').scrollIntoViewIfNeeded()

test('the provider’s table is fetched when it comes near, with its id, key and a reference', async ({
  page,
}) => {
  let fetched = 0
  await page.route(SCRIPT, (route) => {
    fetched++
    return route.fulfill({
      contentType: 'text/javascript',
      body: `customElements.define('stripe-pricing-table', class extends HTMLElement {
        connectedCallback() { this.textContent = 'the hosted table' }
      })`,
    })
  })
  await page.goto('/pt')
  await hydrated(page)
  expect(fetched).toBe(0)
  await toTheTable(page)
  const table = page.locator('stripe-pricing-table')
  await expect(table).toHaveText('the hosted table')
  await expect(table).toHaveAttribute('pricing-table-id', 'prctbl_pt')
  await expect(table).toHaveAttribute('publishable-key', 'pk_test_of_the_suite')
  await expect(table).toHaveAttribute('client-reference-id', /^[\w-]{1,200}$/)
  expect(fetched).toBe(1)
})

test('a blocked table leaves the catalogue with its plain checkout button', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto('/br')
  await hydrated(page)
  const blocked = page.waitForEvent('requestfailed')
  await toTheTable(page)
  await blocked
  await expect(page.locator('stripe-pricing-table')).toHaveCount(0)
  await expect(page.locator('a[href*="/checkout?plano=lifetime"]').first()).toBeVisible()
})

test('the checkout button leads to the provider’s page, without JavaScript too', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL })
    await page.goto('/checkout?plano=lifetime&pagina=pt&variante=PT')
    // A form that the page's policy stops would never ask.
    const asked = page.waitForRequest('https://checkout.stripe.com/c/pay/**')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await asked
    await page.close()
  }
})
