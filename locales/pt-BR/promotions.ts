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
  draw: {
    title: 'Sorteio dos 10 mil',
    description:
      'Quando formos 10 mil membros vitalícios, um deles viaja acompanhado, por nossa conta. Veja quantos já somos e como conferir o sorteio.',
    heading: 'Quando formos dez mil, dois vão viajar por nossa conta',
    lead: 'Entre todos os membros do plano vitalício, vamos sortear uma viagem: 2 passagens de ida e volta e até 7 noites em hotel 4 estrelas.',
    sceneAlt: 'Açores, com as lagoas das Sete Cidades, hortênsias e vacas no pasto',
    countLabel: 'Membros vitalícios agora',
    progress: 'Caminho até os 10 mil membros vitalícios',
    progressText: '{count} de {goal} membros vitalícios',
    missing: 'Faltam {missing} para o embarque.',
    reached: 'Chegamos aos dez mil! O sorteio acontece nas próximas 4 semanas.',
    closedTitle: 'O sorteio está fechado',
    closedText:
      'Um sorteio como este precisa de autorização prévia, no Brasil e em Portugal. Ele fica fechado até o número da autorização estar registrado; aí a gente publica aqui. Sem número, ninguém é sorteado.',
    closedLabel: 'Autorização nº',
    closedValue: 'a registrar',
    rulesTitle: 'As regras em poucas linhas',
    rules: [
      [
        'Quem entra',
        'Maiores de 18 anos com o plano vitalício pago e ativo e o e-mail confirmado.',
      ],
      ['Como entra', 'Automaticamente. Cada membro entra uma vez.'],
      [
        'De quando a quando',
        'De 15/12/2024 até sermos 10.000. O sorteio sai nas 4 semanas seguintes.',
      ],
      ['O prêmio', '2 voos de ida e volta e até 7 noites, 4 estrelas. São 24 meses para usar.'],
    ],
    proofTitle: 'Você não precisa acreditar só na nossa palavra',
    proof: [
      ['A lista é fechada', 'Ninguém entra, ninguém sai.'],
      ['Publicamos a impressão digital', 'O hash da lista mostra que nada mudou depois.'],
      ['Nasce a semente', 'Um valor que ainda não existia quando a lista fechou.'],
      ['Qualquer um refaz a conta', 'Com a lista e a semente, chega ao mesmo ganhador.'],
    ],
    fullRules: 'Ler o regulamento completo',
    join: 'Quero entrar no sorteio',
  },
}
