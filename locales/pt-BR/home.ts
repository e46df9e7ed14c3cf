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
    badge: {
      ring: 'Curta · comente · viaje · ',
      label: 'Sorteio: curta, comente e ganhe uma viagem a Florianópolis para dois',
    },
    benefits: {
      title: 'Um clube, cinco jeitos de voar por menos',
      free: 'Grátis',
      premium: 'Premium',
      items: {
        start: {
          title: 'Ofertas de graça',
          text: 'Pelo menos duas por mês, saindo do seu aeroporto. Sem cartão e sem pegadinha.',
        },
        alerts: {
          title: 'Alertas do seu jeito',
          text: 'Escolha até três destinos dos sonhos. Quando um deles ficar barato, você fica sabendo.',
        },
        errors: {
          title: 'Erros de tarifa, já',
          text: 'Duram poucas horas. O aviso chega antes de a companhia perceber.',
        },
        miles: {
          title: 'Milhas que rendem',
          text: 'Os assentos-prêmio que valem a pena, no programa da sua companhia.',
        },
        business: {
          title: 'Executiva sem culpa',
          text: 'Uma cama a dez mil metros, quando o preço desce à altitude certa.',
        },
      },
    },
    deals: {
      title: 'Ofertas Premium',
      lead: 'Estas estão no ar agora. Quem é Premium recebeu primeiro.',
    },
    how: {
      title: 'Da caixa de entrada ao portão de embarque',
      stops: [
        {
          when: '1 minuto',
          title: 'Você diz de onde sai',
          text: 'Nome, e-mail e aeroporto. O resto é com a gente.',
        },
        {
          when: 'Todo dia',
          title: 'A gente caça o preço',
          text: 'Quando uma tarifa despenca, ou sai errada, conferimos e avisamos você.',
        },
        {
          when: 'Dia do embarque',
          title: 'Você faz a mala',
          text: 'Abre a oferta, compra onde ela está à venda e vai.',
        },
      ],
    },
    invite: {
      title: 'Tem um assento na janela com o seu nome.',
      text: 'Entre de graça, fique o tempo que quiser e vire Premium só se bater a vontade de voar mais.',
      cta: 'Quero entrar no clube',
      premium: 'Conhecer o Premium',
      stubLabel: 'Preço da passagem',
      stubPrice: 'R$ 0',
      stubNote: 'Saídas de São Paulo, Rio de Janeiro, Lisboa e Porto',
    },
    carousel: 'Destinos em destaque',
  },
  scenes: {
    lisboa: 'Lisboa ao fim da tarde, com o bonde e a ponte',
    rio: 'Rio de Janeiro, com o Pão de Açúcar e o calçadão de Copacabana',
    porto: 'Porto, com a Ribeira e a ponte de Dom Luís',
    'sao-paulo': 'São Paulo, com a Avenida Paulista ao anoitecer',
  },
}
