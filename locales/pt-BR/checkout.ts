import type { checkout as checkoutPT } from '../pt-PT/checkout'

export const checkout: typeof checkoutPT = {
  checkout: {
    title: 'Quase embarcando',
    description: 'O pagamento do Premium com cartão abre em breve.',
    heading: 'O guichê de pagamento abre em breve',
    text: 'Ainda não aceitamos cartão. Nada foi cobrado e não ficamos com nenhum dado seu.',
    chosen: 'A sua passagem',
    meanwhile: 'Enquanto isso, entre de graça',
    meanwhileText:
      'O plano gratuito já decolou: pelo menos duas ofertas por mês saindo do seu aeroporto. Você passa para o Premium quando quiser.',
    back: 'Voltar aos planos',
  },
  buy: {
    title: 'Comprar o Premium',
    description: 'Escolha como quer começar: 14 dias grátis ou pagar agora.',
    heading: 'Check-in no Premium',
    lead: 'Um passo antes do pagamento. Escolha como quer começar.',
    passenger: 'Passagem',
    seat: 'Assento',
    seatValue: 'Para sempre',
    way: 'Como você quer começar?',
    trial: 'Testar {days} dias grátis',
    trialText:
      'Você salva o cartão e hoje paga {nothing}. Cobramos {price} em {date}, se não cancelar.',
    now: 'Pagar agora',
    nowText: 'Você paga {price} uma única vez, com cartão, Pix ou Boleto.',
    code: 'Código de desconto (opcional)',
    codeHint: 'Vale {discount} de desconto.',
    terms: 'Ao continuar, você aceita os',
    termsLink: 'termos',
    termsMore:
      'e pede que o Premium comece já. Você continua podendo se arrepender até {days} dias depois da cobrança.',
    submitTrial: 'Continuar',
    sending: 'Abrindo o pagamento...',
    secure: 'O cartão é tratado pela Stripe. A gente nunca vê o número.',
    secureDemo: 'Demonstração: o pagamento a seguir é de mentira e nada é cobrado.',
    back: 'Voltar aos planos',
    errors: {
      'unknown-code': 'Não conhecemos esse código, ou ele já venceu.',
      'already-premium': 'Você já é Premium vitalício: não precisa comprar de novo.',
      'too-many-attempts': 'Tentativas demais. Espere um pouco e tente de novo.',
      'not-sold': 'Esse plano não está mais à venda.',
      closed: 'O pagamento ainda não está aberto.',
      unexpected: 'Não conseguimos abrir o pagamento. Nada foi cobrado: tente de novo.',
    },
    area: 'Ir para a área pessoal',
  },
  thanks: {
    title: 'Seu pagamento',
    waiting: {
      heading: 'Confirmando seu pagamento...',
      text: 'Estamos esperando a confirmação da Stripe. Costuma levar poucos segundos; esta página se atualiza sozinha.',
    },
    slow: 'Está demorando mais do que o normal. Pode fechar esta página: assim que o pagamento for confirmado, você recebe um e-mail.',
    refresh: 'Atualizar agora',
    'awaiting-payment': {
      heading: 'Falta pagar o Boleto ou o Pix',
      text: 'Guarde o código que a Stripe mostrou e pague dentro do prazo. Assim que o dinheiro cair, o Premium é liberado e você recebe um e-mail.',
    },
    premium: {
      heading: 'Boas-vindas a bordo!',
      text: 'O pagamento está confirmado e o Premium é seu, para sempre. Mandamos um e-mail com os próximos passos.',
    },
    trial: {
      heading: 'Boas-vindas a bordo!',
      text: 'O cartão está salvo e o Premium já está liberado. Hoje você não pagou nada. Mandamos um e-mail com os próximos passos.',
    },
    failed: {
      heading: 'O pagamento não chegou',
      text: 'O código venceu ou foi cancelado. Nada foi cobrado: você pode tentar de novo.',
    },
    ended: {
      heading: 'Esta compra foi cancelada',
      text: 'O que você pagou foi ou será devolvido. Se acha que é engano, escreva para a gente.',
    },
    review: {
      heading: 'Estamos conferindo seu pagamento',
      text: 'Recebemos o pagamento, mas há um detalhe que a nossa equipe precisa conferir à mão. A gente responde por e-mail.',
    },
    steps: [
      'Abra seu e-mail e crie sua senha.',
      'Complete o perfil: aeroporto, destinos e companhia.',
      'Entre e veja as ofertas Premium.',
    ],
    stepsTitle: 'E agora?',
    profile: 'Completar meu perfil',
    retry: 'Tentar de novo',
    home: 'Ir para o início',
  },
}
