export interface RoadmapStop {
  when: string
  title: string
  text: string
}

export interface Roadmap {
  /** Says what the picture says. */
  alt: string
  stops: RoadmapStop[]
}

export const roadmap: Record<'PT' | 'BR', Roadmap> = {
  PT: {
    alt: 'O nosso plano de voo para 2025 e 2026, em quatro escalas: alertas de Lisboa, Porto, Rio e São Paulo; milhas, classe executiva e destinos favoritos; mais aeroportos, escolhidos pelos membros; sorteio dos 10 000 membros e aplicação no telemóvel',
    stops: [
      {
        when: '1.º semestre de 2025',
        title: 'Alertas à partida',
        text: 'Os primeiros alertas de voos baratos, a partir de Lisboa, do Porto, do Rio de Janeiro e de São Paulo.',
      },
      {
        when: '2.º semestre de 2025',
        title: 'Milhas e executiva',
        text: 'Ofertas em milhas e em classe executiva, e alertas dos teus destinos favoritos.',
      },
      {
        when: '1.º semestre de 2026',
        title: 'Mais aeroportos',
        text: 'Os membros votam nos próximos aeroportos de partida e nós abrimos os mais pedidos.',
      },
      {
        when: '2.º semestre de 2026',
        title: 'O grande sorteio',
        text: 'Chegados aos 10 000 membros vitalícios, fazemos o sorteio. E o clube passa a caber no telemóvel, com aplicação própria.',
      },
    ],
  },
  BR: {
    alt: 'Nosso plano de voo para 2025 e 2026, em quatro escalas: alertas do Rio, de São Paulo, de Lisboa e do Porto; milhas, classe executiva e destinos favoritos; mais aeroportos, escolhidos pelos membros; sorteio dos 10 mil membros e app no celular',
    stops: [
      {
        when: '1º semestre de 2025',
        title: 'Primeiros alertas',
        text: 'Alertas de voos baratos saindo do Rio de Janeiro, de São Paulo, de Lisboa e do Porto.',
      },
      {
        when: '2º semestre de 2025',
        title: 'Milhas e executiva',
        text: 'Ofertas em milhas e em classe executiva, e alertas dos seus destinos favoritos.',
      },
      {
        when: '1º semestre de 2026',
        title: 'Mais aeroportos',
        text: 'Os membros votam nos próximos aeroportos de partida e a gente abre os mais pedidos.',
      },
      {
        when: '2º semestre de 2026',
        title: 'O grande sorteio',
        text: 'Quando chegarmos a 10 mil membros vitalícios, tem sorteio. E o clube passa a caber no seu celular, com app próprio.',
      },
    ],
  },
}
