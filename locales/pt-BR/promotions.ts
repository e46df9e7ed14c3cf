import type { promotions as promotionsPT } from '../pt-PT/promotions'

export const promotions: typeof promotionsPT = {
  promotions: {
    contents: 'Nesta página',
    title: 'Promoções',
    description:
      'Uma viagem para dois quando formos 10 mil membros vitalícios, e voos grátis para quem indica o clube. As regras, completas.',
    lead: 'Uma viagem para dois esperando a gente chegar a dez mil, e voos para quem traz os amigos. As regras estão aqui, completas.',
    prizeKicker: 'Sorteio dos 10 mil',
    prizeTitle: 'Uma viagem para dois',
    prizeFacts: [
      ['Passageiros', '2'],
      ['Voo', 'Ida e volta'],
      ['Hotel', 'Até 7 noites, 4 estrelas'],
      ['Para usar em', '24 meses'],
    ],
    prizeSeat: 'Embarque aos',
    prizeGoal: '10.000',
    prizeAction: 'Ver quantos já somos',
    ladderKicker: 'Programa de indicação',
    ladderTitle: 'Cada amigo é um degrau',
    ladderText:
      'Você ganha 1 ponto por pessoa que paga o plano vitalício pelo seu link, passado o prazo de arrependimento.',
    ladderPoint: 'ponto',
    ladderPoints: 'pontos',
    ladder: [
      [1, 'Cada indicação', 'Um ponto, válido por 24 meses.'],
      [3, 'Um plano vitalício', 'Para você dar a outra pessoa.'],
      [10, '1 voo de ida e volta', 'Grátis, de até R$ 3.000.'],
      [15, 'R$ 150 de desconto', 'Um código reutilizável, válido por 24 meses.'],
      [20, '2 voos', 'De até R$ 3.000 cada; um deles é para você.'],
    ],
    rulesTitle: 'As regras, completas',
    updated: 'Atualizado em 15 de dezembro de 2024',
  },
}
