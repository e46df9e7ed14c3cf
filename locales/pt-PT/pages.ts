/** The pages of text: questions, terms, and the banner that asks before anything is measured. */
export const pages = {
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
  legal: {
    title: 'Termos e privacidade',
    description:
      'A política de privacidade e os termos do Clube de Voos, em português que se lê: que dados guardamos, para que servem e quais são os teus direitos.',
    lead: 'O que guardamos, o que prometemos e o que podes exigir. Em português que se lê.',
    updated: 'última atualização: 15 de dezembro de 2024',
    contents: 'Nesta página',
    shortTitle: 'Em resumo',
    short: [
      ['Não vendemos os teus dados', 'Nem os alugamos, nem os trocamos.'],
      ['O cartão fica na Stripe', 'Nunca vemos nem guardamos o número.'],
      ['Sais com um clique', 'Em qualquer e-mail, sem iniciar sessão.'],
      ['Apagar é apagar', 'Fica só um código irreversível do endereço.'],
    ],
  },
  consent: {
    title: 'Podemos contar esta visita?',
    text: 'Com o teu acordo, medimos como o site é usado, o que em algumas páginas pode incluir a gravação da visita. Se recusares, o site funciona exatamente da mesma forma.',
    more: 'Saber mais',
    accept: 'Aceitar',
    refuse: 'Recusar',
    change: 'Preferências de cookies',
  },
}
