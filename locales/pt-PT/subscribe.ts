export const subscribe = {
  subscribe: {
    title: 'Subscreve ao Premium',
    description:
      'O que está incluído no Clube de Voos Premium, quanto custa e como experimentar 14 dias grátis. Ou começa pelo plano gratuito.',
    heading: ['Menos procura, ', 'mais viagem', '.'],
    lead: 'Dizes-nos de onde sais. Nós tratamos das madrugadas a ver preços e escrevemos-te quando vale a pena.',
    toPlans: 'Ver os planos',
    toFree: 'Começar grátis',
    carousel: 'Para onde o clube te pode levar',
    scenes: {
      acores: 'Açores, com uma lagoa azul entre colinas verdes e hortênsias',
      roma: 'Roma, com o Coliseu e uma lambreta ao fim da tarde',
      banguecoque: 'Banguecoque, com um templo e um barco no rio',
      miami: 'Miami ao anoitecer, com palmeiras junto à praia',
    },
    accordion: {
      airports: {
        title: 'Aeroportos',
        text: 'Lisboa, Porto, Rio de Janeiro e São Paulo. Escolhes o teu e recebes só o que sai de lá; se mudares de casa, mudas de aeroporto, as vezes que quiseres.',
        link: 'Falta o teu aeroporto? Diz-nos qual',
        mailSubject: 'Quero ver outro aeroporto no Clube de Voos',
      },
      loyalty: {
        title: 'Programas de fidelização',
        text: 'Juntas milhas? Diz-nos com que companhia e avisamos-te das boas trocas: bilhetes de prémio abertos de repente, promoções de transferência, executiva por menos milhas do que o costume.',
      },
      more: {
        title: 'Queres mais?',
        text: 'No Premium recebes 1 a 3 e-mails por semana, os erros de tarifa assim que aparecem, e alertas para os destinos com que sonhas. Até três favoritos, escolhidos por ti.',
        link: 'Ver o que o Premium inclui',
      },
      free: {
        title: 'Mais barato e até grátis',
        text: 'O plano gratuito não custa nada e traz pelo menos duas ofertas por mês. E no Premium, cada amigo que adere pelo teu link vale um ponto: com 10, oferecemos-te um voo de ida e volta, até 500 €.',
        link: 'Como funcionam os pontos',
      },
    },
    offersHeading: 'Ofertas no ar agora',
    offersLead: 'O que os membros estão a receber. O preço é o do momento em que o alerta saiu.',
    roadmapHeading: 'A rota para 2025/26',
    roadmapLead: 'Onde já estamos e para onde vamos a seguir.',
    roadmapInWords: 'Ler a rota em texto',
    freeHeading: 'Ainda a pensar? Embarca grátis',
    freeLead:
      'Sem cartão e sem compromisso. Pelo menos duas ofertas por mês, e sais com um clique em qualquer e-mail.',
    freeButton: 'Subscreve (Gratis)',
  },
}
