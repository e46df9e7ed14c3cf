import type { pages as pagesPT } from '../pt-PT/pages'

export const pages: typeof pagesPT = {
  faq: {
    title: 'Perguntas frequentes',
    description:
      'Como funciona o Clube de Voos, quantos e-mails você recebe, quanto custa o Premium e como sair: respostas curtas e sem enrolação.',
    lead: 'Respostas curtas, para você embarcar sem dúvidas.',
    board: 'As mais procuradas',
    boardFlight: 'Voo',
    boardQuestion: 'Destino',
    boardGate: 'Portão',
    boardRows: {
      'gratis-ou-premium': 'Grátis ou Premium?',
      'quantos-emails': 'Quantos e-mails?',
      'erro-de-tarifa': 'Erro de tarifa?',
      'preco-e-teste': 'Quanto custa?',
      'cancelar-e-reembolsos': 'E se eu quiser sair?',
    },
    list: 'Todas as perguntas',
    sideTitle: 'Tirou as dúvidas?',
    sideText: 'Participe grátis e receba as próximas ofertas saindo do seu aeroporto.',
    moreTitle: 'Sua pergunta não está aqui?',
    moreText: 'Escreva pra gente. Quem responde é uma pessoa, e costuma ser rápido.',
    moreAction: 'Fale com a gente',
  },
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
  consent: {
    title: 'Podemos contar esta visita?',
    text: 'Se você concordar, medimos como o site é usado, o que em algumas páginas pode incluir a gravação da visita. Se recusar, o site funciona exatamente do mesmo jeito.',
    more: 'Saiba mais',
    accept: 'Aceitar',
    refuse: 'Recusar',
    change: 'Preferências de cookies',
  },
}
