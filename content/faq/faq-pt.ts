import type { FaqItem } from '../content-types'

export const faqPT: FaqItem[] = [
  {
    id: 'como-funciona',
    question: 'Como funciona o Clube de Voos?',
    answer: `<p>Dizes-nos o teu nome, o teu e-mail e o aeroporto de onde costumas sair. Nós
      passamos os dias à procura de voos muito abaixo do preço normal e, quando aparece um bom a
      partir do teu aeroporto, escrevemos-te com as datas, o preço e o link. Depois é contigo:
      reservas diretamente no site da companhia ou da agência.</p>`,
  },
  {
    id: 'gratis-ou-premium',
    question: 'Qual é a diferença entre o plano gratuito e o Premium?',
    answer: `<p>No <strong>gratuito</strong> recebes uma seleção de ofertas a partir do teu
      aeroporto. No <strong>Premium</strong> recebes mais, e mais cedo:</p>
      <ul>
      <li>alertas personalizados para os teus destinos favoritos;</li>
      <li>acesso antecipado às ofertas;</li>
      <li>erros de tarifa, assim que os encontramos;</li>
      <li>ofertas com milhas e em classe executiva;</li>
      <li>área pessoal, página de ofertas Premium e participação nos sorteios.</li>
      </ul>
      <p>Podes <a href="/subscreve#price-table-heading">ver o preço e experimentar aqui</a>.</p>`,
  },
  {
    id: 'quantos-emails',
    question: 'Quantos e-mails vou receber?',
    answer: `<p>No plano gratuito, <strong>2 a 4 e-mails por mês</strong>. No Premium, <strong>1 a
      3 por semana</strong>. A única exceção são os erros de tarifa: como desaparecem em poucas
      horas, os membros Premium recebem-nos logo.</p>
      <p>Se for demasiado, pede menos e-mails ou cancela com um clique, no link que vem em cada
      mensagem.</p>`,
  },
  {
    id: 'erro-de-tarifa',
    question: 'O que é um erro de tarifa?',
    answer: `<p>É um preço publicado por engano: um zero a menos, um câmbio mal feito, uma taxa
      esquecida. De repente, Lisboa–Nova Iorque custa o mesmo que um fim de semana em
      Madrid.</p>
      <p>Muitas vezes a companhia honra o bilhete, mas também pode cancelá-lo e devolver o
      dinheiro. Por isso, <strong>espera pela confirmação do bilhete</strong> antes de reservares
      hotel sem cancelamento gratuito.</p>`,
  },
  {
    id: 'quem-vende',
    question: 'As tarifas são reais? Quem vende os bilhetes?',
    answer: `<p>São reais e podem ser reservadas no momento em que o alerta sai. Nós encontramos
      as ofertas, mas não vendemos bilhetes: compras no site da companhia aérea ou da agência, e é
      com ela que tratas de bagagem, alterações ou reembolsos.</p>`,
  },
  {
    id: 'quanto-tempo-tenho',
    question: 'Quanto tempo tenho para aproveitar uma oferta?',
    answer: `<p>Pouco. Uma promoção-relâmpago pode durar um ou dois dias; um erro de tarifa, às
      vezes, só algumas horas. <strong>O preço é válido quando o alerta é enviado</strong> e não o
      conseguimos segurar.</p>
      <p>O melhor conselho: fala com quem viaja contigo antes de o alerta chegar, e tem os dados
      dos passageiros à mão.</p>`,
  },
  {
    id: 'aeroporto-de-partida',
    question: 'Que aeroportos posso escolher, e como mudo o meu?',
    answer: `<p>Há quatro: <strong>Lisboa, Porto, Rio de Janeiro e São Paulo</strong>. Escolhes
      um, e podes mudá-lo as vezes que quiseres:</p>
      <ul>
      <li>no plano gratuito, no link de preferências que vem em cada e-mail;</li>
      <li>no Premium, também na <a href="/area-pessoal">área pessoal</a>.</li>
      </ul>`,
  },
  {
    id: 'destinos-favoritos',
    question: 'Como funcionam os destinos favoritos?',
    answer: `<p>Como membro Premium escolhes <strong>de 1 a 3 destinos</strong> com que sonhas, e
      damos prioridade a esses nos teus alertas. Escolhe com calma: só os podes voltar a mudar
      <strong>12 meses depois</strong>. As ofertas para outros destinos continuam a chegar.</p>`,
  },
  {
    id: 'milhas-e-executiva',
    question: 'Também enviam ofertas com milhas e em classe executiva?',
    answer: `<p>Sim, no Premium. Avisamos-te de boas trocas de milhas e de voos em executiva a
      preços fora do comum. As ofertas com milhas dependem da <strong>companhia aérea que
      indicaste</strong> no teu perfil: se juntas milhas com a TAP, é essa que deves escolher.
      Podes mudá-la na <a href="/area-pessoal">área pessoal</a>.</p>`,
  },
  {
    id: 'preco-e-teste',
    question: 'Quanto custa o Premium? Posso experimentar?',
    answer: `<p>Custa <strong>75&nbsp;€ em vez de 99&nbsp;€</strong>, pagos uma única vez. É um
      plano vitalício: sem mensalidades, sem renovações.</p>
      <p>E sim, tens <strong>14 dias para experimentar</strong>. O cartão fica guardado na Stripe
      (nós nunca vemos o número), o Premium abre logo e a cobrança só é feita no 14.º dia. Se
      cancelares antes, não pagas nada.</p>`,
  },
  {
    id: 'cancelar-e-reembolsos',
    question: 'Como cancelo? Devolvem o dinheiro?',
    answer: `<p>Cancelas na <a href="/area-pessoal">área pessoal</a>: ou passas ao plano gratuito,
      ou apagas a conta. Durante o período experimental, não pagas nada.</p>
      <p>Depois da cobrança não fazemos reembolsos, mas tens sempre o <strong>direito de livre
      resolução de 14 dias</strong> que a lei portuguesa te dá nas compras à distância. Basta
      escreveres para {{supportEmail}}. Os pormenores estão nos
      <a href="/tcs-e-privacidade">termos</a>.</p>`,
  },
  {
    id: 'nao-recebi-o-email',
    question: 'Não recebi o e-mail de confirmação. O que faço?',
    answer: `<p>Espera uns minutos e depois:</p>
      <ul>
      <li>procura no <strong>spam</strong>, no lixo e no separador das promoções;</li>
      <li>se o encontrares, marca-o como «não é spam», para os próximos irem parar ao sítio
      certo;</li>
      <li>confirma que escreveste bem o endereço; se não, inscreve-te outra vez.</li>
      </ul>
      <p>No e-mail, abre o link e carrega no botão para confirmar. Se és Premium e, logo a seguir,
      ainda não consegues entrar, volta a tentar passados 5 minutos. Nada resultou? Escreve para
      {{supportEmail}}.</p>`,
  },
  {
    id: 'dados-e-privacidade',
    question: 'O que fazem com os meus dados?',
    answer: `<p>Servem para te enviar ofertas e tratar da tua conta. Não os vendemos, não vemos o
      teu cartão e, por predefinição, nem sabemos se abriste um e-mail. Podes exportar ou apagar
      tudo pelo link de preferências, e apagar quer mesmo dizer apagar: fica só um código
      irreversível do endereço, para não voltarmos a escrever-te.</p>
      <p>Está tudo na <a href="/tcs-e-privacidade">política de privacidade</a>.</p>`,
  },
  {
    id: 'sorteios-e-recomendacoes',
    question: 'Como participo nos sorteios e ganho pontos por recomendar o clube?',
    answer: `<p>Quando formos <strong>10 mil membros vitalícios</strong>, sorteamos entre eles uma
      viagem para dois. Vê quantos já somos na <a href="/sorteio">página do sorteio</a>.</p>
      <p>Por cada pessoa que adere ao Premium através do teu link ganhas <strong>1 ponto</strong>,
      assim que ela paga e passa o prazo de livre resolução. Os pontos dão planos, descontos e
      voos: vê o <a href="/sorteio-promocoes">regulamento</a>. Há ainda um
      <a href="/sorteio-curtida">sorteio para quem vive no Brasil</a>, com viagem a
      Florianópolis.</p>`,
  },
]
