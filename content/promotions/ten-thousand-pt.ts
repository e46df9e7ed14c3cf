import type { LegalDocument } from '../content-types'

export const tenThousandPT: LegalDocument = {
  title: 'Sorteio dos 10 mil membros',
  updated: '2024-12-15',
  intro: `<p>Quando o Clube de Voos chegar aos <strong>10&nbsp;000 subscritores do plano
    vitalício</strong>, um deles vai viajar com companhia, por nossa conta. Este é o regulamento
    do sorteio. Na <a href="/sorteio">página do sorteio</a> vês quantos já somos.</p>`,
  sections: [
    {
      id: 'sorteio-periodo',
      title: 'Quando começa e quando acaba',
      html: `<p>A promoção começa a <strong>15/12/2024</strong> e termina quando o clube atingir
        <strong>10&nbsp;000 subscritores do plano vitalício</strong>. O sorteio realiza-se nas
        <strong>4 semanas</strong> seguintes.</p>
        <p>Para a contagem entram os planos vitalícios pagos. Quem ainda está no período
        experimental conta a partir da cobrança; um plano reembolsado deixa de contar.</p>`,
    },
    {
      id: 'sorteio-quem-participa',
      title: 'Quem pode participar',
      html: `<p>Participam as pessoas com <strong>18 anos ou mais</strong> que, no momento em que
        a lista é fechada, tenham o <strong>plano vitalício</strong> pago e ativo e o e-mail
        confirmado.</p>
        <p>A participação é automática e cada membro entra uma vez; só te pedimos que confirmes, na
        <a href="/area-pessoal#recomendar">área pessoal</a>, que tens 18 anos ou mais. Se não
        quiseres entrar no sorteio, di-lo lá antes de a lista fechar, ou escreve para
        {{supportEmail}}; o teu plano não muda em nada.</p>`,
    },
    {
      id: 'sorteio-premio',
      title: 'O prémio',
      html: `<p>O prémio é uma viagem composta por:</p>
        <ul>
        <li><strong>2 bilhetes de avião de ida e volta</strong>;</li>
        <li><strong>até 7 noites num hotel de 4 estrelas</strong>.</li>
        </ul>
        <p>Quem ganha tem <strong>24 meses</strong> para usar o prémio. As datas e os pormenores
        da viagem são combinados connosco, conforme os lugares disponíveis. O prémio não é trocado
        por dinheiro.</p>`,
    },
    {
      id: 'sorteio-autorizacao',
      title: 'Autorização',
      html: `<p>Em Portugal e no Brasil, um sorteio destes precisa de autorização prévia da
        entidade competente (em Portugal, nos termos dos artigos 159.º e seguintes do Decreto-Lei
        n.º 422/89, de 2 de dezembro). <strong>O sorteio fica fechado até termos registado o
        número da autorização</strong>, que será publicado na <a href="/sorteio">página do
        sorteio</a>. Sem esse número, ninguém é sorteado.</p>
        <p>Se a autorização impuser regras diferentes das que aqui estão, prevalecem as da
        autorização, e atualizamos este texto.</p>`,
    },
    {
      id: 'sorteio-verificacao',
      title: 'Como se faz e como podes verificar',
      html: `<p>Não tens de acreditar na nossa palavra. O sorteio segue esta ordem:</p>
        <ul>
        <li><strong>A lista é fechada.</strong> As participações ficam congeladas: ninguém entra,
        ninguém sai.</li>
        <li><strong>Publicamos o <em>hash</em> da lista</strong>, uma espécie de impressão
        digital. Se mudássemos uma única participação, a impressão digital deixaria de bater
        certo.</li>
        <li><strong>Só depois nasce a semente</strong>, o valor que decide o resultado. Quando
        fechámos a lista, ela ainda não existia, por isso ninguém a podia conhecer.</li>
        <li><strong>Com a lista e a semente calcula-se o vencedor</strong>, por um método também
        publicado. Quem refizer a conta chega ao mesmo resultado.</li>
        </ul>
        <p>A conta pode ser refeita na página
        <a href="/sorteio/verificar">verificar um sorteio</a>. O que publicamos para isso não contém
        nomes nem e-mails.</p>`,
    },
    {
      id: 'sorteio-vencedor',
      title: 'O que acontece a quem ganha',
      html: `<p>Escrevemos a quem ganhou para o e-mail da conta e indicamos até quando deve
        responder. Pedimos um documento para confirmar a identidade e a idade. Nunca pedimos
        dinheiro, dados de cartão nem palavras-passe para entregar um prémio.</p>
        <p>Se a pessoa sorteada não responder a tempo ou não cumprir as condições, segue-se o que
        a autorização determinar. O resultado é publicado na <a href="/sorteio">página do
        sorteio</a>; o nome só aparece se quem ganhou deixar.</p>`,
    },
    {
      id: 'sorteio-regras-finais',
      title: 'Regras finais, dados e dúvidas',
      html: `<p>São excluídas as participações com dados falsos ou contas criadas para aumentar as
        hipóteses de ganhar. Usamos os dados da tua conta para realizar o sorteio e entregar o
        prémio, como explica a <a href="/tcs-e-privacidade">política de privacidade</a>.</p>
        <p>Dúvidas e reclamações: {{supportEmail}}. Mantêm-se todos os teus direitos de consumidor
        e os meios de resolução de litígios indicados nos
        <a href="/tcs-e-privacidade">termos</a>.</p>`,
    },
  ],
}
