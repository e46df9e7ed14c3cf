export const faq = {
  faq: {
    title: 'Perguntas frequentes',
    description:
      'Como funciona o Clube de Voos, quantos e-mails recebes, quanto custa o Premium e como sair: respostas curtas e sem rodeios.',
    lead: 'Respostas curtas, para embarcares sem dúvidas.',
    board: 'As mais procuradas',
    boardFlight: 'Voo',
    boardQuestion: 'Destino',
    boardGate: 'Porta',
    boardRows: {
      'gratis-ou-premium': 'Grátis ou Premium?',
      'quantos-emails': 'Quantos e-mails?',
      'erro-de-tarifa': 'Erro de tarifa?',
      'preco-e-teste': 'Quanto custa?',
      'cancelar-e-reembolsos': 'E se quiser sair?',
    },
    list: 'Todas as perguntas',
    sideTitle: 'Já sem dúvidas?',
    sideText: 'Adere grátis e recebe as próximas ofertas a partir do teu aeroporto.',
    moreTitle: 'A tua pergunta não está aqui?',
    moreText: 'Escreve-nos. Quem responde é uma pessoa, e costuma ser rápido.',
    moreAction: 'Fala connosco',
  },
}
