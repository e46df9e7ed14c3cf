import type { likeDraw as likeDrawPT } from '../pt-PT/like-draw'

export const likeDraw: typeof likeDrawPT = {
  likeDraw: {
    title: 'Sorteio da curtida: viagem para Florianópolis',
    description:
      'Uma curtida, um comentário e o e-mail confirmado: 2 pessoas, voos e 3 noites em Florianópolis, saindo do Rio ou de São Paulo.',
    kicker: 'Sorteio da curtida',
    heading: ['Uma curtida, um comentário, ', 'três noites em Floripa'],
    lead: 'Voos e hotel para duas pessoas, saindo do Rio de Janeiro ou de São Paulo.',
    join: 'Quero participar (Grátis)',
    premium: 'Conhecer o Premium',
    sceneAlt: 'Florianópolis ao sol, com a ponte Hercílio Luz, as dunas e o mar',
    stepsTitle: 'Quatro passos até o embarque',
    steps: [
      ['Siga a gente', 'No nosso perfil do Instagram.'],
      ['Curta', 'A publicação do sorteio.'],
      ['Comente', 'Na mesma publicação. Curtida sem comentário não conta.'],
      ['Confirme o e-mail', 'Entre grátis no clube e confirme no link que a gente manda.'],
    ],
    follow: 'Abrir o Instagram',
    figuresTitle: 'O sorteio em números',
    figures: [
      ['1.000', 'curtidas com comentário, no mínimo, para ter sorteio'],
      ['2', 'pessoas, com voos e hotel'],
      ['3', 'noites em Florianópolis'],
      ['5', 'dias antes do sorteio: prazo para validar o e-mail Premium'],
    ],
    plansTitle: 'Com Premium, você vai mais longe',
    plans: [
      ['Grátis', 'Hotel 3 estrelas', '1 participação'],
      ['Premium', 'Hotel 4 estrelas', '1 participação + 3 extras'],
    ],
    benefitsTitle: 'E o ano todo, o Premium traz',
    benefits: [
      'Alertas personalizados para os seus destinos favoritos',
      'Acesso antecipado às ofertas',
      'Erros de tarifa, assim que a gente encontra',
      'Ofertas com milhas',
      'Ofertas em classe executiva',
      'Participação nos sorteios do clube',
    ],
    dealsTitle: 'O tipo de oferta que a gente manda',
    dealsNote: 'Exemplos: preços válidos quando o alerta foi enviado.',
    dealsAction: 'Buscar voos',
    from: 'De',
    to: 'Para',
    termsTitle: 'Regulamento',
  },
}
