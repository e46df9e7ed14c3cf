import type { deals as dealsPT } from '../pt-PT/deals'

export const deals: typeof dealsPT = {
  deals: {
    kinds: {
      'fare-error': 'Erro de tarifa',
      'flash-sale': 'Promoção-relâmpago',
      deal: 'Boa oferta',
      miles: 'Milhas',
      business: 'Executiva',
    },
    route: 'De {from} para {to}',
    or: 'ou',
    dates: 'Datas',
    dateRange: '{from} – {to}',
    months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
    airline: 'Companhia',
    bags: 'Bagagem',
    bagKinds: {
      'personal-item': 'só mochila',
      cabin: 'mala de mão',
      checked: 'mala de 23 kg',
      'two-checked': '2 malas de 23 kg',
    },
    cabins: {
      economy: '',
      'premium-economy': 'econômica premium',
      business: 'executiva',
      first: 'primeira classe',
    },
    miles: '{miles} milhas +',
    spoken: '{price}, em vez de {usual}, {discount} % a menos',
    spokenMiles: '{miles} milhas mais {price}, em vez de {usual}',
    roundTrip: 'ida e volta',
    until: 'até {date}',
    expired: 'Encerrada',
    seeInPremium: 'Ver no Premium',
    seeOffer: 'Ver oferta',
    more: 'Ver Mais',
    newTab: '(abre em uma nova aba)',
    hotTitle: 'Ofertas quentes',
    hotText: 'O que está saindo barato agora.',
  },
}
