import type { LegalDocument } from '../content-types'

export const tenThousandBR: LegalDocument = {
  title: 'Sorteio dos 10 mil membros',
  updated: '2024-12-15',
  intro: `<p>Quando o Clube de Voos chegar a <strong>10.000 assinantes do plano
    vitalício</strong>, um deles vai viajar acompanhado, por nossa conta. Este é o regulamento do
    sorteio. Na <a href="/sorteio">página do sorteio</a> você vê quantos já somos.</p>`,
  sections: [
    {
      id: 'sorteio-periodo',
      title: 'Quando começa e quando termina',
      html: `<p>A promoção começa em <strong>15/12/2024</strong> e termina quando o clube atingir
        <strong>10.000 assinantes do plano vitalício</strong>. O sorteio acontece nas <strong>4
        semanas</strong> seguintes.</p>
        <p>Entram na contagem os planos vitalícios pagos. Quem ainda está no teste grátis conta a
        partir da cobrança; plano reembolsado deixa de contar.</p>`,
    },
    {
      id: 'sorteio-quem-participa',
      title: 'Quem pode participar',
      html: `<p>Participa quem tem <strong>18 anos ou mais</strong> e, no momento em que a lista é
        fechada, está com o <strong>plano vitalício</strong> pago e ativo e o e-mail
        confirmado.</p>
        <p>A participação é automática, e cada membro entra uma vez; só pedimos que você confirme, na
        <a href="/area-pessoal#recomendar">área pessoal</a>, que tem 18 anos ou mais. Se não quiser
        entrar no sorteio, diga isso lá antes de a lista fechar, ou escreva para {{supportEmail}};
        nada muda no seu plano.</p>`,
    },
    {
      id: 'sorteio-premio',
      title: 'O prêmio',
      html: `<p>O prêmio é uma viagem com:</p>
        <ul>
        <li><strong>2 passagens aéreas de ida e volta</strong>;</li>
        <li><strong>até 7 noites em hotel 4 estrelas</strong>.</li>
        </ul>
        <p>Quem ganhar tem <strong>24 meses</strong> para usar o prêmio. As datas e os detalhes da
        viagem são combinados com a gente, conforme a disponibilidade. O prêmio não pode ser
        trocado por dinheiro.</p>`,
    },
    {
      id: 'sorteio-autorizacao',
      title: 'Autorização',
      html: `<p>No Brasil e em Portugal, um sorteio como este precisa de autorização prévia. No
        Brasil, ela é dada pela Secretaria de Prêmios e Apostas do Ministério da Fazenda, conforme
        a Lei nº 5.768/1971 e o Decreto nº 70.951/1972. <strong>O sorteio fica fechado até o
        número da autorização estar registrado</strong>; ele será publicado na
        <a href="/sorteio">página do sorteio</a>. Sem esse número, ninguém é sorteado.</p>
        <p>Se a autorização trouxer regras diferentes das que estão aqui, valem as da autorização,
        e atualizamos este texto.</p>`,
    },
    {
      id: 'sorteio-verificacao',
      title: 'Como é feito e como você pode conferir',
      html: `<p>Você não precisa acreditar só na nossa palavra. O sorteio segue esta ordem:</p>
        <ul>
        <li><strong>A lista é fechada.</strong> As participações ficam congeladas: ninguém entra,
        ninguém sai.</li>
        <li><strong>Publicamos o <em>hash</em> da lista</strong>, uma espécie de impressão
        digital. Se a gente mudasse uma única participação, a impressão digital não bateria
        mais.</li>
        <li><strong>Só depois nasce a semente</strong>, o valor que decide o resultado. Quando a
        lista foi fechada, ela ainda não existia, então ninguém tinha como saber qual
        seria.</li>
        <li><strong>Com a lista e a semente se calcula quem ganhou</strong>, por um método também
        publicado. Quem refizer a conta chega ao mesmo resultado.</li>
        </ul>
        <p>A conta pode ser refeita na página
        <a href="/sorteio/verificar">conferir um sorteio</a>. O que publicamos para isso não traz
        nomes nem e-mails.</p>`,
    },
    {
      id: 'sorteio-vencedor',
      title: 'O que acontece com quem ganha',
      html: `<p>Escrevemos para o e-mail da conta de quem ganhou, dizendo até quando é preciso
        responder. Pedimos um documento para confirmar identidade e idade. Nunca pedimos dinheiro,
        dados de cartão nem senha para entregar um prêmio.</p>
        <p>Se a pessoa sorteada não responder a tempo ou não cumprir as condições, vale o que a
        autorização determinar. O resultado sai na <a href="/sorteio">página do sorteio</a>; o
        nome só aparece se quem ganhou permitir.</p>`,
    },
    {
      id: 'sorteio-regras-finais',
      title: 'Regras finais, dados e dúvidas',
      html: `<p>Participações com dados falsos ou contas criadas para aumentar as chances são
        excluídas. Usamos os dados da sua conta para fazer o sorteio e entregar o prêmio, como
        explica a <a href="/tcs-e-privacidade">política de privacidade</a>.</p>
        <p>Dúvidas e reclamações: {{supportEmail}}. Continuam valendo todos os seus direitos de
        consumidor e os canais indicados nos <a href="/tcs-e-privacidade">termos</a>, como o
        Procon e o consumidor.gov.br.</p>`,
    },
  ],
}
