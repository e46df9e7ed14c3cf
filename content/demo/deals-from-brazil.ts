import type { DemoDeal } from './demo-deal'

export const dealsFromBrazil: DemoDeal[] = [
  {
    to: 'lisboa',
    from: ['GRU'],
    kind: 'fare-error',
    price: [1980, 5240],
    airline: 'TAP Air Portugal',
    bags: 'checked',
    travel: [55, 130],
    hours: [2, 36],
    PT: {
      title: 'São Paulo–Lisboa direto por menos de 2000 reais',
      details:
        '<p>Esqueceram-se da sobretaxa em todas as terças e quartas. Voo direto, mala de 23 kg incluída.</p><p>Bom para convidares a família do outro lado do Atlântico.</p>',
    },
    BR: {
      title: 'Lisboa direto por menos de R$ 2 mil, com mala',
      details:
        '<p>Esqueceram a sobretaxa em todas as terças e quartas. Voo direto saindo de Guarulhos, mala de 23 kg incluída.</p><p>Emita primeiro, reserve o hotel depois de receber o bilhete.</p>',
    },
  },
  {
    to: 'paris',
    from: ['GIG'],
    kind: 'flash-sale',
    price: [2790, 5480],
    airline: 'Air France',
    bags: 'checked',
    travel: [75, 140],
    hours: [6, 48],
    PT: {
      title: 'Rio–Paris direto a metade do preço',
      details:
        '<p>Promoção de 48 horas no voo direto. Mala incluída e remarcação uma vez sem custo.</p>',
    },
    BR: {
      title: 'Paris direto do Galeão pela metade do preço',
      details:
        '<p>Promoção de 48 horas no voo direto. Mala despachada incluída e uma remarcação sem custo.</p><p>Vá de terça a terça: é quando ainda sobram assentos por esse preço.</p>',
    },
  },
  {
    to: 'miami',
    from: ['GRU', 'GIG'],
    kind: 'deal',
    price: [1890, 3420],
    airline: 'American',
    bags: 'cabin',
    travel: [40, 120],
    hours: [18, 110],
    PT: {
      title: 'Miami de São Paulo ou do Rio por 1890 reais',
      details:
        '<p>Voos noturnos diretos, só com bagagem de cabine. A primeira mala custa 45 dólares por sentido.</p>',
    },
    BR: {
      title: 'Miami de São Paulo ou do Rio por R$ 1.890',
      details:
        '<p>Voos noturnos diretos, só com mala de mão. A primeira despachada sai por 45 dólares o trecho.</p><p>Confira se o visto está em dia antes de emitir.</p>',
    },
  },
  {
    to: 'florianopolis',
    from: ['GIG'],
    kind: 'deal',
    plan: 'free',
    price: [389, 842],
    airline: 'GOL',
    bags: 'cabin',
    travel: [21, 80],
    hours: [10, 84],
    PT: {
      title: 'Rio–Florianópolis por 389 reais',
      details: '<p>Voo direto, ida e volta, com bagagem de cabine. Bom fora dos feriados.</p>',
    },
    BR: {
      title: 'Floripa por R$ 389, ida e volta',
      details:
        '<p>Voo direto com mala de mão, fora dos feriados. Durante a semana ainda se acha praia vazia.</p>',
    },
  },
  {
    to: 'salvador',
    from: ['GRU'],
    kind: 'deal',
    plan: 'free',
    price: [412, 938],
    airline: 'LATAM',
    bags: 'cabin',
    travel: [18, 75],
    hours: [40, 70],
    PT: {
      title: 'São Paulo–Salvador por 412 reais',
      details: '<p>Duas horas e meia de voo direto até ao Pelourinho, com bagagem de cabine.</p>',
    },
    BR: {
      title: 'Salvador por R$ 412, direto de Guarulhos',
      details:
        '<p>Duas horas e meia de voo e você está no Pelourinho. Mala de mão incluída; as quartas têm o melhor preço.</p>',
    },
  },
  {
    to: 'toquio',
    from: ['GRU'],
    kind: 'business',
    price: [14_900, 29_800],
    airline: 'Qatar',
    cabin: 'business',
    bags: 'two-checked',
    travel: [90, 180],
    hours: [22, 75],
    PT: {
      title: 'São Paulo–Tóquio na Qsuite, a metade do preço',
      details:
        '<p>Vinte e seis horas com porta que fecha e cama de verdade. Duas malas de 32 kg e sala de espera em Doha.</p>',
    },
    BR: {
      title: 'Tóquio na Qsuite pela metade do preço',
      details:
        '<p>Vinte e seis horas com porta que fecha e cama de verdade. Duas malas de 32 kg e sala VIP em Doha.</p>',
    },
  },
  {
    to: 'porto',
    from: ['GIG'],
    kind: 'flash-sale',
    price: [2290, 4870],
    airline: 'TAP Air Portugal',
    bags: 'checked',
    travel: [60, 125],
    hours: [4, 44],
    PT: {
      title: 'Rio–Porto por 2290 reais, com mala',
      details: '<p>Escala curta em Lisboa e mala de 23 kg. Só dura dois dias.</p>',
    },
    BR: {
      title: 'Porto por R$ 2.290 com mala, saindo do Rio',
      details:
        '<p>Conexão curta em Lisboa e mala de 23 kg. Vale por dois dias, ou até acabarem os assentos.</p>',
    },
  },
  {
    to: 'cancun',
    from: ['GRU'],
    kind: 'deal',
    price: [1760, 3290],
    airline: 'Copa Airlines',
    bags: 'checked',
    travel: [50, 130],
    hours: [60, 120],
    PT: {
      title: 'São Paulo–Cancún por 1760 reais',
      details: '<p>Escala no Panamá, mala de 23 kg incluída e paragem gratuita na cidade.</p>',
    },
    BR: {
      title: 'Cancún por R$ 1.760, com parada no Panamá',
      details:
        '<p>Mala de 23 kg incluída. A Copa deixa parar no Panamá sem pagar mais: dá para duas viagens em uma.</p>',
    },
  },
  {
    to: 'nova-iorque',
    from: ['GRU'],
    kind: 'miles',
    price: [310, 3950],
    airline: 'American',
    bags: 'checked',
    miles: ['American', 25_000],
    travel: [70, 150],
    hours: [15, 95],
    PT: {
      title: 'São Paulo–Nova Iorque com 25 000 milhas AAdvantage',
      details: '<p>Lugares de prémio a metade das milhas do costume, mais 310 reais de taxas.</p>',
    },
    BR: {
      title: 'Nova York com 25.000 milhas AAdvantage',
      details:
        '<p>Assentos-prêmio pela metade das milhas de sempre, mais R$ 310 de taxas. Cancelamento com milhas de volta até a véspera.</p>',
    },
  },
  {
    to: 'roma',
    from: ['GIG'],
    kind: 'fare-error',
    price: [2140, 5690],
    airline: 'ITA Airways',
    bags: 'checked',
    travel: [65, 130],
    hours: [3, 20],
    PT: {
      title: 'Rio–Roma direto por 2140 reais',
      details: '<p>Erro no voo direto da ITA, com mala incluída. Deve durar poucas horas.</p>',
    },
    BR: {
      title: 'Roma direto do Galeão por R$ 2.140',
      details:
        '<p>Erro no voo direto da ITA, com mala incluída. Deve durar poucas horas: emita e só depois conte para os amigos.</p>',
    },
  },
  {
    to: 'londres',
    from: ['GRU'],
    kind: 'business',
    price: [9800, 21_400],
    airline: 'British Airways',
    cabin: 'business',
    bags: 'two-checked',
    travel: [60, 150],
    hours: [35, 88],
    PT: {
      title: 'São Paulo–Londres em executiva por 9800 reais',
      details: '<p>Voo direto na Club Suite, com porta e duas malas de 32 kg.</p>',
    },
    BR: {
      title: 'Londres na executiva por R$ 9.800',
      details:
        '<p>Voo direto na Club Suite, com porta, cama plana e duas malas de 32 kg. Menos da metade do que custava semana passada.</p>',
    },
  },
  {
    to: 'rio',
    from: ['GRU'],
    kind: 'deal',
    plan: 'free',
    price: [198, 476],
    airline: 'Azul',
    bags: 'cabin',
    travel: [14, 70],
    hours: [65, 66],
    PT: {
      title: 'São Paulo–Rio por 198 reais, ida e volta',
      details: '<p>Ponte aérea a preço de autocarro, com bagagem de cabine.</p>',
    },
    BR: {
      title: 'Rio por R$ 198, mais barato que o ônibus',
      details:
        '<p>Ida e volta com mala de mão, saindo de Guarulhos. Terças e sábados têm o menor preço.</p>',
    },
  },
  {
    to: 'barcelona',
    from: ['GRU', 'GIG'],
    kind: 'deal',
    price: [2680, 4390],
    airline: 'Iberia',
    bags: 'checked',
    travel: [80, 160],
    hours: [80, 140],
    PT: {
      title: 'Barcelona a partir do Brasil por 2680 reais',
      details: '<p>De São Paulo ou do Rio, escala em Madrid, mala de 23 kg incluída.</p>',
    },
    BR: {
      title: 'Barcelona por R$ 2.680 com mala',
      details:
        '<p>Saindo de São Paulo ou do Rio, conexão em Madri, mala de 23 kg incluída. Dá para descer em Madri na volta sem pagar mais.</p>',
    },
  },
  {
    to: 'cidade-do-cabo',
    from: ['GRU'],
    kind: 'flash-sale',
    price: [2350, 4980],
    airline: 'Ethiopian',
    bags: 'two-checked',
    travel: [40, 110],
    hours: [150, -30],
    PT: {
      title: 'São Paulo–Cidade do Cabo por 2350 reais',
      details: '<p>Escala em Adis Abeba e duas malas. Esgotou num fim de semana.</p>',
    },
    BR: {
      title: 'Cidade do Cabo por R$ 2.350',
      details: '<p>Conexão em Adis Abeba e duas malas. Acabou em um fim de semana.</p>',
    },
  },
  {
    to: 'lisboa',
    from: ['GIG'],
    kind: 'miles',
    price: [420, 4600],
    airline: 'TAP Air Portugal',
    bags: 'checked',
    miles: ['TAP Air Portugal', 38_000],
    travel: [45, 120],
    hours: [200, -12],
    PT: {
      title: 'Rio–Lisboa com 38 000 milhas',
      details: '<p>Lugares de prémio no voo direto, com mala.</p>',
    },
    BR: {
      title: 'Lisboa com 38.000 milhas TAP',
      details: '<p>Assentos-prêmio no voo direto, com mala. Voltam de tempos em tempos.</p>',
    },
  },
  {
    to: 'nova-iorque',
    from: ['GIG'],
    kind: 'deal',
    status: 'draft',
    price: [2480, 4150],
    airline: 'Delta',
    bags: 'cabin',
    travel: [90, 170],
    hours: [0, 240],
    PT: {
      title: 'Rio–Nova Iorque por 2480 reais',
      details: '<p>Por confirmar: o preço aparece em algumas datas.</p>',
    },
    BR: {
      title: 'Nova York por R$ 2.480',
      details: '<p>A confirmar: o preço aparece em algumas datas.</p>',
    },
  },
]
