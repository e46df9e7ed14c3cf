import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type { Variant } from '../../../locales/variant'
import { type Site, startSite } from './site'

export type { Page }
export { expect }

let visitors = 0

/** Half as long as what the package itself hands out, and in letters the protocol carries one to one. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
).replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Journeys: a real browser on a running club. Errors in the console fail the test. */
export const test = base.extend<{ variant: Variant; expectedErrors: RegExp[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here.
    async ({}, use) => {
      await using site = await startSite()
      await use(site)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  variant: ['PT', { option: true }],
  /** Console errors a journey provokes on purpose: a refused form is a 4xx, and Chromium says so. */
  expectedErrors: [[/status of (400|401|403|404|429)/], { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  locale: async ({ variant }, use) => use(variant === 'PT' ? 'pt-PT' : 'pt-BR'),
  // Each journey comes from an address of its own, so that limits of one do not stop another.
  extraHTTPHeaders: async ({ variant }, use, info) => {
    const n = ++visitors
    const address = `203.0.${(info.workerIndex % 200) + 1}.${n % 250}`
    await use({ 'X-Forwarded-For': address, 'CF-IPCountry': variant })
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)))
    expect(unexpected, 'errors in the console').toEqual([])
  },
})

/** Waits until React runs the page: a click before that goes to the plain form. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}

/**
 * One injection and one answer: the usual wrapper sends its half megabyte twice and opens a second page.
 * Both variants have the same elements, so where a journey runs in both, one of them is looked at. Behind
 * a modal dialog nothing can be reached, so the dialog is looked at alone.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await bringAxe(page)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // A colour that is still changing has the contrast of neither scheme; the end of one element's
    // change is the beginning of its children's.
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const changes = document.getAnimations().filter((each) => each instanceof CSSTransition)
      if (changes.length === 0) break
      await Promise.allSettled(changes.map(({ finished }) => finished))
    }
    const found = await axe.run(document.querySelector('dialog:modal') ?? document, {
      resultTypes: ['violations'],
    })
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    )
  })
  expect(violations).toEqual([])
}

/** It stays until the next document, and moving inside the site brings none. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Runtime.evaluate', { expression: axeSource })
  await protocol.detach()
}

/** Opens the area of a member who signed in: the form is sent, the page of the login has journeys of its own. */
export async function signIn(
  page: Page,
  site: Site,
  email: string,
  password: string,
): Promise<void> {
  await sendForm(page, `${site.url}/entrar`, { email, password })
  await page.goto(`${site.url}/area-pessoal`)
}

/** Sends a form as a page of the site would; the cookies of the answer are the page's. */
export async function sendForm(
  page: Page,
  address: string,
  form: Record<string, string>,
): Promise<void> {
  const headers = { Origin: new URL(address).origin }
  const answer = await page.request.post(address, { form, headers, maxRedirects: 0 })
  if (answer.status() >= 400) throw new Error(`${address} answered ${answer.status()}`)
}
