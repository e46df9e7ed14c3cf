/** The page where anyone repeats a draw. */
export const drawCheck = {
  drawCheck: {
    title: 'Verificar um sorteio',
    description:
      'Repete no teu navegador o sorteio do Clube de Voos, a partir do ficheiro publicado. A conta é feita no teu aparelho.',
    lead: 'A conta é feita aqui, no teu aparelho, a partir do ficheiro publicado. Se alguém tivesse mexido na lista, na semente ou no resultado, vias.',
    draws: {
      'dez-mil-membros': 'Sorteio dos 10 000 membros',
      'curtida-florianopolis': 'Sorteio da viagem a Florianópolis',
    },
    none: 'Ainda não há nenhum sorteio terminado. Quando houver, o ficheiro aparece aqui; até lá, podes experimentar com um ficheiro que tenhas guardado.',
    now: 'Refazer a conta agora',
    working: 'A fazer a conta…',
    ownTitle: 'Com o teu próprio ficheiro',
    ownText: 'Guardaste o ficheiro ou a impressão digital antes do sorteio? Melhor ainda.',
    file: 'Ficheiro do sorteio',
    known: 'Impressão digital que guardaste (opcional)',
    ownButton: 'Verificar este ficheiro',
    okTitle: 'Bate certo',
    okText:
      'Refizemos a conta com {entries} participações e {tickets} bilhetes e chegámos ao mesmo resultado.',
    winner: 'Vencedora',
    badTitle: 'Não bate certo',
    problems: {
      'not-a-draw': 'Este ficheiro não é um sorteio inteiro: foi cortado, reordenado ou alterado.',
      'entries-changed':
        'A lista de participações não é a que tem a impressão digital do resultado.',
      'other-fingerprint': 'A impressão digital deste ficheiro não é a que indicaste.',
      'no-result': 'A lista está fechada e inteira, mas o ficheiro ainda não tem resultado.',
      'result-changed': 'A parte do resultado foi cortada ou alterada.',
      'other-seed': 'A semente não é a que foi prometida quando a lista fechou.',
      'other-winner': 'Com esta lista e esta semente, quem ganha é outra participação.',
      'no-file': 'Não conseguimos ler o ficheiro.',
    },
    fingerprintFound: 'Impressão digital do ficheiro:',
    howTitle: 'Sem este site',
    howText:
      'Não tens de confiar nesta página: o método está descrito no código do clube, e duas linhas num terminal chegam para começar.',
    needsScript: 'Para fazer a conta aqui é preciso JavaScript. Sem ele, usa as linhas abaixo.',
  },
}
