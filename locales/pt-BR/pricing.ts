import type { pricing as pricingPT } from '../pt-PT/pricing'

export const pricing: typeof pricingPT = {
  pricing: {
    heading: 'Escolha o seu assento',
    lead: 'Comece de graça ou embarque no Premium: você paga uma vez e é seu para sempre.',
    free: {
      tag: 'Econômica',
      name: 'Gratuito',
      note: 'para sempre, sem cartão',
      includedLabel: 'Incluído no plano gratuito',
      included: [
        '2 a 4 e-mails por mês com ofertas saindo do seu aeroporto',
        'Datas, preço de costume e link para reservar',
        'Troque de aeroporto ou saia quando quiser',
      ],
      action: 'Começar grátis',
    },
    premium: {
      tag: 'Cartão de embarque',
      name: 'Premium vitalício',
      includedLabel: 'Incluído no Premium',
      included: [
        '1 a 3 e-mails por semana, antes de todo mundo',
        'Erros de tarifa, assim que a gente encontra',
        'Alertas para 1 a 3 destinos favoritos',
        'Ofertas com milhas da sua companhia',
        'Classe executiva com preço fora do comum',
        'Área pessoal e página de ofertas Premium',
        'Participação nos sorteios do clube',
      ],
      classLabel: 'Classe',
      className: 'Premium',
      boardingLabel: 'Embarque',
      boarding: 'Hoje',
      chargeLabel: 'Cobrança',
      charge: '{days}º dia',
      renewalLabel: 'Renovação',
      renewal: 'Não tem',
      offer: 'Preço de oferta',
      regular: 'Preço normal',
      saving: 'economia de {percent}%',
      once: 'pagamento único, impostos incluídos',
      action: 'Testar {days} dias grátis',
      today: 'Hoje você paga {nothing}. Cancele antes do {days}º dia e não paga nada.',
    },
    legal: {
      PT: 'Preço para Portugal. Depois da cobrança não há reembolsos, sem prejuízo do direito de livre resolução: você tem {days} dias, a contar da cobrança, para desistir sem dar motivo (Decreto-Lei português n.º 24/2014).',
      BR: 'Depois da cobrança não há reembolsos, sem prejuízo do seu direito de arrependimento: você tem {days} dias, a contar da cobrança, para desistir sem dizer por quê (art. 49 do Código de Defesa do Consumidor).',
    },
    terms: 'Ler os termos',
  },
  hosted: {
    code: 'Tem um código de desconto?',
    codeLink: 'Use aqui',
    trial: 'Prefere testar 14 dias grátis?',
    trialLink: 'Comece por aqui',
  },
}
