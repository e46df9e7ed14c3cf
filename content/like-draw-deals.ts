/** SPEC §3: an example offer also carries its link whole, as it stands in the page. */
export interface ExampleDeal {
  id: string
  image: string
  from: { code: string; city: string }
  to: { code: string; city: string }
  price: string
  usualPrice: string
  details: string
  link: { href: string; target: '_blank'; rel: string; title: string; ariaLabel: string }
}

const search = 'https://www.google.com/travel/flights'

/** A public flight search, never the offer itself: by now the price is another one. */
function searchLink(city: string, words: { title: string; ariaLabel: string }) {
  return {
    href: `${search}?q=${encodeURIComponent(city)}`,
    target: '_blank' as const,
    rel: 'noopener noreferrer',
    ...words,
  }
}

export const likeDrawDeals: Record<'PT' | 'BR', ExampleDeal[]> = {
  PT: [
    {
      id: 'rio-florianopolis',
      image: 'florianopolis',
      from: { code: 'GIG', city: 'Rio de Janeiro' },
      to: { code: 'FLN', city: 'Florianópolis' },
      price: 'R$ 289',
      usualPrice: 'R$ 760',
      details: 'Ida e volta, 4 noites em maio, bagagem de mão incluída.',
      link: searchLink('voos do Rio de Janeiro para Florianópolis', {
        title: 'Procurar voos do Rio de Janeiro para Florianópolis',
        ariaLabel: 'Procurar voos do Rio de Janeiro para Florianópolis (abre noutro separador)',
      }),
    },
    {
      id: 'sao-paulo-lisboa',
      image: 'lisboa',
      from: { code: 'GRU', city: 'São Paulo' },
      to: { code: 'LIS', city: 'Lisboa' },
      price: 'R$ 2190',
      usualPrice: 'R$ 4900',
      details: 'Ida e volta, voo direto, em outubro e novembro.',
      link: searchLink('voos de São Paulo para Lisboa', {
        title: 'Procurar voos de São Paulo para Lisboa',
        ariaLabel: 'Procurar voos de São Paulo para Lisboa (abre noutro separador)',
      }),
    },
    {
      id: 'sao-paulo-nova-iorque',
      image: 'nova-iorque',
      from: { code: 'GRU', city: 'São Paulo' },
      to: { code: 'JFK', city: 'Nova Iorque' },
      price: 'R$ 1840',
      usualPrice: 'R$ 5200',
      details: 'Erro de tarifa: ida e volta com uma escala, em março.',
      link: searchLink('voos de São Paulo para Nova Iorque', {
        title: 'Procurar voos de São Paulo para Nova Iorque',
        ariaLabel: 'Procurar voos de São Paulo para Nova Iorque (abre noutro separador)',
      }),
    },
  ],
  BR: [
    {
      id: 'rio-florianopolis',
      image: 'florianopolis',
      from: { code: 'GIG', city: 'Rio de Janeiro' },
      to: { code: 'FLN', city: 'Florianópolis' },
      price: 'R$ 289',
      usualPrice: 'R$ 760',
      details: 'Ida e volta, 4 noites em maio, com bagagem de mão.',
      link: searchLink('voos do Rio de Janeiro para Florianópolis', {
        title: 'Buscar voos do Rio de Janeiro para Florianópolis',
        ariaLabel: 'Buscar voos do Rio de Janeiro para Florianópolis (abre em outra aba)',
      }),
    },
    {
      id: 'sao-paulo-lisboa',
      image: 'lisboa',
      from: { code: 'GRU', city: 'São Paulo' },
      to: { code: 'LIS', city: 'Lisboa' },
      price: 'R$ 2.190',
      usualPrice: 'R$ 4.900',
      details: 'Ida e volta, voo direto, em outubro e novembro.',
      link: searchLink('voos de São Paulo para Lisboa', {
        title: 'Buscar voos de São Paulo para Lisboa',
        ariaLabel: 'Buscar voos de São Paulo para Lisboa (abre em outra aba)',
      }),
    },
    {
      id: 'sao-paulo-nova-iorque',
      image: 'nova-iorque',
      from: { code: 'GRU', city: 'São Paulo' },
      to: { code: 'JFK', city: 'Nova York' },
      price: 'R$ 1.840',
      usualPrice: 'R$ 5.200',
      details: 'Erro de tarifa: ida e volta com uma conexão, em março.',
      link: searchLink('voos de São Paulo para Nova York', {
        title: 'Buscar voos de São Paulo para Nova York',
        ariaLabel: 'Buscar voos de São Paulo para Nova York (abre em outra aba)',
      }),
    },
  ],
}
