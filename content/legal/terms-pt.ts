import type { LegalDocument } from '../content-types'

export const termsPT: LegalDocument = {
  title: 'Termos e condições',
  updated: '2024-12-15',
  intro: `<p>Estes termos são o acordo entre ti e o Clube de Voos. Ao inscreveres-te, no plano
    gratuito ou no Premium, aceitas o que aqui está escrito. Procurámos escrevê-los para serem
    lidos; se algo não estiver claro, pergunta-nos: {{supportEmail}}.</p>`,
  sections: [
    {
      id: 'o-servico-e-os-planos',
      title: 'O serviço e os planos',
      html: `<p>O Clube de Voos procura voos baratos e avisa-te por e-mail, de acordo com o teu
        aeroporto de partida: Lisboa, Porto, Rio de Janeiro ou São Paulo.</p>
        <ul>
        <li><strong>Plano gratuito:</strong> pelo menos 2 e-mails de ofertas por mês e nunca mais
        de 4.</li>
        <li><strong>Premium:</strong> de 1 a 3 e-mails por semana, além dos erros de tarifa, que
        seguem assim que surgem. Inclui alertas personalizados, acesso antecipado, ofertas com
        milhas e em classe executiva, e a participação em sorteios.</li>
        </ul>
        <p>O Premium é um <strong>plano vitalício com pagamento único</strong>: 75&nbsp;€ em vez
        de 99&nbsp;€, em Portugal (no Brasil, R$&nbsp;470 em vez de R$&nbsp;620), com impostos
        incluídos. Não há mensalidades nem renovações, e o plano dura enquanto o clube existir. O
        antigo plano anual de 45&nbsp;€ já não está à venda.</p>
        <p><strong>Período experimental de 14 dias:</strong> ao aderires, o cartão fica guardado
        na Stripe e o Premium abre logo. A cobrança é feita no 14.º dia. Se cancelares antes, não
        pagas nada.</p>
        <p>Se um dia tivermos de encerrar o serviço, avisamos-te por e-mail com antecedência
        razoável, e manténs os direitos que a lei te dá nesse caso.</p>`,
    },
    {
      id: 'cancelamento-e-reembolsos',
      title: 'Cancelamento, reembolsos e livre resolução',
      html: `<p>Cancelas quando quiseres, na <a href="/area-pessoal">área pessoal</a>, de uma de
        duas formas: passar ao plano gratuito ou apagar a conta. Quem está no plano gratuito
        cancela pelo link que vem em cada e-mail.</p>
        <p>Depois da cobrança, <strong>não fazemos reembolsos</strong>. Isto não prejudica, em
        caso algum, o teu <strong>direito de livre resolução</strong>: nos termos do Decreto-Lei
        n.º 24/2014, de 14 de fevereiro, tens <strong>14 dias</strong> para desistir do contrato,
        sem dares qualquer motivo. Como há um período experimental, contamos esses 14 dias a
        partir do dia da cobrança, o que te é mais favorável.</p>
        <p>Para desistires, usa o botão na tua <a href="/area-pessoal">área pessoal</a> ou no e-mail da
        compra. Também basta uma declaração inequívoca enviada para {{supportEmail}} dentro
        do prazo, por exemplo: «Comunico que resolvo o contrato do plano vitalício do Clube de
        Voos», com o teu nome e o e-mail da conta. Podes também usar o modelo anexo a esse
        diploma. Devolvemos-te tudo o que pagaste, pelo mesmo meio de pagamento e no prazo de 14
        dias, e o acesso Premium termina.</p>
        <p>Também não ficam prejudicados os teus direitos se o serviço não corresponder ao
        contratado.</p>`,
    },
    {
      id: 'ofertas-e-precos',
      title: 'As ofertas e os preços dos voos',
      html: `<p><strong>Nós encontramos as ofertas; não as vendemos.</strong> Não somos companhia
        aérea nem agência de viagens. Compras sempre no site da companhia, da agência ou do hotel,
        e é com eles que fazes o contrato da viagem: bagagem, alterações, atrasos e reembolsos
        dependem das condições deles e da lei.</p>
        <p>Os preços são válidos <strong>no momento em que o alerta é enviado</strong>. Podem
        subir ou esgotar minutos depois, e nós não os controlamos. Confirma sempre as datas, a
        bagagem e o preço final antes de pagar.</p>
        <p>Um <strong>erro de tarifa</strong> pode não ser honrado por quem vende, que por vezes
        cancela a reserva e devolve o dinheiro. Espera pela confirmação do bilhete antes de
        reservares hotel ou outros serviços sem cancelamento gratuito. Documentos, vistos e
        vacinas são da tua responsabilidade.</p>`,
    },
    {
      id: 'recomendacoes-e-sorteios',
      title: 'Recomendações e sorteios',
      html: `<p>O programa de recomendação e cada sorteio têm regulamento próprio, que completa
        estes termos:</p>
        <ul>
        <li><a href="/sorteio-promocoes">o sorteio dos 10 mil membros e o programa de
        recomendação</a>;</li>
        <li><a href="/sorteio-curtida">o sorteio de uma viagem a Florianópolis</a>;</li>
        <li><a href="/sorteio">a página do sorteio</a>, com o número atual de membros e, no fim, o
        resultado e a forma de o verificar.</li>
        </ul>
        <p>Só participam maiores de 18 anos. Nenhum sorteio abre antes de termos o número da
        respetiva autorização. Anulamos pontos e participações obtidos com contas falsas,
        recomendações a ti próprio ou meios automáticos.</p>`,
    },
    {
      id: 'conta-e-responsabilidade',
      title: 'A tua conta e a responsabilidade de cada um',
      html: `<p>Tens de ter pelo menos 18 anos, dar dados verdadeiros e confirmar o teu e-mail. A
        conta é pessoal: não a vendas, não a emprestes e guarda bem a palavra-passe. Podes contar
        a um amigo uma oferta que recebeste, mas não podes republicar as ofertas Premium de forma
        sistemática, nem copiá-las por meios automáticos, nem tentar contornar a segurança do
        site.</p>
        <p>Se violares gravemente estas regras, podemos suspender ou encerrar a conta,
        explicando-te porquê e ouvindo-te antes, salvo quando for preciso agir de imediato para
        proteger outros membros.</p>
        <p>Da nossa parte, comprometemo-nos a procurar e a enviar ofertas com o cuidado devido,
        mas não podemos garantir que haja sempre uma oferta para o destino ou as datas que queres.
        Não respondemos pelo que depende de terceiros, como a companhia aérea, a agência, o hotel
        ou o teu serviço de e-mail. Nada nestes termos exclui a nossa responsabilidade por dolo ou
        culpa grave, nem os direitos que a lei dá aos consumidores.</p>`,
    },
    {
      id: 'lei-e-litigios',
      title: 'Alterações, lei aplicável e litígios',
      html: `<p>Se alterarmos estes termos, avisamos-te por e-mail antes de a alteração entrar em
        vigor. Nenhuma alteração te tira aquilo que já pagaste. Se não concordares, podes
        cancelar.</p>
        <p>Aplica-se a lei portuguesa, sem prejuízo da proteção que te dê a lei do país onde
        vives. São competentes os tribunais que a lei indicar; não te obrigamos a litigar longe de
        casa.</p>
        <p>Se alguma coisa correr mal, escreve-nos primeiro: {{supportEmail}}. Tens também à
        disposição:</p>
        <ul>
        <li>o <a href="https://www.livroreclamacoes.pt" rel="noopener">livro de reclamações
        eletrónico</a>;</li>
        <li>a resolução alternativa de litígios de consumo (Lei n.º 144/2015), por exemplo no
        <a href="https://www.cniacc.pt" rel="noopener">CNIACC</a>, o Centro Nacional de Informação
        e Arbitragem de Conflitos de Consumo. A lista completa de entidades está no
        <a href="https://www.consumidor.gov.pt" rel="noopener">Portal do Consumidor</a>.</li>
        </ul>
        <p>Nos litígios de consumo até 5000&nbsp;€, se escolheres a arbitragem, somos obrigados a
        aceitá-la.</p>`,
    },
  ],
}
