import type { SalesCopyWriter } from './sales-copy'

export const salesPT: SalesCopyWriter = (facts) => ({
  title: 'Voos baratos a partir de Lisboa e do Porto',
  description: `Erros de tarifa e promoções-relâmpago a partir de Lisboa e do Porto. Premium vitalício por ${facts.price} em vez de ${facts.regularPrice}, com ${facts.trialDays} dias para experimentar.`,
  cta: `Experimentar ${facts.trialDays} dias grátis`,
  hero: {
    heading: ['Os preços mudam ', 'enquanto dormes', '.'],
    lead: 'Há noites em que um voo para Nova Iorque custa pouco mais de um terço do normal. De manhã, já não. O Clube de Voos fica acordado por ti e escreve-te quando o preço cai, a partir de Lisboa ou do Porto.',
    reassurance: `Hoje pagas ${facts.nothing}. Cancela antes do ${facts.trialDays}.º dia e não pagas nada.`,
    scene: 'nova-iorque',
  },
  board: {
    caption: 'Lisboa → Nova Iorque, numa noite qualquer',
    hour: 'Hora',
    price: 'Preço',
    meanwhile: 'Entretanto',
    rows: [
      { hour: '23:40', price: '612 €', meanwhile: 'Fechas o portátil.' },
      { hour: '02:15', price: '612 €', meanwhile: 'Dormes.' },
      { hour: '05:07', price: '218 €', meanwhile: 'O preço cai. O alerta sai.', drop: true },
      { hour: '09:30', price: '598 €', meanwhile: 'Pequeno-almoço. Já passou.' },
    ],
    note: 'Exemplo ilustrativo de como um erro de tarifa se comporta. Não é uma oferta.',
  },
  story: {
    heading: 'Não procuras mal. Procuras à hora errada.',
    paragraphs: [
      'Conheces a cena. Tens as datas, tens a vontade, tens seis separadores abertos. Vês o mesmo voo três noites seguidas e ele não se mexe. Na quarta vais ao cinema, e é nessa que ele cai.',
      'Uma tarifa pode mudar várias vezes no mesmo dia. Uma companhia abre uma promoção e fecha-a assim que enche meia dúzia de lugares. Alguém se engana num câmbio ou esquece uma taxa, e durante umas horas um voo é vendido por uma fração do preço. Depois alguém repara.',
      'Ninguém com um emprego, filhos ou simplesmente sono consegue estar sempre a ver. Por isso fizemos um clube: nós vemos, tu decides.',
    ],
  },
  finding: {
    heading: 'Como encontramos os preços',
    lead: 'Sem magia. É isto que fazemos, todos os dias:',
    steps: [
      {
        title: 'Vigiamos o teu aeroporto',
        text: 'Lisboa, Porto, Rio de Janeiro e São Paulo. Um bom preço a partir do aeroporto errado não te serve de nada.',
      },
      {
        title: 'Comparamos com o habitual',
        text: 'Só é oferta o que fica muito abaixo do que aquela rota costuma custar. Mostramos-te os dois preços, lado a lado.',
      },
      {
        title: 'Confirmamos que dá para reservar',
        text: 'Antes de enviar, vemos se o preço ainda lá está, em que datas e com que bagagem. Se não dá para reservar, não sai.',
      },
      {
        title: 'Escrevemos-te com tudo',
        text: 'Destino, datas, preço, bagagem e o link. Reservas tu, na companhia ou na agência: nós não vendemos bilhetes.',
      },
    ],
  },
  alert: {
    heading: 'É assim que chega um alerta',
    lead: 'Um e-mail curto, com o que precisas para decidir em dois minutos. O resto do dia é teu.',
    kind: 'Erro de tarifa · Premium',
    from: { code: 'LIS', city: 'Lisboa' },
    to: { code: 'JFK', city: 'Nova Iorque' },
    fields: [
      { label: 'Viajar', value: 'Fev. a abr.' },
      { label: 'Voo', value: 'Ida e volta' },
      { label: 'Bagagem', value: 'De mão' },
      { label: 'Deve durar', value: 'Horas' },
    ],
    priceLabel: 'Preço do alerta',
    price: '218 €',
    usualLabel: 'Costuma custar',
    usualPrice: '612 €',
    saving: '−64 %',
    note: 'Exemplo ilustrativo. Num alerta verdadeiro, o preço é o do momento do envio e o botão leva-te à reserva.',
  },
  benefits: {
    heading: 'O que muda quando és Premium',
    items: [
      {
        title: 'Sabes primeiro',
        text: 'Os alertas Premium saem mais cedo. Quando só há meia dúzia de lugares, é isso que conta.',
      },
      {
        title: 'Apanhas os erros',
        text: 'Os erros de tarifa seguem assim que os encontramos, a qualquer hora. Amanhã já não existem.',
      },
      {
        title: 'Os sonhos têm prioridade',
        text: 'Escolhes de 1 a 3 destinos favoritos e esses passam à frente nos teus alertas.',
      },
      {
        title: 'As milhas rendem',
        text: 'Dizes-nos em que companhia as juntas e avisamos-te das boas trocas.',
      },
      {
        title: 'Viras à esquerda',
        text: 'Quando a classe executiva desce a preços fora do comum, ficas a saber.',
      },
      {
        title: 'Tens sossego',
        text: '1 a 3 e-mails por semana, não mais. Só os erros de tarifa furam a fila.',
      },
    ],
  },
  trial: {
    heading: `O que acontece até ao ${facts.trialDays}.º dia, e depois`,
    lead: 'As letras pequenas, em tamanho normal.',
    days: [
      {
        when: 'Hoje',
        title: `Pagas ${facts.nothing}`,
        text: 'O cartão fica guardado na Stripe; nós nunca vemos o número. O Premium abre logo.',
      },
      {
        when: `Até ao ${facts.trialDays}.º dia`,
        title: 'Experimentas tudo',
        text: 'Não é para ti? Cancelas na área pessoal e não pagas nada.',
      },
      {
        when: `${facts.trialDays}.º dia`,
        title: `Cobramos ${facts.price}`,
        text: 'Uma única vez. Não há mensalidade, nem renovação para te lembrares de cancelar.',
      },
      {
        when: `Nos ${facts.withdrawalDays} dias seguintes`,
        title: 'Ainda podes desistir',
        text: `É o teu direito de livre resolução: escreves para ${facts.supportEmail}, sem dares motivo, e devolvemos os ${facts.price}.`,
      },
    ],
  },
  offer: {
    heading: 'Um pagamento. Não uma mensalidade.',
    text: `O preço normal é ${facts.regularPrice}. Agora são ${facts.price}, pagos uma vez, com impostos incluídos. Basta um voo bem apanhado para a conta ficar feita; daí para a frente, é tudo a teu favor.`,
  },
  questions: {
    heading: 'Perguntas que também faríamos',
    items: [
      {
        id: 'vitalicio',
        question: 'O que quer dizer «vitalício»?',
        answer:
          'Que pagas uma vez e o Premium dura enquanto o clube existir. Não há mensalidades nem renovações. Se um dia tivermos de encerrar, avisamos-te com antecedência e manténs os direitos que a lei te dá.',
      },
      {
        id: 'esquecer',
        question: 'E se me esquecer de cancelar?',
        answer: `No ${facts.trialDays}.º dia cobramos ${facts.price}. Ainda assim, tens ${facts.withdrawalDays} dias, a contar da cobrança, para desistires sem dar motivo e receberes tudo de volta. Passado esse prazo, não há reembolsos.`,
      },
      {
        id: 'bilhetes',
        question: 'Vendem bilhetes?',
        answer:
          'Não. Encontramos o preço e mostramos-te onde está. Compras diretamente na companhia ou na agência, e é com elas que tratas de bagagem, alterações ou reembolsos do voo.',
      },
      {
        id: 'erros-de-tarifa',
        question: 'Um erro de tarifa é de confiança?',
        answer:
          'Muitas vezes a companhia honra o bilhete; outras, cancela-o e devolve o dinheiro. Dizemos-te sempre quando é um erro, e o conselho não muda: espera pelo bilhete confirmado antes de reservares um hotel sem cancelamento gratuito.',
      },
      {
        id: 'agosto',
        question: 'Só posso viajar em agosto, com miúdos. Serve-me?',
        answer:
          'Serve menos do que a quem tem datas livres, e preferimos dizê-lo já. Há ofertas para as férias escolares, mas são mais raras. Experimenta, vê o que chega e, se não te servir, cancela: não pagas nada.',
      },
      {
        id: 'quantos-emails',
        question: 'Quantos e-mails vou receber?',
        answer:
          'De 1 a 3 por semana, mais os erros de tarifa, que não podem esperar. Se for demasiado, pedes menos no link que vem em cada e-mail.',
      },
      {
        id: 'outro-aeroporto',
        question: 'Vivo longe de Lisboa e do Porto. Vale a pena?',
        answer:
          'Escolhe o aeroporto de onde te dá mais jeito sair e muda-o as vezes que quiseres. Para já há quatro: Lisboa, Porto, Rio de Janeiro e São Paulo. Os próximos são votados pelos membros.',
      },
      {
        id: 'cartao',
        question: 'O meu cartão está seguro?',
        answer:
          'O cartão é tratado pela Stripe, que processa pagamentos para empresas do mundo inteiro. Nós não vemos nem guardamos o número.',
      },
    ],
  },
  last: {
    heading: 'Esta noite, dorme à vontade.',
    text: 'Nós ficamos a ver os preços.',
  },
})
