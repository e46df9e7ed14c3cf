import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TextsProvider } from '~/app/texts'
import { ptBR } from '~/locales/pt-BR'
import { type HotOffer, HotOffers } from './hot-offers'

const rome: HotOffer = {
  id: 'roma',
  image: 'roma',
  destination: { city: 'Roma', iata: 'FCO' },
  origins: ['GIG', 'GRU'],
  price: 289_900,
  usualPrice: 610_000,
  currency: 'BRL',
}

function panel(teasers: HotOffer[]): string {
  return renderToStaticMarkup(
    <TextsProvider variant="BR" t={ptBR}>
      <MemoryRouter>
        <HotOffers teasers={teasers} />
      </MemoryRouter>
    </TextsProvider>,
  )
}

test('the panel is left out while there is no deal', () => {
  expect(panel([])).toBe('')
})

test('a hot offer shows route and price, and leads to the Premium offers', () => {
  const text = panel([rome]).replace(/<[^>]*>/g, '')
  expect(text).toContain('GIG · GRU → FCORoma')
  expect(text.replace(/\s/g, ' ')).toContain('R$ 2.899 R$ 6.100')
  expect(panel([rome])).toContain('href="/ofertas-premium"')
})

test('what a Premium deal hides never reaches the page by the panel', () => {
  const careless = { ...rome, externalLink: 'https://voos.exemplo.test', details: 'segredo' }
  expect(panel([careless])).not.toMatch(/exemplo\.test|segredo/)
})
