import type { drawCheck as pt } from '../pt-PT/draw-check'

/** The page where anyone repeats a draw. */
export const drawCheck: typeof pt = {
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
