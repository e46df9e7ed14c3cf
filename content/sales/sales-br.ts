import type { SalesCopyWriter } from './sales-copy'

export const salesBR: SalesCopyWriter = (facts) => ({
  title: 'Passagens baratas saindo de São Paulo e do Rio',
  description: `Erros de tarifa e promoções-relâmpago saindo de São Paulo e do Rio. Premium vitalício por ${facts.price} em vez de ${facts.regularPrice}, com ${facts.trialDays} dias de teste grátis.`,
  cta: `Testar ${facts.trialDays} dias grátis`,
  hero: {
    heading: ['A passagem fica barata ', 'enquanto você dorme', '.'],
    lead: 'Tem madrugada em que São Paulo–Porto sai por pouco mais de um terço do preço. De manhã, acabou. O Clube de Voos fica acordado no seu lugar e escreve quando o preço cai, saindo de São Paulo ou do Rio.',
    reassurance: `Hoje você paga ${facts.nothing}. Cancele antes do ${facts.trialDays}º dia e não paga nada.`,
    scene: 'porto',
  },
  board: {
    caption: 'São Paulo → Porto, numa noite qualquer',
    hour: 'Hora',
    price: 'Preço',
    meanwhile: 'Enquanto isso',
    rows: [
      { hour: '23:50', price: 'R$ 4.890', meanwhile: 'Você fecha o notebook.' },
      { hour: '02:30', price: 'R$ 4.890', meanwhile: 'Você dorme.' },
      {
        hour: '04:12',
        price: 'R$ 1.790',
        meanwhile: 'O preço despenca. O alerta sai.',
        drop: true,
      },
      { hour: '08:45', price: 'R$ 4.760', meanwhile: 'Café na mesa. A oferta já era.' },
    ],
    note: 'Exemplo ilustrativo de como um erro de tarifa se comporta. Não é uma oferta.',
  },
  story: {
    heading: 'Você não procura mal. Só procura na hora errada.',
    paragraphs: [
      'Você conhece essa história. As datas estão certas, a vontade está sobrando e tem seis abas abertas. Você olha o mesmo voo três noites seguidas e ele nem se mexe. Na quarta, vai jantar com os amigos, e é bem nessa que o preço cai.',
      'Uma tarifa pode mudar várias vezes no mesmo dia. A companhia abre uma promoção e fecha assim que vende meia dúzia de assentos. Alguém erra o câmbio ou esquece uma taxa, e por algumas horas a passagem sai por uma fração do preço. Aí alguém percebe.',
      'Ninguém que trabalha, tem filho ou simplesmente sente sono consegue ficar olhando o tempo todo. Por isso fizemos um clube: a gente olha, você decide.',
    ],
  },
  finding: {
    heading: 'Como a gente encontra os preços',
    lead: 'Sem mágica. É isto que fazemos, todo santo dia:',
    steps: [
      {
        title: 'Vigiamos o seu aeroporto',
        text: 'São Paulo, Rio de Janeiro, Lisboa e Porto. Preço bom saindo do aeroporto errado não adianta nada.',
      },
      {
        title: 'Comparamos com o de sempre',
        text: 'Só é oferta o que fica muito abaixo do que aquela rota costuma custar. Você vê os dois preços, lado a lado.',
      },
      {
        title: 'Conferimos se dá para reservar',
        text: 'Antes de mandar, vemos se o preço continua lá, em quais datas e com qual bagagem. Se não dá para reservar, não sai.',
      },
      {
        title: 'Escrevemos com tudo',
        text: 'Destino, datas, preço, bagagem e o link. Quem reserva é você, na companhia ou na agência: a gente não vende passagem.',
      },
    ],
  },
  alert: {
    heading: 'É assim que chega um alerta',
    lead: 'Um e-mail curtinho, com o que você precisa para decidir em dois minutos. O resto do dia é seu.',
    kind: 'Erro de tarifa · Premium',
    from: { code: 'GRU', city: 'São Paulo' },
    to: { code: 'OPO', city: 'Porto' },
    fields: [
      { label: 'Viajar', value: 'Mar. a jun.' },
      { label: 'Voo', value: 'Ida e volta' },
      { label: 'Bagagem', value: 'De mão' },
      { label: 'Deve durar', value: 'Horas' },
    ],
    priceLabel: 'Preço do alerta',
    price: 'R$ 1.790',
    usualLabel: 'Costuma custar',
    usualPrice: 'R$ 4.890',
    saving: '−63%',
    note: 'Exemplo ilustrativo. Num alerta de verdade, o preço é o do momento do envio e o botão leva direto para a reserva.',
  },
  benefits: {
    heading: 'O que muda quando você é Premium',
    items: [
      {
        title: 'Você sabe antes',
        text: 'Os alertas Premium saem mais cedo. Quando só tem meia dúzia de assentos, é isso que conta.',
      },
      {
        title: 'Você pega os erros',
        text: 'Erro de tarifa vai assim que a gente encontra, a qualquer hora. Amanhã ele não existe mais.',
      },
      {
        title: 'O sonho tem endereço',
        text: 'Escolha de 1 a 3 destinos favoritos, e eles ganham prioridade nos seus alertas.',
      },
      {
        title: 'As milhas rendem',
        text: 'Você conta em qual companhia junta, e a gente avisa dos bons resgates.',
      },
      {
        title: 'Executiva de vez em quando',
        text: 'Quando a classe executiva desce para um preço fora do comum, você fica sabendo.',
      },
      {
        title: 'Caixa de entrada em paz',
        text: 'De 1 a 3 e-mails por semana, não mais. Só os erros de tarifa furam a fila.',
      },
    ],
  },
  trial: {
    heading: `O que acontece até o ${facts.trialDays}º dia, e depois`,
    lead: 'As letras miúdas, em tamanho normal.',
    days: [
      {
        when: 'Hoje',
        title: `Você paga ${facts.nothing}`,
        text: 'O cartão fica salvo na Stripe; a gente nunca vê o número. O Premium abre na hora.',
      },
      {
        when: `Até o ${facts.trialDays}º dia`,
        title: 'Você testa tudo',
        text: 'Não é para você? Cancele na área pessoal e não paga nada.',
      },
      {
        when: `${facts.trialDays}º dia`,
        title: `Cobramos ${facts.price}`,
        text: 'Uma vez só. Não tem mensalidade nem renovação para você lembrar de cancelar.',
      },
      {
        when: `Nos ${facts.withdrawalDays} dias seguintes`,
        title: 'Ainda dá para desistir',
        text: `É o seu direito de arrependimento: escreva para ${facts.supportEmail}, sem dizer por quê, e devolvemos os ${facts.price}.`,
      },
    ],
  },
  offer: {
    heading: 'Um pagamento só. Nada de mensalidade.',
    text: `O preço normal é ${facts.regularPrice}. Agora sai por ${facts.price}, em um único pagamento, com impostos incluídos. Uma passagem bem comprada já paga a conta; as próximas são só alegria.`,
  },
  questions: {
    heading: 'Perguntas que a gente também faria',
    items: [
      {
        id: 'vitalicio',
        question: 'O que quer dizer “vitalício”?',
        answer:
          'Que você paga uma vez e o Premium vale enquanto o clube existir. Não tem mensalidade nem renovação. Se um dia precisarmos encerrar, avisamos com antecedência e você mantém os direitos que a lei garante.',
      },
      {
        id: 'esquecer',
        question: 'E se eu esquecer de cancelar?',
        answer: `No ${facts.trialDays}º dia cobramos ${facts.price}. Mesmo assim, você tem ${facts.withdrawalDays} dias, a contar da cobrança, para desistir sem dizer por quê e receber tudo de volta. Depois desse prazo, não há reembolso.`,
      },
      {
        id: 'pix',
        question: 'Dá para pagar com Pix ou parcelar?',
        answer: `Por enquanto, não. O pagamento é no cartão, de uma vez: ele fica salvo para o teste grátis e só é cobrado no ${facts.trialDays}º dia.`,
      },
      {
        id: 'passagens',
        question: 'Vocês vendem passagem?',
        answer:
          'Não. A gente encontra o preço e mostra onde está. Você compra direto na companhia ou na agência, e é com elas que resolve bagagem, remarcação ou reembolso do voo.',
      },
      {
        id: 'erros-de-tarifa',
        question: 'Dá para confiar em erro de tarifa?',
        answer:
          'Muitas vezes a companhia honra a passagem; outras, cancela e devolve o dinheiro. A gente sempre diz quando é um erro, e o conselho não muda: espere a passagem confirmada antes de reservar um hotel sem cancelamento grátis.',
      },
      {
        id: 'ferias',
        question: 'Só viajo nas férias de julho, com criança. Serve para mim?',
        answer:
          'Serve menos do que para quem tem data livre, e a gente prefere dizer logo. Aparecem ofertas para as férias escolares, mas são mais raras. Teste, veja o que chega e, se não servir, cancele: você não paga nada.',
      },
      {
        id: 'outro-aeroporto',
        question: 'Não moro em São Paulo nem no Rio. Vale a pena?',
        answer:
          'Se você costuma sair por Guarulhos ou pelo Galeão, vale. Escolha o aeroporto mais prático e troque quantas vezes quiser. Por enquanto são quatro: São Paulo, Rio de Janeiro, Lisboa e Porto. Os próximos são votados pelos membros.',
      },
      {
        id: 'cartao',
        question: 'Meu cartão está seguro?',
        answer:
          'O cartão fica com a Stripe, que processa pagamentos para empresas do mundo inteiro. A gente não vê nem guarda o número.',
      },
    ],
  },
  last: {
    heading: 'Hoje à noite, é só dormir.',
    text: 'A gente fica de olho nos preços.',
  },
})
