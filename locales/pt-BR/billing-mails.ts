import type { billingMails as billingMailsPT } from '../pt-PT/billing-mails'

export const billingMails: typeof billingMailsPT = {
  labels: {
    order: 'Compra nº',
    plan: 'Plano',
    planName: 'Premium vitalício',
    planNameYearly: 'Premium anual',
    price: 'Preço',
    charge: 'Cobrança',
    paid: 'Pago em',
    withdrawn: 'Pedido recebido em',
    refund: 'Valor a devolver',
  },
  law: {
    PT: 'Você pode desistir, sem dizer por quê, até 14 dias depois da cobrança (Decreto-Lei português n.º 24/2014). É só usar o botão desta mensagem ou escrever para a gente. Fora desse prazo não há reembolsos.',
    BR: 'Você pode se arrepender, sem dizer por quê, até 7 dias depois da cobrança (art. 49 do Código de Defesa do Consumidor). É só usar o botão desta mensagem ou escrever para a gente. Fora desse prazo não há reembolsos.',
  },
  'order-confirmed': {
    subject: 'Sua compra está confirmada',
    preview: 'Sua passagem Premium, com tudo o que ficou combinado.',
    heading: 'Sua passagem Premium',
    lines: [
      'Deu tudo certo com a sua compra. Guarde esta mensagem: ela diz o que você comprou, quanto custa e até quando pode desistir.',
    ],
    button: 'Ver minha compra',
  },
  'order-confirmed-trial': {
    subject: 'Seu teste grátis começou',
    preview: 'Premium liberado. A cobrança é só no dia {chargeDate}.',
    heading: '14 dias por nossa conta',
    lines: [
      'O Premium já está liberado e hoje você não pagou nada. No dia {chargeDate} vamos cobrar {price}, uma única vez, no cartão que você salvou. Três dias antes a gente avisa.',
      'Se não for para você, cancele antes desse dia no botão abaixo e não paga nada.',
    ],
    button: 'Ver ou cancelar',
  },
  'trial-ending': {
    subject: 'Faltam três dias: cobramos {price} em {chargeDate}',
    preview: 'Se quiser ficar, não precisa fazer nada.',
    heading: 'Seu teste grátis está acabando',
    lines: [
      'No dia {chargeDate} vamos cobrar {price} no seu cartão, uma única vez, e o Premium é seu para sempre. Se quiser ficar, não precisa fazer nada.',
      'Mudou de ideia? Cancele até lá e não paga nada.',
    ],
    button: 'Ver ou cancelar',
  },
  'charge-declined': {
    subject: 'Seu banco recusou o pagamento',
    preview: 'Vamos tentar de novo. Você também pode pagar com outro cartão.',
    heading: 'O pagamento não passou',
    lines: [
      'Tentamos cobrar {price} e o seu banco recusou. Pode ser falta de limite ou uma confirmação que o banco pede. Vamos tentar de novo nos próximos dias e, até lá, o Premium continua liberado.',
      'Se preferir, pague agora com outro cartão.',
    ],
    button: 'Pagar com outro cartão',
  },
  'charge-failed': {
    subject: 'Seu Premium ficou inativo',
    preview: 'Não conseguimos cobrar. Volte quando quiser.',
    heading: 'Não conseguimos cobrar',
    lines: [
      'Seu banco recusou {price} três vezes, por isso o Premium ficou inativo. Nada foi cobrado e não vamos tentar de novo.',
      'Para voltar, escolha outro cartão. Leva um minuto.',
    ],
    button: 'Voltar ao Premium',
  },
  'trial-refused': {
    subject: 'Não começamos outro teste grátis',
    preview: 'Nada será cobrado.',
    heading: 'Você já usou seus 14 dias',
    lines: [
      'Você salvou um cartão para um teste grátis, mas já tem Premium ou já testou uma vez. Por isso não começamos outro e nada será cobrado.',
      'Se ainda não é Premium e quer ser, dá para pagar agora.',
    ],
    button: 'Ir para o Premium',
  },
  'bought-twice': {
    subject: 'Você pagou duas vezes. Quer o dinheiro de volta?',
    preview: 'O Premium vitalício já era seu. Devolvemos a segunda compra.',
    heading: 'Você já tinha passagem',
    lines: [
      'Recebemos {price}, mas o Premium vitalício já era seu e uma vez basta. Clique no botão e devolvemos a segunda compra, pelo mesmo meio de pagamento. Seu Premium continua como está.',
    ],
    button: 'Quero o dinheiro de volta',
  },
  withdrawn: {
    subject: 'Recebemos sua desistência',
    preview: 'Esta mensagem é o comprovante. Guarde.',
    heading: 'Está cancelado',
    lines: [
      'Recebemos sua desistência em {withdrawnAt} e o seu Premium terminou. Esta mensagem é o comprovante: guarde.',
    ],
    refundLine:
      'Já pedimos a devolução de {refund}, pelo mesmo meio de pagamento. No cartão, ela aparece em até duas faturas.',
    freeLine: 'Nada foi cobrado e nada será.',
    button: 'Ver os planos',
  },
  'premium-ended': {
    subject: 'Seu Premium terminou',
    preview: 'Você passou para o plano gratuito.',
    heading: 'Seu Premium terminou',
    lines: [
      'O pagamento do seu Premium foi devolvido ou terminou, por isso você passou para o plano gratuito. Se acha que é engano, responda a esta mensagem.',
    ],
    button: 'Ver os planos',
  },
}
