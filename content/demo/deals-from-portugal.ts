import type { DemoDeal } from './demo-deal'

export const dealsFromPortugal: DemoDeal[] = [
  {
    to: 'rio',
    from: ['LIS'],
    kind: 'fare-error',
    price: [289, 712],
    airline: 'TAP Air Portugal',
    bags: 'checked',
    travel: [58, 128],
    hours: [2, 40],
    PT: {
      title: 'Rio direto por menos de 300 €, com mala',
      details:
        '<p>A taxa de combustível ficou de fora e o voo direto caiu para menos de metade. <strong>Mala de 23 kg incluída.</strong></p><p>Compra primeiro, marca o hotel depois de receberes o bilhete. Quase todas as terças e quartas ainda têm lugar.</p>',
    },
    BR: {
      title: 'Lisboa–Rio direto por menos de 300 €, com mala',
      details:
        '<p>A taxa de combustível ficou de fora e o voo direto caiu para menos da metade. <strong>Mala de 23 kg incluída.</strong></p><p>Boa para quem está em Portugal e quer passar uns dias em casa. Emita primeiro, reserve o resto depois.</p>',
    },
  },
  {
    to: 'nova-iorque',
    from: ['LIS', 'OPO'],
    kind: 'flash-sale',
    price: [329, 618],
    airline: 'TAP Air Portugal',
    bags: 'cabin',
    travel: [70, 135],
    hours: [5, 52],
    PT: {
      title: 'Nova Iorque pelo mesmo preço, de Lisboa ou do Porto',
      details:
        '<p>Promoção de 72 horas para datas fora da época alta, quando os museus respiram e os hotéis descem. Só bagagem de cabine; a mala de porão custa mais 65 € por sentido.</p><p>Do Porto o preço é o mesmo, com escala curta em Lisboa.</p>',
    },
    BR: {
      title: 'Nova York saindo de Lisboa ou do Porto',
      details:
        '<p>Promoção de 72 horas para a baixa temporada, quando os museus ficam vazios e os hotéis baixam. Só mala de mão; a despachada custa mais 65 € por trecho.</p><p>Dá para combinar com uma passagem do Brasil para Lisboa e fazer duas viagens em uma.</p>',
    },
  },
  {
    to: 'toquio',
    from: ['OPO'],
    kind: 'fare-error',
    price: [398, 964],
    airline: 'Turkish',
    bags: 'two-checked',
    travel: [95, 170],
    hours: [7, 19],
    PT: {
      title: 'Tóquio por 398 €, com duas malas',
      details:
        '<p>Uma conversão de moeda mal feita pôs o Porto–Tóquio a preço de Europa. Escala em Istambul, duas malas de 23 kg.</p><p>Os erros destes costumam ser corrigidos em menos de um dia: se vires o preço, não o deixes para amanhã.</p>',
    },
    BR: {
      title: 'Tóquio por 398 €, com duas malas',
      details:
        '<p>Uma conversão de moeda errada deixou o Porto–Tóquio com preço de voo dentro da Europa. Conexão em Istambul, duas malas de 23 kg.</p><p>Erros assim costumam ser corrigidos em menos de um dia: viu o preço, emita.</p>',
    },
  },
  {
    to: 'madeira',
    from: ['LIS'],
    kind: 'deal',
    plan: 'free',
    price: [38, 96],
    airline: 'EasyJet',
    bags: 'personal-item',
    travel: [20, 80],
    hours: [20, 120],
    PT: {
      title: 'Um fim de semana de levadas por 38 €',
      details:
        '<p>Partidas à sexta à tarde, regresso ao domingo à noite. Só mochila pequena, que para dois dias de caminhada chega bem.</p>',
    },
    BR: {
      title: 'Um fim de semana na Madeira por 38 €',
      details:
        '<p>Ida na sexta à tarde, volta no domingo à noite. Só mochila pequena, o que para dois dias de trilha é suficiente.</p>',
    },
  },
  {
    to: 'acores',
    from: ['OPO'],
    kind: 'deal',
    plan: 'free',
    price: [59, 128],
    airline: 'Azores Airlines (SATA)',
    bags: 'cabin',
    travel: [45, 115],
    hours: [44, 96],
    PT: {
      title: 'São Miguel por 59 €, ida e volta',
      details:
        '<p>Lagoas, furnas e cozido. Bagagem de cabine incluída; os horários de quinta a segunda são os que compensam.</p>',
    },
    BR: {
      title: 'Ilha de São Miguel por 59 €, ida e volta',
      details:
        '<p>Lagoas, águas termais e comida boa. Mala de mão incluída; de quinta a segunda é quando vale mais a pena.</p>',
    },
  },
  {
    to: 'banguecoque',
    from: ['LIS'],
    kind: 'deal',
    price: [489, 812],
    airline: 'Emirates',
    bags: 'checked',
    travel: [60, 150],
    hours: [28, 140],
    PT: {
      title: 'Banguecoque com a Emirates abaixo dos 500 €',
      details:
        '<p>Uma escala no Dubai, mala de 30 kg e refeições. Nesta rota, menos de 550 € já é raro.</p><p>As terças e quintas têm mais lugares a este preço; ao sábado já custa mais 80 €.</p>',
    },
    BR: {
      title: 'Bangkok com a Emirates por menos de 500 €',
      details:
        '<p>Uma conexão em Dubai, mala de 30 kg e refeições. Nessa rota, menos de 550 € já é raro.</p><p>Terças e quintas têm mais assentos por esse preço; aos sábados já custa 80 € a mais.</p>',
    },
  },
  {
    to: 'marraquexe',
    from: ['LIS'],
    kind: 'deal',
    plan: 'free',
    price: [44, 118],
    airline: 'EasyJet',
    bags: 'personal-item',
    travel: [25, 90],
    hours: [70, 72],
    PT: {
      title: 'Marraquexe num fim de semana prolongado',
      details:
        '<p>Uma hora e meia de voo e estás na praça Jemaa el-Fna. Preço sem mala; leva uma mochila e deixa espaço para as especiarias.</p>',
    },
    BR: {
      title: 'Marrakech em um feriado prolongado',
      details:
        '<p>Uma hora e meia de voo e você está na praça Jemaa el-Fna. Preço sem mala; leve uma mochila e guarde espaço para os temperos.</p>',
    },
  },
  {
    to: 'roma',
    from: ['OPO'],
    kind: 'deal',
    plan: 'free',
    price: [36, 104],
    airline: 'Ryanair',
    bags: 'personal-item',
    travel: [30, 100],
    hours: [12, 90],
    PT: {
      title: 'Roma por menos do que um jantar a dois',
      details:
        '<p>Voos diretos às terças e sábados. Aterras em Ciampino ou Fiumicino conforme o dia: confirma antes de marcares o comboio.</p>',
    },
    BR: {
      title: 'Roma por menos do que um jantar a dois',
      details:
        '<p>Voos diretos às terças e sábados. O pouso é em Ciampino ou Fiumicino, dependendo do dia: confira antes de comprar o trem.</p>',
    },
  },
  {
    to: 'cabo-verde',
    from: ['LIS', 'OPO'],
    kind: 'deal',
    price: [248, 439],
    airline: 'TAP Air Portugal',
    bags: 'checked',
    travel: [35, 95],
    hours: [33, 110],
    PT: {
      title: 'Sol garantido na Ilha do Sal por 248 €',
      details:
        '<p>Quatro horas de voo, 26 graus e mala de porão incluída. Olha para as partidas ao domingo, que são as mais baratas.</p>',
    },
    BR: {
      title: 'Praia na Ilha do Sal por 248 €',
      details:
        '<p>Quatro horas de voo a partir de Portugal, 26 graus e mala despachada incluída. Olhe as saídas de domingo, que são as mais baratas.</p>',
    },
  },
  {
    to: 'sao-paulo',
    from: ['LIS'],
    kind: 'business',
    price: [1190, 2680],
    airline: 'Iberia',
    cabin: 'business',
    bags: 'two-checked',
    travel: [50, 140],
    hours: [9, 60],
    PT: {
      title: 'São Paulo deitado: executiva por 1190 €',
      details:
        '<p>Cama plana entre Madrid e Guarulhos, duas malas de 32 kg e sala de espera. A saída de Lisboa é o segredo: de Madrid o mesmo lugar custa o dobro.</p>',
    },
    BR: {
      title: 'Lisboa–São Paulo na executiva por 1190 €',
      details:
        '<p>Poltrona-cama entre Madri e Guarulhos, duas malas de 32 kg e sala VIP. O segredo é sair de Lisboa: de Madri o mesmo assento custa o dobro.</p>',
    },
  },
  {
    to: 'nova-iorque',
    from: ['LIS'],
    kind: 'miles',
    price: [118, 612],
    airline: 'TAP Air Portugal',
    bags: 'cabin',
    miles: ['TAP Air Portugal', 30_000],
    travel: [80, 160],
    hours: [26, 100],
    PT: {
      title: 'Nova Iorque com 30 000 milhas e 118 € de taxas',
      details:
        '<p>A TAP Miles&amp;Go abriu lugares a preço reduzido às segundas e quartas. As milhas saem da conta no momento; as datas podem mudar-se por 40 €.</p>',
    },
    BR: {
      title: 'Nova York com 30.000 milhas e 118 € de taxas',
      details:
        '<p>A TAP Miles&amp;Go abriu assentos com desconto às segundas e quartas. As milhas são debitadas na hora; mudar a data custa 40 €.</p>',
    },
  },
  {
    to: 'londres',
    from: ['OPO'],
    kind: 'flash-sale',
    plan: 'free',
    price: [62, 148],
    airline: 'British Airways',
    bags: 'cabin',
    travel: [28, 75],
    hours: [3, 30],
    PT: {
      title: 'Londres por 62 €, com mala de cabine e Heathrow',
      details:
        '<p>Promoção até amanhã à noite. Voas para Heathrow, a meia hora do centro, e não para um aeroporto a duas horas de autocarro.</p>',
    },
    BR: {
      title: 'Londres por 62 €, com mala de mão e pouso em Heathrow',
      details:
        '<p>Promoção até amanhã à noite. O voo chega em Heathrow, a meia hora do centro, e não em um aeroporto a duas horas de ônibus.</p>',
    },
  },
  {
    to: 'cancun',
    from: ['LIS'],
    kind: 'deal',
    price: [412, 738],
    airline: 'Iberia',
    bags: 'checked',
    travel: [75, 160],
    hours: [50, 130],
    PT: {
      title: 'Cancún com mala por 412 €',
      details:
        '<p>Escala em Madrid, mala de 23 kg incluída. Do aeroporto há autocarro direto para Playa del Carmen, mais sossegada e mais em conta.</p>',
    },
    BR: {
      title: 'Lisboa–Cancún com mala por 412 €',
      details:
        '<p>Conexão em Madri, mala de 23 kg incluída. Do aeroporto sai ônibus direto para Playa del Carmen, mais tranquila e mais em conta.</p>',
    },
  },
  {
    to: 'salvador',
    from: ['OPO'],
    kind: 'fare-error',
    price: [341, 829],
    airline: 'TAP Air Portugal',
    bags: 'checked',
    travel: [48, 110],
    hours: [1, 22],
    PT: {
      title: 'Salvador por 341 €, até nas semanas cheias',
      details:
        '<p>O sistema está a cobrar a tarifa de época baixa em todas as datas. Mala incluída, escala curta em Lisboa.</p><p>Espera pelo bilhete emitido antes de pagares o alojamento.</p>',
    },
    BR: {
      title: 'Porto–Salvador por 341 €, até na alta temporada',
      details:
        '<p>O sistema está cobrando tarifa de baixa temporada em todas as datas. Mala incluída, conexão curta em Lisboa.</p><p>Espere o bilhete emitido antes de pagar a hospedagem.</p>',
    },
  },
  {
    to: 'cidade-do-cabo',
    from: ['LIS'],
    kind: 'business',
    price: [1490, 2980],
    airline: 'Turkish',
    cabin: 'business',
    bags: 'two-checked',
    travel: [65, 150],
    hours: [30, 80],
    PT: {
      title: 'Cidade do Cabo em executiva, a metade do preço',
      details:
        '<p>Onze horas numa cama plana a seguir a Istambul. Com escala de mais de 20 horas, a companhia oferece hotel.</p>',
    },
    BR: {
      title: 'Cidade do Cabo na executiva, pela metade do preço',
      details:
        '<p>Onze horas em poltrona-cama depois de Istambul. Com conexão de mais de 20 horas, a companhia oferece hotel.</p>',
    },
  },
  {
    to: 'barcelona',
    from: ['LIS'],
    kind: 'deal',
    plan: 'free',
    price: [42, 112],
    airline: 'Vueling',
    bags: 'cabin',
    travel: [22, 85],
    hours: [90, 60],
    PT: {
      title: 'Barcelona com mala de cabine por 42 €',
      details:
        '<p>Para um fim de semana com museus se chover e praia se fizer sol. O preço já inclui a mala de cabine, o que na Vueling é notícia.</p>',
    },
    BR: {
      title: 'Barcelona com mala de mão por 42 €',
      details:
        '<p>Para um fim de semana com museus se chover e praia se fizer sol. O preço já inclui a mala de mão, o que na Vueling é notícia.</p>',
    },
  },
  {
    to: 'paris',
    from: ['OPO', 'LIS'],
    kind: 'miles',
    price: [46, 162],
    airline: 'Air France',
    bags: 'cabin',
    miles: ['Air France', 8_500],
    travel: [40, 110],
    hours: [55, 150],
    PT: {
      title: 'Paris com 8500 milhas Flying Blue',
      details:
        '<p>As Promo Rewards deste mês incluem Portugal. Com a KLM, que partilha o programa, há ainda mais horários.</p>',
    },
    BR: {
      title: 'Paris com 8.500 milhas Flying Blue, saindo de Portugal',
      details:
        '<p>As Promo Rewards deste mês incluem Portugal. Com a KLM, que divide o programa, há ainda mais horários.</p>',
    },
  },
  {
    to: 'miami',
    from: ['LIS'],
    kind: 'fare-error',
    price: [219, 648],
    airline: 'TAP Air Portugal',
    bags: 'cabin',
    travel: [40, 100],
    hours: [96, -70],
    PT: {
      title: 'Miami direto por 219 €: durou nove horas',
      details: '<p>Quem comprou na primeira manhã voou. A companhia honrou todos os bilhetes.</p>',
    },
    BR: {
      title: 'Lisboa–Miami direto por 219 €: durou nove horas',
      details: '<p>Quem emitiu na primeira manhã voou. A companhia honrou todas as passagens.</p>',
    },
  },
  {
    to: 'madeira',
    from: ['OPO'],
    kind: 'deal',
    plan: 'free',
    price: [29, 92],
    airline: 'Ryanair',
    bags: 'personal-item',
    travel: [10, 60],
    hours: [240, -48],
    PT: {
      title: 'Funchal por 29 € a partir do Porto',
      details: '<p>Voos diretos a meio da semana, só com mochila.</p>',
    },
    BR: {
      title: 'Porto–Funchal por 29 €',
      details: '<p>Voos diretos no meio da semana, só com mochila.</p>',
    },
  },
  {
    to: 'florianopolis',
    from: ['LIS'],
    kind: 'deal',
    status: 'scheduled',
    price: [459, 890],
    airline: 'TAP Air Portugal',
    bags: 'checked',
    travel: [60, 140],
    hours: [-18, 200],
    PT: {
      title: 'Florianópolis direto por 459 €',
      details: '<p>O voo direto da TAP para a ilha da magia, com mala de 23 kg.</p>',
    },
    BR: {
      title: 'Lisboa–Florianópolis direto por 459 €',
      details: '<p>O voo direto da TAP para a Ilha da Magia, com mala de 23 kg.</p>',
    },
  },
]
