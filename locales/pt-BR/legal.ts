import type { legal as legalPT } from '../pt-PT/legal'

export const legal: typeof legalPT = {
  legal: {
    title: 'Termos e privacidade',
    description:
      'A política de privacidade e os termos do Clube de Voos, em português fácil de ler: quais dados guardamos, para que servem e quais são os seus direitos.',
    lead: 'O que guardamos, o que prometemos e o que você pode cobrar. Em português fácil de ler.',
    updated: 'última atualização: 15 de dezembro de 2024',
    contents: 'Nesta página',
    shortTitle: 'Em resumo',
    short: [
      ['Não vendemos os seus dados', 'Nem alugamos, nem trocamos.'],
      ['O cartão fica na Stripe', 'Nunca vemos nem guardamos o número.'],
      ['Você sai com um clique', 'Em qualquer e-mail, sem fazer login.'],
      ['Apagar é apagar', 'Fica só um código irreversível do endereço.'],
    ],
  },
}
