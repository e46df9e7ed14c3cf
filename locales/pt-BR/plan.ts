import type { plan as planPT } from '../pt-PT/plan'

export const plan: typeof planPT = {
  plan: {
    section: 'Seu plano',
    text: 'O que você comprou, quanto custou e os documentos.',
    name: { lifetime: 'Premium vitalício', yearly: 'Premium anual' },
    granted: 'Presente do clube',
    states: {
      waiting: 'Aguardando o pagamento',
      trial: 'Teste grátis',
      active: 'Ativo',
      suspended: 'Suspenso: o pagamento está sendo contestado',
      ended: 'Terminado',
      failed: 'Pagamento não concluído',
    },
    state: 'Situação',
    price: 'Preço',
    paid: 'Pago',
    refunded: 'Devolvido',
    date: 'Data',
    charge: 'Cobrança',
    receipt: 'Ver recibo',
    portal: 'Cartão e faturas na Stripe',
    none: 'Ainda não há compras nesta conta.',
    withdraw: 'Desistir da compra',
    withdrawText:
      'Até {date} você pode se arrepender sem dizer por quê: devolvemos {paid} e o Premium termina na hora.',
    withdrawYes: 'Sim, desisto e quero o dinheiro de volta',
    cancelTrial: 'Cancelar o teste grátis',
    cancelTrialText: 'Se cancelar antes de {date}, você não paga nada e o Premium termina na hora.',
    cancelTrialYes: 'Sim, cancelar',
    twice: 'Você comprou o Premium duas vezes',
    twiceText:
      'Uma vez basta. Devolvemos esta segunda compra ({paid}) e o seu Premium continua como está.',
    twiceYes: 'Quero o dinheiro de volta',
    tooLate: 'O prazo para desistir já passou.',
    notFound: 'Não encontramos essa compra.',
    done: {
      withdraw: 'Pronto. Mandamos a confirmação por e-mail.',
      return: 'Pronto. O dinheiro volta pelo mesmo meio de pagamento.',
    },
    orderTitle: 'Sua compra',
    orderLead: 'Tudo sobre esta compra. Guarde o e-mail: este link é só seu.',
    unknownLink: 'Este link não é válido. Confira se copiou inteiro do e-mail.',
  },
}
