/** The draw among 10,000 members, and where any draw stands. */
export const draw = {
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
  drawState: {
    openTitle: 'O sorteio está autorizado',
    openText: 'Está tudo pronto: só falta chegarmos lá.',
    armedTitle: 'Chegámos lá',
    armedText: 'A lista vai ser fechada e o sorteio realiza-se até {day}.',
    frozenTitle: 'A lista está fechada',
    frozenText:
      'Ninguém entra e ninguém sai. A semente é {source}, de {day}, que ainda não existia quando publicámos esta impressão digital. Guarda-a: é com ela que confirmas que nada mudou.',
    drawnTitle: 'Já há resultado',
    drawnText: 'Ganhou a participação:',
    drawnName: 'Ganhou {name}, com a participação:',
    authorisation: 'Autorização n.º',
    frozenAt: 'Lista fechada a',
    fingerprint: 'Impressão digital (SHA-256)',
    seed: 'Semente',
    seedOf: '{source} n.º {reference}, {day}',
    substitutes: 'Suplentes, por ordem',
    download: 'Descarregar o ficheiro',
    check: 'Verificar o sorteio',
    sources: {
      'loteria-federal': 'a extração da Loteria Federal',
      drand: 'a ronda do drand',
    },
  },
}
