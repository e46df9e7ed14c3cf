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
  draw: {
    title: 'Sorteio dos 10 000',
    description:
      'Quando formos 10 000 membros vitalícios, um deles viaja com companhia, por nossa conta. Vê quantos já somos e como podes verificar o sorteio.',
    heading: 'Quando formos dez mil, dois vão viajar por nossa conta',
    lead: 'Entre todos os membros do plano vitalício sorteamos uma viagem: 2 bilhetes de ida e volta e até 7 noites num hotel de 4 estrelas.',
    sceneAlt: 'Açores, com as lagoas das Sete Cidades, hortênsias e vacas no pasto',
    countLabel: 'Membros vitalícios agora',
    progress: 'Caminho até aos 10 000 membros vitalícios',
    progressText: '{count} de {goal} membros vitalícios',
    missing: 'Faltam {missing} para o embarque.',
    reached: 'Chegámos aos dez mil! O sorteio realiza-se nas próximas 4 semanas.',
    closedTitle: 'O sorteio está fechado',
    closedText:
      'Um sorteio destes precisa de autorização prévia, em Portugal e no Brasil. Fica fechado até termos registado o número da autorização; nessa altura publicamo-lo aqui. Sem número, ninguém é sorteado.',
    closedLabel: 'Autorização n.º',
    closedValue: 'por registar',
    rulesTitle: 'As regras em poucas linhas',
    rules: [
      [
        'Quem entra',
        'Maiores de 18 anos com o plano vitalício pago e ativo e o e-mail confirmado.',
      ],
      ['Como se entra', 'Automaticamente. Cada membro entra uma vez.'],
      ['De quando a quando', 'De 15/12/2024 até sermos 10 000. Sorteamos nas 4 semanas seguintes.'],
      ['O prémio', '2 voos de ida e volta e até 7 noites, 4 estrelas. Há 24 meses para o usar.'],
    ],
    proofTitle: 'Não tens de acreditar na nossa palavra',
    proof: [
      ['Fechamos a lista', 'Ninguém entra, ninguém sai.'],
      ['Publicamos a impressão digital', 'O hash da lista mostra que nada mudou depois.'],
      ['Nasce a semente', 'Um valor que ainda não existia quando a lista fechou.'],
      ['Qualquer um refaz a conta', 'Com a lista e a semente, chega ao mesmo vencedor.'],
    ],
    fullRules: 'Ler o regulamento completo',
    join: 'Quero entrar no sorteio',
  },
}
