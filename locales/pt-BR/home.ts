import type { home as homePT } from '../pt-PT/home'

export const home: typeof homePT = {
  home: {
    title: 'Clube de Voos · Passagens baratas saindo do seu aeroporto',
    description:
      'Erros de tarifa e promoções-relâmpago saindo de São Paulo, Rio, Lisboa e Porto, no seu e-mail antes que acabem. Grátis.',
    headline: ['O mundo fica ', 'mais perto', ' quando a passagem custa metade.'],
    lead: 'Erros de tarifa e promoções-relâmpago saindo do seu aeroporto, no seu e-mail, antes que acabem.',
    cta: 'Quero ofertas incríveis! (Grátis)',
    reassurance: 'Sem cartão. Pelo menos duas ofertas por mês. Você sai quando quiser.',
    moreDeals: 'Mais Ofertas Premium',
    carousel: 'Destinos em destaque',
  },
  scenes: {
    lisboa: 'Lisboa ao fim da tarde, com o bonde e a ponte',
    rio: 'Rio de Janeiro, com o Pão de Açúcar e o calçadão de Copacabana',
    porto: 'Porto, com a Ribeira e a ponte de Dom Luís',
    'sao-paulo': 'São Paulo, com a Avenida Paulista ao anoitecer',
  },
  carousel: {
    previous: 'Imagem anterior',
    next: 'Próxima imagem',
    pause: 'Pausar',
    play: 'Continuar',
  },
}
