import type { FaqItem } from '../content-types'

export const faqBR: FaqItem[] = [
  {
    id: 'como-funciona',
    question: 'Como funciona o Clube de Voos?',
    answer: `<p>Você conta para a gente o seu nome, o seu e-mail e de qual aeroporto costuma sair.
      Nós passamos o dia caçando passagens bem abaixo do preço normal e, quando aparece uma boa
      saindo do seu aeroporto, você recebe um e-mail com as datas, o preço e o link. Daí é com
      você: a reserva é feita direto no site da companhia ou da agência.</p>`,
  },
  {
    id: 'gratis-ou-premium',
    question: 'Qual é a diferença entre o plano gratuito e o Premium?',
    answer: `<p>No <strong>gratuito</strong>, você recebe uma seleção de ofertas saindo do seu
      aeroporto. No <strong>Premium</strong>, recebe mais, e antes:</p>
      <ul>
      <li>alertas personalizados para os seus destinos favoritos;</li>
      <li>acesso antecipado às ofertas;</li>
      <li>erros de tarifa, assim que a gente encontra;</li>
      <li>ofertas com milhas e em classe executiva;</li>
      <li>área pessoal, página de ofertas Premium e participação nos sorteios.</li>
      </ul>
      <p>Dá para <a href="/subscreve#price-table-heading">ver o preço e testar por aqui</a>.</p>`,
  },
  {
    id: 'quantos-emails',
    question: 'Quantos e-mails vou receber?',
    answer: `<p>No plano gratuito, de <strong>2 a 4 e-mails por mês</strong>. No Premium, de
      <strong>1 a 3 por semana</strong>. A única exceção são os erros de tarifa: como somem em
      poucas horas, os membros Premium recebem na hora.</p>
      <p>Se achar muito, peça menos e-mails ou cancele com um clique, no link que vem em cada
      mensagem.</p>`,
  },
  {
    id: 'erro-de-tarifa',
    question: 'O que é um erro de tarifa?',
    answer: `<p>É um preço publicado por engano: um zero a menos, um câmbio errado, uma taxa
      esquecida. De repente, Guarulhos–Lisboa sai pelo preço de uma ponte aérea.</p>
      <p>Muitas vezes a companhia honra a passagem, mas ela também pode cancelar e devolver o
      dinheiro. Por isso, <strong>espere a emissão do bilhete</strong> antes de reservar hotel sem
      cancelamento grátis.</p>`,
  },
  {
    id: 'quem-vende',
    question: 'Os preços são reais? Quem vende as passagens?',
    answer: `<p>São reais e dá para reservar no momento em que o alerta sai. A gente encontra as
      ofertas, mas não vende passagens: você compra no site da companhia aérea ou da agência, e é
      com ela que resolve bagagem, remarcação ou reembolso.</p>`,
  },
  {
    id: 'quanto-tempo-tenho',
    question: 'Quanto tempo tenho para aproveitar uma oferta?',
    answer: `<p>Pouco. Uma promoção-relâmpago pode durar um ou dois dias; um erro de tarifa, às
      vezes, só algumas horas. <strong>O preço vale quando o alerta é enviado</strong>, e não
      temos como segurá-lo.</p>
      <p>Nossa dica: combine tudo com quem vai viajar com você antes de o alerta chegar e deixe os
      dados dos passageiros à mão.</p>`,
  },
  {
    id: 'aeroporto-de-partida',
    question: 'Quais aeroportos posso escolher, e como troco o meu?',
    answer: `<p>São quatro: <strong>Rio de Janeiro, São Paulo, Lisboa e Porto</strong>. Você
      escolhe um e pode trocar quantas vezes quiser:</p>
      <ul>
      <li>no plano gratuito, pelo link de preferências que vem em cada e-mail;</li>
      <li>no Premium, também na <a href="/area-pessoal">área pessoal</a>.</li>
      </ul>`,
  },
  {
    id: 'destinos-favoritos',
    question: 'Como funcionam os destinos favoritos?',
    answer: `<p>Sendo Premium, você escolhe <strong>de 1 a 3 destinos</strong> dos sonhos, e eles
      ganham prioridade nos seus alertas. Escolha com calma: só dá para trocar de novo
      <strong>depois de 12 meses</strong>. As ofertas para outros destinos continuam
      chegando.</p>`,
  },
  {
    id: 'milhas-e-executiva',
    question: 'Vocês também mandam ofertas com milhas e em classe executiva?',
    answer: `<p>Sim, no Premium. Avisamos sobre bons resgates com milhas e passagens em executiva
      com preço fora do comum. As ofertas com milhas dependem da <strong>companhia aérea que você
      indicou</strong> no seu perfil: se você junta milhas com a TAP, é ela que deve escolher. Dá
      para mudar na <a href="/area-pessoal">área pessoal</a>.</p>`,
  },
  {
    id: 'preco-e-teste',
    question: 'Quanto custa o Premium? Posso testar?',
    answer: `<p>Custa <strong>R$&nbsp;470 em vez de R$&nbsp;620</strong>, em um pagamento único. É
      um plano vitalício: sem mensalidade, sem renovação.</p>
      <p>E sim, você tem <strong>14 dias de teste grátis</strong>. O cartão fica salvo na Stripe
      (nós nunca vemos o número), o Premium abre na hora e a cobrança só acontece no 14º dia. Se
      cancelar antes, não paga nada.</p>`,
  },
  {
    id: 'cancelar-e-reembolsos',
    question: 'Como cancelo? Vocês devolvem o dinheiro?',
    answer: `<p>Você cancela na <a href="/area-pessoal">área pessoal</a>: pode voltar para o plano
      gratuito ou apagar a conta. Durante o teste grátis, não paga nada.</p>
      <p>Depois da cobrança não fazemos reembolsos, mas você sempre tem o <strong>direito de
      arrependimento de 7 dias</strong> do Código de Defesa do Consumidor. Basta escrever para
      {{supportEmail}}. Os detalhes estão nos <a href="/tcs-e-privacidade">termos</a>.</p>`,
  },
  {
    id: 'nao-recebi-o-email',
    question: 'Não recebi o e-mail de confirmação. E agora?',
    answer: `<p>Espere alguns minutos e depois:</p>
      <ul>
      <li>procure no <strong>spam</strong>, na lixeira e na aba de promoções;</li>
      <li>se encontrar, marque como “não é spam”, para os próximos chegarem no lugar certo;</li>
      <li>veja se digitou o endereço certinho; se não, faça o cadastro de novo.</li>
      </ul>
      <p>No e-mail, abra o link e clique no botão para confirmar. Se você é Premium e, logo
      depois, ainda não conseguir entrar, tente de novo em 5 minutos. Nada resolveu? Escreva para
      {{supportEmail}}.</p>`,
  },
  {
    id: 'dados-e-privacidade',
    question: 'O que vocês fazem com os meus dados?',
    answer: `<p>Eles servem para mandar ofertas e cuidar da sua conta. Não vendemos, não vemos o
      seu cartão e, por padrão, nem sabemos se você abriu um e-mail. Você pode exportar ou apagar
      tudo pelo link de preferências, e apagar é apagar mesmo: fica só um código irreversível do
      endereço, para a gente não escrever para você de novo.</p>
      <p>Está tudo na <a href="/tcs-e-privacidade">política de privacidade</a>.</p>`,
  },
  {
    id: 'sorteios-e-recomendacoes',
    question: 'Como participo dos sorteios e ganho pontos indicando o clube?',
    answer: `<p>Quando chegarmos a <strong>10 mil membros vitalícios</strong>, vamos sortear entre
      eles uma viagem para dois. Veja quantos já somos na <a href="/sorteio">página do
      sorteio</a>.</p>
      <p>A cada pessoa que assina o Premium pelo seu link, você ganha <strong>1 ponto</strong>,
      assim que ela paga e passa o prazo de arrependimento. Os pontos valem planos, descontos e
      voos: veja o <a href="/sorteio-promocoes">regulamento</a>. E, para quem mora no Brasil, tem
      ainda o <a href="/sorteio-curtida">sorteio da curtida</a>, com viagem para
      Florianópolis.</p>`,
  },
]
