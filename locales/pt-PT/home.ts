export const home = {
  home: {
    title: 'Clube de Voos · Voos baratos a partir do teu aeroporto',
    description:
      'Erros de tarifa e promoções-relâmpago a partir de Lisboa, Porto, Rio e São Paulo, no teu e-mail antes de desaparecerem. Grátis.',
    headline: ['O mundo fica ', 'mais perto', ' quando o voo custa metade.'],
    lead: 'Erros de tarifa e promoções-relâmpago a partir do teu aeroporto, no teu e-mail, antes de desaparecerem.',
    cta: 'Quero ofertas incríveis! (Grátis)',
    reassurance: 'Sem cartão. Pelo menos duas ofertas por mês. Sais quando quiseres.',
    moreDeals: 'Mais Ofertas Premium',
    carousel: 'Destinos em destaque',
  },
  scenes: {
    lisboa: 'Lisboa ao fim da tarde, com o elétrico e a ponte',
    rio: 'Rio de Janeiro, com o Pão de Açúcar e o calçadão de Copacabana',
    porto: 'Porto, com a Ribeira e a ponte de Dom Luís',
    'sao-paulo': 'São Paulo, com a Avenida Paulista ao anoitecer',
  },
  carousel: {
    previous: 'Imagem anterior',
    next: 'Imagem seguinte',
    pause: 'Parar',
    play: 'Continuar',
  },
}
