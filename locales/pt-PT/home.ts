export const home = {
  home: {
    title: 'Clube de Voos · Voos baratos a partir do teu aeroporto',
    description:
      'Erros de tarifa e promoções-relâmpago a partir de Lisboa, Porto, Rio e São Paulo, no teu e-mail antes de desaparecerem. Grátis.',
    headline: ['O mundo fica ', 'mais perto', ' quando o voo custa metade.'],
    lead: 'Erros de tarifa e promoções-relâmpago a partir do teu aeroporto, no teu e-mail, antes de desaparecerem.',
    cta: 'Quero ofertas incríveis! (Grátis)',
    reassurance: 'Sem cartão. Pelo menos duas ofertas por mês. Sais quando quiseres.',
    badge: {
      ring: 'Gosta · comenta · viaja · ',
      label: 'Sorteio: gosta, comenta e ganha uma viagem a Florianópolis para dois',
    },
    benefits: {
      title: 'Um clube, cinco maneiras de voar por menos',
      free: 'Grátis',
      premium: 'Premium',
      items: {
        start: {
          title: 'Ofertas a custo zero',
          text: 'Pelo menos duas por mês, a partir do teu aeroporto. Sem cartão, sem letras pequenas.',
        },
        alerts: {
          title: 'Alertas à tua medida',
          text: 'Escolhes até três destinos de sonho. Quando um deles fica barato, és tu quem sabe.',
        },
        errors: {
          title: 'Erros de tarifa, já',
          text: 'Duram poucas horas. O aviso chega-te antes de a companhia dar por ela.',
        },
        miles: {
          title: 'Milhas que rendem',
          text: 'Os lugares de prémio que valem a pena, no programa da tua companhia.',
        },
        business: {
          title: 'Executiva sem culpa',
          text: 'Uma cama a dez mil metros, quando o preço desce à altitude certa.',
        },
      },
    },
    deals: {
      title: 'Ofertas Premium',
      lead: 'Estas estão no ar agora. Quem é Premium recebeu-as primeiro.',
    },
    how: {
      title: 'Da caixa de entrada à porta de embarque',
      stops: [
        {
          when: '1 minuto',
          title: 'Dizes de onde partes',
          text: 'Nome, e-mail e aeroporto. O resto fica connosco.',
        },
        {
          when: 'Todos os dias',
          title: 'Nós caçamos o preço',
          text: 'Quando uma tarifa cai a sério, ou sai errada, confirmamos e escrevemos-te.',
        },
        {
          when: 'Dia da partida',
          title: 'Tu fazes a mala',
          text: 'Abres a oferta, compras onde ela está à venda e vais.',
        },
      ],
    },
    invite: {
      title: 'Há um lugar à janela com o teu nome.',
      text: 'Entra de graça, experimenta o tempo que quiseres e passa a Premium só se te apetecer voar mais.',
      cta: 'Quero entrar no clube',
      premium: 'Conhecer o Premium',
      stubLabel: 'Preço do bilhete',
      stubPrice: '0 €',
      stubNote: 'Partidas de Lisboa, Porto, Rio de Janeiro e São Paulo',
    },
    carousel: 'Destinos em destaque',
  },
  scenes: {
    lisboa: 'Lisboa ao fim da tarde, com o elétrico e a ponte',
    rio: 'Rio de Janeiro, com o Pão de Açúcar e o calçadão de Copacabana',
    porto: 'Porto, com a Ribeira e a ponte de Dom Luís',
    'sao-paulo': 'São Paulo, com a Avenida Paulista ao anoitecer',
  },
}
