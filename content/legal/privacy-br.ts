import type { LegalDocument } from '../content-types'

export const privacyBR: LegalDocument = {
  title: 'Política de privacidade',
  updated: '2024-12-15',
  intro: `<p>O Clube de Voos manda ofertas de passagens por e-mail. Para fazer isso, precisamos
    saber bem pouco sobre você, e é só esse pouco que guardamos. Aqui você encontra quais são
    esses dados, para que servem, quem tem acesso a eles e como consultar, corrigir ou apagar
    tudo. Seguimos a Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018) e o Marco
    Civil da Internet (Lei nº 12.965/2014).</p>`,
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem responde pelos seus dados',
      html: `<p>O controlador dos dados é o <strong>Clube de Voos</strong>. Nosso canal para
        qualquer assunto de privacidade é {{supportEmail}}, e quem responde por lá é gente de
        verdade.</p>
        <p>Esta política vale para o site, a área pessoal, os e-mails que enviamos e as promoções
        que organizamos. Ela não vale para os sites das companhias aéreas, agências e hotéis para
        onde as ofertas levam você: cada um tem as próprias regras.</p>`,
    },
    {
      id: 'dados-que-guardamos',
      title: 'Quais dados guardamos',
      html: `<ul>
        <li><strong>Cadastro:</strong> nome, e-mail e aeroporto de saída.</li>
        <li><strong>Preferências:</strong> a variante do português em que escrevemos para você, se
        prefere receber menos e-mails e, no Premium, os destinos favoritos (de 1 a 3) e a
        companhia aérea.</li>
        <li><strong>Registro do consentimento:</strong> a versão do texto que você aceitou, a data
        e a hora, e a origem, isto é, o formulário ou a página em que você se cadastrou.</li>
        <li><strong>Conta:</strong> o plano e a situação dele, se o e-mail está confirmado, as
        sessões abertas e, se você tem senha, apenas o <em>hash</em> dela.</li>
        <li><strong>Envios:</strong> quais ofertas mandamos, se o e-mail foi entregue ou voltou e
        os cliques nos links das ofertas.</li>
        <li><strong>Pagamento:</strong> a situação, o valor, a data e a referência do pagamento. O
        número do cartão, nunca.</li>
        <li><strong>Promoções:</strong> indicações, pontos e participações em sorteios.</li>
        </ul>
        <p>Nome, e-mail e aeroporto são indispensáveis: sem eles não temos como mandar ofertas.
        Não pedimos dados sensíveis e não compramos listas de contatos.</p>
        <p>Seu endereço IP serve para escolher a variante do site, por meio de uma tabela que fica
        no nosso próprio servidor, para barrar tentativas repetidas de acesso e para os registros
        que o Marco Civil da Internet manda guardar.</p>`,
    },
    {
      id: 'finalidades-e-bases-legais',
      title: 'Para que servem e qual é a base legal',
      html: `<ul>
        <li><strong>Mandar ofertas no plano gratuito:</strong> o seu consentimento (art. 7º, I, da
        LGPD). Você pode retirá-lo quando quiser; o que foi feito até ali continua válido.</li>
        <li><strong>Prestar o serviço Premium</strong>, cuidar da conta e do pagamento: a execução
        do contrato (art. 7º, V).</li>
        <li><strong>Emitir documentos fiscais, guardar registros de acesso e atender
        autoridades:</strong> obrigação legal (art. 7º, II).</li>
        <li><strong>Proteger as contas, evitar fraudes, contar cliques e não escrever de novo para
        quem saiu:</strong> o nosso legítimo interesse (art. 7º, IX). Você pode se opor.</li>
        <li><strong>Indicações e sorteios:</strong> a execução do regulamento de que você
        participa e as obrigações legais de quem promove um sorteio.</li>
        <li><strong>Análise do uso do site:</strong> o seu consentimento, e só se você
        concordar.</li>
        </ul>
        <p>Usamos o aeroporto e as preferências para escolher as ofertas que chegam até você. Não
        tomamos decisões automatizadas que afetem os seus interesses. Não vendemos nem alugamos os
        seus dados.</p>`,
    },
    {
      id: 'emails-que-enviamos',
      title: 'Os e-mails que enviamos',
      html: `<p><strong>Plano gratuito:</strong> pelo menos 2 e-mails de ofertas por mês e nunca
        mais de 4. <strong>Premium:</strong> de 1 a 3 por semana, com uma exceção: os erros de
        tarifa, que somem em poucas horas e, por isso, saem assim que a gente encontra.</p>
        <p>Todos trazem um link para a sua página de preferências, que abre sem login, e a opção
        de cancelar com um clique só. Nessa página você troca o aeroporto, pede menos e-mails,
        exporta os seus dados ou apaga tudo.</p>
        <p>Por padrão, não usamos pixel de abertura: não sabemos se você abriu um e-mail. Contamos
        os cliques por meio de um link assinado, que passa pelo nosso site e leva você direto para
        a oferta, sem cookies. No registro de cada envio guardamos quando você seguiu o link pela
        primeira vez, para saber que ofertas interessam e ajudar quando você nos escreve.</p>
        <p>Fora as ofertas, só escrevemos sobre a sua conta: confirmação do e-mail, criação de
        senha, pagamentos e mudanças importantes.</p>`,
    },
    {
      id: 'cookies',
      title: 'Cookies',
      html: `<p>Usamos poucos, e todos nossos:</p>
        <ul>
        <li><strong>Sessão:</strong> mantém você conectado à área pessoal. Acaba quando você sai
        ou quando a sessão expira.</li>
        <li><strong>Variante:</strong> lembra que você escolheu PT ou BR.</li>
        <li><strong>Indicação:</strong> se você chegou pelo link de alguém, guarda esse primeiro
        link por 90 dias, para o ponto ir para quem indicou você.</li>
        </ul>
        <p>As ferramentas de análise, que em algumas páginas podem incluir a gravação da sessão,
        só são carregadas <strong>se você aceitar</strong>. Se recusar, o site funciona do mesmo
        jeito, e dá para mudar de ideia a qualquer momento.</p>`,
    },
    {
      id: 'dados-de-pagamento',
      title: 'Pagamentos',
      html: `<p>Quem processa os pagamentos é a <strong>Stripe</strong>. Você digita os dados do
        cartão em um formulário da Stripe e eles vão direto para lá: <strong>nunca vemos nem
        guardamos o número do seu cartão</strong>. Durante o teste grátis é igual: quem guarda o
        cartão até o dia da cobrança é a Stripe.</p>
        <p>A Stripe só nos informa se o pagamento foi feito, recusado ou reembolsado, o valor e a
        qual conta ele pertence. Para prevenir fraudes e cumprir a lei, a Stripe também trata
        dados por conta própria, conforme a
        <a href="https://stripe.com/privacy" rel="noopener">política de privacidade
        dela</a>.</p>`,
    },
    {
      id: 'prestadores-de-servicos',
      title: 'Quem trata dados em nosso nome',
      html: `<p>Só compartilhamos dados com quem é necessário para o clube funcionar, e apenas o
        que cada tarefa exige:</p>
        <ul>
        <li>o serviço de hospedagem, onde ficam o site e o banco de dados;</li>
        <li>o serviço de entrega de e-mail, que recebe o seu endereço e a mensagem;</li>
        <li>a Stripe, para os pagamentos;</li>
        <li>o serviço de análise, apenas se você aceitou;</li>
        <li>o serviço de formulários, apenas se você o usar para sugerir um novo aeroporto.</li>
        </ul>
        <p>Quem atua em nosso nome é operador nos termos da LGPD: segue as nossas instruções e não
        pode usar os dados para fins próprios. Fora isso, só entregamos dados quando uma
        autoridade exige, na forma da lei, ou, se você ganhar um sorteio, a quem emite as
        passagens e reserva o hotel.</p>`,
    },
    {
      id: 'transferencias-internacionais',
      title: 'Transferência internacional',
      html: `<p>Os servidores do clube ficam na região de São Paulo, no Brasil. Alguns
        prestadores, como a Stripe, podem tratar dados em outros países, principalmente nos
        Estados Unidos e na União Europeia.</p>
        <p>Quando isso acontece, a transferência segue o art. 33 da LGPD e as regras da ANPD: vai
        para um país com proteção reconhecida como adequada ou é coberta pelas cláusulas-padrão
        contratuais da Resolução CD/ANPD nº 19/2024. Se quiser saber mais sobre essas garantias, é
        só pedir.</p>`,
    },
    {
      id: 'prazos-de-conservacao',
      title: 'Por quanto tempo guardamos os dados',
      html: `<ul>
        <li><strong>Cadastro, preferências e consentimento:</strong> enquanto você for membro. Se
        você só parar de receber e-mails, o cadastro fica parado até você apagá-lo.</li>
        <li><strong>Envios e cliques:</strong> enquanto forem úteis para prestar o serviço e
        resolver problemas; depois são eliminados por períodos inteiros.</li>
        <li><strong>Registros de acesso:</strong> 6 meses, como manda o art. 15 do Marco Civil da
        Internet.</li>
        <li><strong>Pontos de indicação:</strong> 24 meses, o prazo em que valem.</li>
        <li><strong>Sorteios:</strong> o tempo exigido pela respectiva autorização.</li>
        <li><strong>Documentos fiscais e comprovantes:</strong> o prazo da legislação tributária,
        fora do banco de dados do clube.</li>
        </ul>
        <p>Quando você apaga a conta, <strong>os seus dados são eliminados de verdade</strong> do
        nosso banco de dados. Fica apenas um <em>hash</em> do seu endereço, calculado com uma
        chave secreta, do qual não dá para ler o e-mail. Ele serve para uma coisa só: garantir que
        a gente não escreva para você de novo.</p>`,
    },
    {
      id: 'direitos-sobre-os-dados',
      title: 'Os seus direitos',
      html: `<p>Pelo art. 18 da LGPD, você pode, a qualquer momento e sem pagar nada:</p>
        <ul>
        <li>confirmar que tratamos os seus dados, <strong>acessá-los</strong> e
        <strong>exportá-los</strong> em um formato que outro serviço consiga ler;</li>
        <li><strong>corrigir</strong> o que estiver errado ou desatualizado;</li>
        <li><strong>apagar</strong> os dados, com o efeito descrito no item anterior;</li>
        <li>saber com quem os compartilhamos;</li>
        <li><strong>retirar o consentimento</strong>, saber o que acontece se não o der e
        <strong>se opor</strong> a um tratamento.</li>
        </ul>
        <p>O caminho mais rápido é o link de preferências que vem em cada e-mail ou, se você é
        Premium, a <a href="/area-pessoal">área pessoal</a>. Se preferir, escreva para
        {{supportEmail}}: a declaração completa sobre os seus dados sai em até 15 dias.</p>
        <p>Se achar que não cuidamos bem deles, você pode reclamar à Autoridade Nacional de
        Proteção de Dados (<a href="https://www.gov.br/anpd" rel="noopener">ANPD</a>) e aos órgãos
        de defesa do consumidor. Mesmo assim, gostaríamos de ter a chance de resolver antes.</p>`,
    },
    {
      id: 'seguranca-e-menores',
      title: 'Segurança e menores de idade',
      html: `<p>As senhas são guardadas apenas como <em>hash</em> argon2id: nem a gente consegue
        ler. Não existe senha temporária; quem cria a sua é você, a partir de um link assinado que
        só funciona uma vez. Limitamos as tentativas de acesso e, quando você troca a senha,
        encerramos as sessões abertas em outros aparelhos. As conexões com o site são
        criptografadas.</p>
        <p>Nenhum sistema é infalível. Se um incidente puder causar risco ou dano relevante a
        você, avisamos a ANPD e você em até 3 dias úteis.</p>
        <p>O clube é para <strong>maiores de 18 anos</strong>. Se soubermos que um menor se
        cadastrou, apagamos o cadastro.</p>`,
    },
    {
      id: 'alteracoes-da-politica',
      title: 'Mudanças e contato',
      html: `<p>Se esta política mudar, atualizamos a data lá no topo. Se a mudança for
        importante, avisamos por e-mail antes de ela começar a valer; e, se depender do seu
        consentimento, pedimos de novo.</p>
        <p>Dúvidas, pedidos ou reclamações: {{supportEmail}}.</p>`,
    },
  ],
}
