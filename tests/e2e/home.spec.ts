import { sql } from 'drizzle-orm'
import { asPremium } from '../../modules/members/model'
import { expect, expectAccessible, hydrated, type Page, sendForm, test } from './support/journey'
import type { Site } from './support/site'

const benefitTitles = (page: Page) =>
  page.getByRole('region', { name: /^Um clube, cinco/ }).getByRole('heading', { level: 3 })
const dealCards = (page: Page) =>
  page.getByRole('region', { name: 'Ofertas Premium' }).getByRole('listitem').getByRole('link')

/** Scrolls until the bottom of the benefits stands at this part of the viewport's height. */
async function bringBenefitsTo(page: Page, part: number): Promise<void> {
  await page.evaluate(async (share) => {
    const section = document.querySelector('section[aria-labelledby="vantagens"]') as HTMLElement
    const { bottom } = section.getBoundingClientRect()
    scrollTo({ top: scrollY + bottom - innerHeight * share, behavior: 'instant' })
    // Observers are told after the next frame is laid out.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, part)
}

/** How far anything visible jumped, by the browser's own measure. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = window as unknown as { shifts: number }
    watched.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        watched.shifts += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts)
}

test.describe('§9 benefit cards', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`are shuffled once, in view, without a jump (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/')
      await hydrated(page)
      const written = await benefitTitles(page).allTextContents()
      expect(written).toHaveLength(5)

      await bringBenefitsTo(page, 0.97)
      expect(await benefitTitles(page).allTextContents()).toEqual(written)
      const shifts = await watchShifts(page)
      await bringBenefitsTo(page, 0.94)
      await expect.poll(() => benefitTitles(page).allTextContents()).not.toEqual(written)
      const shuffled = await benefitTitles(page).allTextContents()
      expect(shuffled.toSorted()).toEqual(written.toSorted())

      await page.evaluate(() => Promise.all(document.getAnimations().map(({ ready }) => ready)))
      await bringBenefitsTo(page, 3)
      await bringBenefitsTo(page, 0.5)
      expect(await benefitTitles(page).allTextContents()).toEqual(shuffled)
      expect(await shifts()).toBe(0)
    })
  }

  test('are shuffled too when a jump passes them by', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const written = await benefitTitles(page).allTextContents()
    await bringBenefitsTo(page, -1)
    await expect.poll(() => benefitTitles(page).allTextContents()).not.toEqual(written)
  })
})

test.describe('the hero', () => {
  const shown = (page: Page) =>
    page.getByRole('region', { name: 'Destinos em destaque' }).locator('[aria-current=true]')

  test('§9: the carousel shows the next image after 3 seconds, and none while pointed at', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    // Pointing at it stops its clock; the journey's clock then starts it anew, at a known moment.
    await page.getByRole('region', { name: 'Destinos em destaque' }).hover()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const first = await shown(page).getAttribute('aria-label')
    await page.clock.runFor(9_000)
    await expect(shown(page)).toHaveAttribute('aria-label', first ?? '')

    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(2_900)
    await expect(shown(page)).toHaveAttribute('aria-label', first ?? '')
    await page.clock.runFor(200)
    await expect(shown(page)).not.toHaveAttribute('aria-label', first ?? '')
  })

  test('the carousel stands still for who asked for less motion', async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    const first = await shown(page).getAttribute('aria-label')
    await page.clock.runFor(30_000)
    await expect(shown(page)).toHaveAttribute('aria-label', first ?? '')
  })

  test('§2: the round badge leads to the like draw; its rim turns only where motion is welcome', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await hydrated(page)
    const badge = page.getByRole('link', { name: /^Sorteio: gosta, comenta/ })
    const turning = () =>
      badge.evaluate((link) =>
        link.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
      )
    expect(await turning()).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await turning()).toBe(false)
    await badge.click()
    await expect(page).toHaveURL('/sorteio-curtida')
  })
})

test.describe('§2 Ofertas Premium', () => {
  for (const variant of ['PT', 'BR'] as const) {
    test.describe(variant, () => {
      test.use({ variant })

      test('a visitor sees three cards that lead to the Premium offers, and no link out', async ({
        page,
        site,
      }) => {
        await page.goto('/')
        await hydrated(page)
        const expected = await site.services.deals.premiumViews(variant, 3)
        await expect(dealCards(page)).toHaveCount(3)
        for (const [place, deal] of expected.entries()) {
          const card = dealCards(page).nth(place)
          await expect(card).toHaveAttribute('href', '/ofertas-premium')
          await expect(card).not.toHaveAttribute('target')
          await expect(card).toHaveAccessibleName(new RegExp(`${deal.discount} %`))
        }
        await expect(
          page.getByRole('main').getByRole('link', { name: 'Mais Ofertas Premium' }),
        ).toHaveAttribute('href', '/ofertas-premium')
        await page.emulateMedia({ colorScheme: variant === 'PT' ? 'light' : 'dark' })
        await expectAccessible(page)
      })

      test('what a visitor is sent contains no link of any Premium deal', async ({
        request,
        site,
      }) => {
        const links = await premiumLinks(site)
        expect(links.length).toBeGreaterThan(10)
        for (const path of ['/', '/_.data', '/?x=1', '/_.data?x=1']) {
          for (const Cookie of ['', 'cdv.session_token=forged.signature']) {
            const response = await request.get(path, { headers: { Cookie } })
            expect(response.status()).toBe(200)
            const body = decodeURIComponent(
              (await response.text()).replace(/%(?![0-9A-F]{2})/g, ''),
            )
            for (const link of links) expect(body).not.toContain(decodeURIComponent(link))
            expect(body).not.toContain('google.com/travel')
          }
        }
      })

      test('a signed-in Premium member opens the offer itself in a new tab', async ({
        page,
        site,
      }) => {
        const member = await signIn(page, site)
        await page.goto('/')
        await hydrated(page)
        const expected = await site.services.deals.premiumViews(variant, 3, asPremium(member))
        for (const [place, deal] of expected.entries()) {
          const card = dealCards(page).nth(place)
          await expect(card).toHaveAttribute('href', deal.externalLink ?? 'a link')
          await expect(card).toHaveAttribute('target', '_blank')
          await expect(card).toHaveAttribute('rel', 'noopener')
        }
      })
    })
  }

  test('a member whose Premium ended is a visitor again, and their page is nobody else’s', async ({
    page,
    request,
    site,
  }) => {
    const member = await signIn(page, site)
    await site.db.execute(
      sql`UPDATE subscribers SET subscription_status = 'Inactive' WHERE uid = ${member.uid}`,
    )
    await page.goto('/')
    await expect(dealCards(page).first()).toHaveAttribute('href', '/ofertas-premium')
    expect(await (await request.get('/')).text()).not.toContain('google.com/travel')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('everything is there: badge, five benefits, three deals, and the way in', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(benefitTitles(page)).toHaveCount(5)
    await expect(dealCards(page)).toHaveCount(3)
    await expect(page.getByRole('link', { name: /^Sorteio: gosta/ })).toBeVisible()
    await page.getByRole('button', { name: 'Quero entrar no clube' }).click()
    await expect(page).toHaveURL(/\/aderir\??$/)
  })
})

test('nothing sticks out at any width, and the deals of a row are equally high', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const boxes = await Promise.all((await dealCards(page).all()).map((card) => card.boundingBox()))
    const rows = new Set(boxes.map((box) => Math.round(box?.y ?? 0)))
    expect(rows.size).toBe(width >= 1024 ? 1 : 3)
    if (rows.size === 1) expect(new Set(boxes.map((box) => box?.height)).size).toBe(1)
    // A label of one word on two lines is a word cut in the middle.
    const cut = await dealCards(page)
      .locator('dt')
      .evaluateAll((labels) =>
        labels.filter(
          (label) =>
            label.getBoundingClientRect().height >
            1.6 * Number.parseFloat(getComputedStyle(label).fontSize),
        ),
      )
    expect(cut).toHaveLength(0)
  }
})

async function premiumLinks(site: Site): Promise<string[]> {
  const { rows } = await site.db.execute<{ external_link: string }>(
    sql`SELECT external_link FROM deals WHERE plan = 'Premium' AND external_link IS NOT NULL`,
  )
  return rows.map((row) => row.external_link)
}

/** A Premium member with a session of their own. */
async function signIn(page: Page, site: Site) {
  const password = 'uma senha comprida'
  const member = await site.a.member({ plan: 'Premium', password })
  await sendForm(page, `${site.url}/entrar`, { email: member.email, password })
  return member
}
