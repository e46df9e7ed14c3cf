import type { promotionMails as pt } from '../pt-PT/promotion-mails'

/** The mails about points, rewards and draws. */
export const promotionMails: typeof pt = {
  pointEarned: {
    subject: 'Você ganhou um ponto',
    preview: 'Alguém entrou no Premium pelo seu link.',
    heading: 'Mais um ponto na conta',
    text: 'Alguém que você indicou pagou o plano vitalício e o prazo de arrependimento já passou. O ponto é seu.',
    balanceOne: 'Agora você tem 1 ponto.',
    balance: 'Agora você tem {points} pontos.',
    missingOne: 'Falta 1 para a próxima recompensa: {reward}.',
    missing: 'Faltam {missing} para a próxima recompensa: {reward}.',
    button: 'Ver meus pontos',
  },
  pointsExpiring: {
    subject: 'Você tem pontos quase vencendo',
    preview: 'Ainda dá tempo de usar.',
    heading: 'Não deixe escapar',
    textOne: '1 dos seus pontos vence em {date}.',
    text: '{points} dos seus pontos vencem até {date}.',
    more: 'Os pontos valem por 24 meses, e os mais antigos são sempre usados primeiro. Se já dá para uma recompensa, a hora é esta.',
    button: 'Usar meus pontos',
  },
  rewardIssued: {
    subject: 'Sua recompensa: {reward}',
    preview: 'Você trocou {points} pontos.',
    heading: 'Troca feita',
    text: 'Você trocou {points} pontos por: {reward}.',
    gift: 'Este é o link do presente. Mande para quem quiser: a primeira pessoa que usar fica com o plano vitalício.',
    giftButton: 'Abrir o presente',
    code: 'O código é {code}. Dá {off} de desconto no plano vitalício até {date} e pode ser usado por mais de uma pessoa.',
    flight:
      'Recebemos seu pedido. Vamos escrever para combinar destino e datas, até {off} por voo.',
    button: 'Ver na área pessoal',
  },
  rewardSettled: {
    arrangedSubject: 'Seu voo está resolvido',
    declinedSubject: 'Não conseguimos atender seu pedido de voo',
    preview: 'Sobre seu pedido de recompensa.',
    arrangedHeading: 'Malas prontas?',
    declinedHeading: 'Desta vez não rolou',
    arranged: 'Seu pedido ({reward}) está resolvido.',
    declined:
      'Não conseguimos atender seu pedido ({reward}). Devolvemos os {points} pontos, com a validade que tinham.',
    note: 'Recado da equipe: {note}',
    button: 'Ver na área pessoal',
  },
  drawWon: {
    subject: 'Você ganhou o sorteio do Clube de Voos',
    preview: 'É verdade mesmo, e dá para conferir.',
    heading: 'Deu você',
    text: 'A sua participação foi a sorteada. Responda a este e-mail nos próximos 15 dias para combinarmos tudo; vamos pedir um documento, para confirmar identidade e idade.',
    warning: 'Nunca pedimos dinheiro, Pix, dados de cartão nem senha para entregar um prêmio.',
    button: 'Ver o resultado',
  },
  drawArmed: {
    subject: 'Chegamos aos 10.000: o sorteio tem data-limite',
    preview: 'Para a equipe.',
    heading: 'Somos dez mil',
    text: 'O clube chegou aos 10.000 planos vitalícios pagos. O sorteio tem que acontecer até {date}. Passos: npm run draw -- authorise, freeze, seed.',
    teamName: 'equipe',
  },
  whyTeam: 'Mensagem interna para a equipe do Clube de Voos.',
  rewards: {
    'gift-plan': 'um plano vitalício para dar de presente',
    flight: '1 voo de ida e volta',
    'discount-code': 'um código de desconto',
    'two-flights': '2 voos de ida e volta',
  },
}
