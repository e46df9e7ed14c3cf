import type { subscribe as subscribePT } from '../pt-PT/subscribe'

export const subscribe: typeof subscribePT = {
  subscribe: {
    title: 'Assine o Premium',
    description:
      'O que vem no Clube de Voos Premium, quanto custa e como testar 14 dias grátis. Ou comece pelo plano gratuito.',
    heading: ['Menos busca, ', 'mais viagem', '.'],
    lead: 'Você conta de onde sai. A gente vira a madrugada olhando preço e escreve quando vale a pena.',
    toPlans: 'Ver os planos',
    toFree: 'Começar grátis',
    carousel: 'Para onde o clube pode levar você',
    scenes: {
      acores: 'Açores, com uma lagoa azul entre morros verdes e hortênsias',
      roma: 'Roma, com o Coliseu e uma lambreta no fim da tarde',
      banguecoque: 'Bangkok, com um templo e um barco no rio',
      miami: 'Miami ao anoitecer, com palmeiras à beira da praia',
    },
    accordion: {
      airports: {
        title: 'Aeroportos',
        text: 'São Paulo, Rio de Janeiro, Lisboa e Porto. Você escolhe o seu e recebe só o que sai de lá; se mudar de cidade, troca de aeroporto quantas vezes quiser.',
        link: 'Falta o seu aeroporto? Conte qual',
        mailSubject: 'Quero ver outro aeroporto no Clube de Voos',
      },
      loyalty: {
        title: 'Programas de fidelidade',
        text: 'Junta milhas? Conte com qual companhia e a gente avisa dos bons resgates: passagens-prêmio que abrem de repente, bônus de transferência, executiva por menos milhas que o normal.',
      },
      more: {
        title: 'Quer mais?',
        text: 'No Premium você recebe de 1 a 3 e-mails por semana, os erros de tarifa assim que aparecem e alertas para os destinos dos seus sonhos. Até três favoritos, escolhidos por você.',
        link: 'Ver o que vem no Premium',
      },
      free: {
        title: 'Mais barato e até de graça',
        text: 'O plano gratuito não custa nada e traz pelo menos duas ofertas por mês. E, no Premium, cada amigo que assina pelo seu link vale um ponto: com 10, a gente dá uma passagem de ida e volta, de até R$ 3.000.',
        link: 'Como funcionam os pontos',
      },
    },
    offersHeading: 'Ofertas no ar agora',
    offersLead: 'O que os membros estão recebendo. O preço é o do momento em que o alerta saiu.',
    roadmapHeading: 'A rota para 2025/26',
    roadmapLead: 'Onde já estamos e para onde vamos agora.',
    roadmapInWords: 'Ler a rota em texto',
    freeHeading: 'Ainda pensando? Embarque de graça',
    freeLead:
      'Sem cartão e sem compromisso. Pelo menos duas ofertas por mês, e você sai com um clique em qualquer e-mail.',
    freeButton: 'Assine (Grátis)',
  },
}
