import type { draw as drawPT } from '../pt-PT/draw'

/** The draw among 10,000 members, and where any draw stands. */
export const draw: typeof drawPT = {
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
  drawState: {
    openTitle: 'O sorteio está autorizado',
    openText: 'Está tudo pronto: só falta a gente chegar lá.',
    armedTitle: 'Chegamos lá',
    armedText: 'A lista vai ser fechada e o sorteio acontece até {day}.',
    frozenTitle: 'A lista está fechada',
    frozenText:
      'Ninguém entra e ninguém sai. A semente é {source}, de {day}, que ainda não existia quando publicamos esta impressão digital. Guarde: é com ela que você confere que nada mudou.',
    drawnTitle: 'Já tem resultado',
    drawnText: 'Ganhou a participação:',
    drawnName: 'Quem ganhou foi {name}, com a participação:',
    authorisation: 'Autorização nº',
    frozenAt: 'Lista fechada em',
    fingerprint: 'Impressão digital (SHA-256)',
    seed: 'Semente',
    seedOf: '{source} nº {reference}, {day}',
    substitutes: 'Suplentes, em ordem',
    download: 'Baixar o arquivo',
    check: 'Conferir o sorteio',
    sources: {
      'loteria-federal': 'a extração da Loteria Federal',
      drand: 'a rodada do drand',
    },
  },
}
