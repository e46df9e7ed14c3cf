import type { demoPayments as demoPaymentsPT } from '../pt-PT/demo-payments'

export const demoPayments: typeof demoPaymentsPT = {
  demoPay: {
    title: 'Pagamento de demonstração',
    badge: 'Demonstração',
    heading: 'Pagamento de demonstração',
    lead: 'Esta tela finge que é a da Stripe. Não digite um cartão de verdade: nada é cobrado.',
    saving: 'Salvar cartão · hoje {nothing}, depois {price}',
    paying: 'Pagando: {price}',
    email: 'E-mail',
    name: 'Nome',
    card: 'Número do cartão',
    cards: 'Cartões de teste',
    cardList: [
      ['4242 4242 4242 4242', 'dá certo'],
      ['4000 0000 0000 0002', 'o banco recusa'],
      ['4000 0000 0000 3220', 'o banco pede confirmação'],
      ['4000 0000 0000 0341', 'fica salvo, mas a cobrança falha no 14º dia'],
    ],
    submit: 'Pagar',
    submitSave: 'Salvar cartão',
    cancel: 'Cancelar e voltar',
    errors: {
      required: 'Obrigatório',
      email: 'Email inválido',
      declined: 'O banco recusou este cartão. Nada foi cobrado: tente com outro.',
      'unknown-card': 'Use um dos cartões de teste da lista.',
    },
    confirm: {
      heading: 'Seu banco quer confirmar',
      text: 'Aqui o banco pediria um código ou a sua digital. Você confirma que é você?',
      yes: 'Sim, confirmo',
      no: 'Não fui eu',
    },
  },
  receipt: {
    title: 'Recibo de demonstração',
    text: 'Com a Stripe ligada, aqui fica o recibo de verdade. Este é de mentira.',
    payment: 'Pagamento',
    total: 'Total',
  },
}
