/** Mails about a purchase. In braces: what the order fills in. */
export const billingMails = {
  labels: {
    order: 'Compra n.º',
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
    PT: 'Tens o direito de desistir sem dar motivo até 14 dias depois da cobrança (Decreto-Lei n.º 24/2014). Basta usares o botão desta mensagem ou escreveres-nos. Fora desse prazo não há reembolsos.',
    BR: 'Tens o direito de desistir sem dar motivo até 7 dias depois da cobrança (art. 49 do Código de Defesa do Consumidor brasileiro). Basta usares o botão desta mensagem ou escreveres-nos. Fora desse prazo não há reembolsos.',
  },
  'order-confirmed': {
    subject: 'A tua compra está confirmada',
    preview: 'O teu bilhete Premium, com tudo o que ficou combinado.',
    heading: 'O teu bilhete Premium',
    lines: [
      'Está tudo certo com a tua compra. Guarda esta mensagem: diz o que compraste, quanto custa e até quando podes desistir.',
    ],
    button: 'Ver a minha compra',
  },
  'order-confirmed-trial': {
    subject: 'O teu período experimental começou',
    preview: 'Premium já aberto. A cobrança é só no dia {chargeDate}.',
    heading: '14 dias por nossa conta',
    lines: [
      'O Premium já está aberto e hoje não pagaste nada. No dia {chargeDate} cobramos {price}, uma única vez, no cartão que guardaste. Três dias antes lembramos-te.',
      'Se não for para ti, cancela antes desse dia no botão abaixo e não pagas nada.',
    ],
    button: 'Ver ou cancelar',
  },
  'trial-ending': {
    subject: 'Faltam três dias: cobramos {price} a {chargeDate}',
    preview: 'Se quiseres ficar, não precisas de fazer nada.',
    heading: 'O período experimental está a acabar',
    lines: [
      'No dia {chargeDate} cobramos {price} no teu cartão, uma única vez, e o Premium fica teu para sempre. Se quiseres ficar, não precisas de fazer nada.',
      'Mudaste de ideias? Cancela até lá e não pagas nada.',
    ],
    button: 'Ver ou cancelar',
  },
  'charge-declined': {
    subject: 'O teu banco recusou o pagamento',
    preview: 'Voltamos a tentar. Podes também pagar com outro cartão.',
    heading: 'O pagamento não passou',
    lines: [
      'Tentámos cobrar {price} e o teu banco recusou. Pode ser falta de saldo ou uma confirmação que o banco pede. Voltamos a tentar nos próximos dias e, até lá, o Premium continua aberto.',
      'Se preferires, paga já com outro cartão.',
    ],
    button: 'Pagar com outro cartão',
  },
  'charge-failed': {
    subject: 'O teu Premium ficou inativo',
    preview: 'Não conseguimos cobrar. Voltas quando quiseres.',
    heading: 'Não conseguimos cobrar',
    lines: [
      'O teu banco recusou {price} por três vezes, por isso o Premium ficou inativo. Não te cobrámos nada e não voltamos a tentar.',
      'Para voltares, escolhe outro cartão. Leva um minuto.',
    ],
    button: 'Voltar ao Premium',
  },
  'trial-refused': {
    subject: 'Não começámos outro período experimental',
    preview: 'Não te vamos cobrar nada.',
    heading: 'Já tiveste os teus 14 dias',
    lines: [
      'Guardaste um cartão para um período experimental, mas já tens Premium ou já o experimentaste uma vez. Por isso, não começámos outro e não te vamos cobrar nada.',
      'Se ainda não és Premium e queres ser, podes pagar agora.',
    ],
    button: 'Ir para o Premium',
  },
  'bought-twice': {
    subject: 'Pagaste duas vezes. Queres o dinheiro de volta?',
    preview: 'Já tinhas o Premium vitalício. Devolvemos a segunda compra.',
    heading: 'Já tinhas bilhete',
    lines: [
      'Recebemos {price}, mas o Premium vitalício já era teu e uma vez chega. Carrega no botão e devolvemos a segunda compra, pelo mesmo meio de pagamento. O teu Premium fica como está.',
    ],
    button: 'Quero o dinheiro de volta',
  },
  withdrawn: {
    subject: 'Recebemos a tua desistência',
    preview: 'Esta mensagem é o comprovativo. Guarda-a.',
    heading: 'Está cancelado',
    lines: [
      'Recebemos a tua desistência em {withdrawnAt} e o teu Premium terminou. Esta mensagem é o comprovativo: guarda-a.',
    ],
    refundLine:
      'Já pedimos a devolução de {refund}, pelo mesmo meio de pagamento. Costuma demorar 5 a 10 dias úteis e nunca mais de 14 dias.',
    freeLine: 'Não te cobrámos nada e não vamos cobrar.',
    button: 'Ver os planos',
  },
  'premium-ended': {
    subject: 'O teu Premium terminou',
    preview: 'Passaste para o plano gratuito.',
    heading: 'O teu Premium terminou',
    lines: [
      'O pagamento do teu Premium foi devolvido ou terminou, por isso passaste para o plano gratuito. Se achas que é engano, responde a esta mensagem.',
    ],
    button: 'Ver os planos',
  },
}
