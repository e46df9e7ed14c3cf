import type { drawCheck as pt } from '../pt-PT/draw-check'

/** Where a draw stands, and the page where anyone repeats it. */
export const drawCheck: typeof pt = {
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
  drawCheck: {
    title: 'Conferir um sorteio',
    description:
      'Refaça no seu navegador o sorteio do Clube de Voos, a partir do arquivo publicado. A conta é feita no seu aparelho.',
    lead: 'A conta é feita aqui, no seu aparelho, a partir do arquivo publicado. Se alguém tivesse mexido na lista, na semente ou no resultado, apareceria.',
    draws: {
      'dez-mil-membros': 'Sorteio dos 10.000 membros',
      'curtida-florianopolis': 'Sorteio da viagem para Florianópolis',
    },
    none: 'Ainda não tem nenhum sorteio encerrado. Quando tiver, o arquivo aparece aqui; até lá, dá para testar com um arquivo que você tenha guardado.',
    now: 'Refazer a conta agora',
    working: 'Fazendo a conta…',
    ownTitle: 'Com o seu próprio arquivo',
    ownText: 'Guardou o arquivo ou a impressão digital antes do sorteio? Melhor ainda.',
    file: 'Arquivo do sorteio',
    known: 'Impressão digital que você guardou (opcional)',
    ownButton: 'Conferir este arquivo',
    okTitle: 'Confere',
    okText:
      'Refizemos a conta com {entries} participações e {tickets} bilhetes e chegamos ao mesmo resultado.',
    winner: 'Vencedora',
    badTitle: 'Não confere',
    problems: {
      'not-a-draw': 'Este arquivo não é um sorteio inteiro: foi cortado, reordenado ou alterado.',
      'entries-changed': 'A lista de participações não é a da impressão digital do resultado.',
      'other-fingerprint': 'A impressão digital deste arquivo não é a que você informou.',
      'no-result': 'A lista está fechada e inteira, mas o arquivo ainda não tem resultado.',
      'result-changed': 'A parte do resultado foi cortada ou alterada.',
      'other-seed': 'A semente não é a que foi prometida quando a lista fechou.',
      'other-winner': 'Com esta lista e esta semente, quem ganha é outra participação.',
      'no-file': 'Não conseguimos ler o arquivo.',
    },
    fingerprintFound: 'Impressão digital do arquivo:',
    howTitle: 'Sem este site',
    howText:
      'Você não precisa confiar nesta página: o método está descrito no código do clube, e duas linhas num terminal já bastam para começar.',
    needsScript: 'Para fazer a conta aqui é preciso JavaScript. Sem ele, use as linhas abaixo.',
  },
}
