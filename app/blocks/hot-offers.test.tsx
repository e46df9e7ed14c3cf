import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { VariantProvider } from '~/app/texts'
import { type Deal, type DealContent, viewOf } from '~/modules/deals/model'
import { dealContent } from '~/tests/support/deal-content'
import { HotOffers } from './hot-offers'

const now = new Date('2026-11-15T12:00:00Z')

function panelWith(...changes: Partial<DealContent>[]): string {
  const deals = changes.map(
    (change, n): Deal => ({
      ...dealContent(now, change),
      id: String(n),
      status: 'published',
      scheduledFor: null,
      publishedAt: now,
      withdrawnAt: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
      changedBy: null,
    }),
  )
  return renderToStaticMarkup(
    <VariantProvider value="PT">
      <MemoryRouter>
        <HotOffers deals={deals.map((deal) => viewOf(deal, undefined, 'PT', now))} />
      </MemoryRouter>
    </VariantProvider>,
  )
}
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('the panel is left out while there is no deal', () => {
  expect(panelWith()).toBe('')
})

test('a hot offer shows its route, its price and what is usual', () => {
  expect(wordsOf(panelWith({ origins: ['LIS', 'OPO'] }))).toContain(
    'Rio de Janeiro De Lisboa ou Porto para Rio de Janeiro. 289 euros, em vez de 712 euros, menos 59 % LIS · OPO → GIG 289 € 712 €',
  )
})

test('a miles deal says how many miles come before the money', () => {
  const html = panelWith({ kind: 'miles', milesProgramme: 'TAP Air Portugal', miles: 30_000 })
  expect(wordsOf(html)).toMatch(/30.000 milhas \+ 289 €/)
})

test('§2 a visitor is led to the Premium offers; only a free deal has its own link', () => {
  const premium = panelWith({ plan: 'Premium' })
  expect(premium).toContain('href="/ofertas-premium"')
  expect(premium).not.toContain('voos.exemplo.test')
  expect(panelWith({ plan: 'free' })).toContain('href="https://voos.exemplo.test/lis-gig"')
})
