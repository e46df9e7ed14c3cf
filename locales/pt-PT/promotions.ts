/** The draws and the referral programme; the rules themselves are in content/promotions. */
export const promotions = {
  promotions: {
    contents: 'Nesta página',
    title: 'Promoções',
    description:
      'Uma viagem para dois quando formos 10 000 membros vitalícios, e voos grátis para quem recomenda o clube. As regras, por inteiro.',
    lead: 'Uma viagem para dois à espera de sermos dez mil, e voos para quem traz amigos. As regras estão aqui, por inteiro.',
    prizeKicker: 'Sorteio dos 10 000',
    prizeTitle: 'Uma viagem para dois',
    prizeFacts: [
      ['Passageiros', '2'],
      ['Voo', 'Ida e volta'],
      ['Hotel', 'Até 7 noites, 4 estrelas'],
      ['Para usar em', '24 meses'],
    ],
    prizeSeat: 'Embarque aos',
    prizeGoal: '10 000',
    prizeAction: 'Ver quantos já somos',
    ladderKicker: 'Programa de recomendação',
    ladderTitle: 'Cada amigo é um degrau',
    ladderText:
      'Recebes 1 ponto por cada pessoa que paga o plano vitalício pelo teu link, passado o prazo de livre resolução.',
    ladderPoint: 'ponto',
    ladderPoints: 'pontos',
    ladder: [
      [1, 'Cada recomendação', 'Um ponto, válido durante 24 meses.'],
      [3, 'Um plano vitalício', 'Para ofereceres a outra pessoa.'],
      [10, '1 voo de ida e volta', 'Grátis, até 500 €.'],
      [15, '25 € de desconto', 'Um código reutilizável, válido 24 meses.'],
      [20, '2 voos', 'Até 500 € cada um; um deles é para ti.'],
    ] as [number, string, string][],
    rulesTitle: 'As regras, por inteiro',
    updated: 'Atualizado a 15 de dezembro de 2024',
  },
}
