import type { faq as faqPT } from '../pt-PT/faq'

export const faq: typeof faqPT = {
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
}
