import type { offers as offersPT } from '../pt-PT/offers'

export const offers: typeof offersPT = {
  offers: {
    title: 'Ofertas Premium',
    lead: 'Só para membros: o que a gente encontrou, com tudo o que você precisa para reservar já.',
    hot: 'Ofertas quentes',
    hotText: 'Duram poucas horas. Gostou? Não pense muito.',
    current: 'Ofertas atuais',
    currentText: 'O que saiu há pouco e ainda dá para pegar.',
    others: 'Outras ofertas Premium',
    othersText: 'Mais ideias, e as que já terminaram, para você saber o que perdeu.',
    filter: 'Filtrar as ofertas',
    origin: 'Saída',
    anyOrigin: 'Todos os aeroportos',
    mine: '{city} (o meu)',
    kind: 'Tipo',
    anyKind: 'Todos os tipos',
    cabin: 'Classe',
    anyCabin: 'Todas as classes',
    cabins: {
      economy: 'Econômica',
      'premium-economy': 'Econômica premium',
      business: 'Executiva',
      first: 'Primeira',
    },
    apply: 'Filtrar',
    clear: 'Limpar filtros',
    none: 'Não há ofertas com esses filtros. Tente outro aeroporto ou outra classe.',
  },
}
