export const legal = {
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
}
