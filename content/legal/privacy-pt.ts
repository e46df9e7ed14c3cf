import type { LegalDocument } from '../content-types'

export const privacyPT: LegalDocument = {
  title: 'Política de privacidade',
  updated: '2024-12-15',
  intro: `<p>O Clube de Voos envia ofertas de voos por e-mail. Para isso precisamos de saber muito
    pouco sobre ti, e é esse pouco que guardamos. Esta página explica que dados são, para que
    servem, quem lhes toca e como os podes ver, corrigir ou apagar. Segue o Regulamento Geral
    sobre a Proteção de Dados (RGPD) e a Lei n.º 58/2019, que o executa em Portugal.</p>`,
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem é responsável pelos teus dados',
      html: `<p>O responsável pelo tratamento é o <strong>Clube de Voos</strong>. É a nós que te
        diriges para qualquer assunto sobre os teus dados, através de {{supportEmail}}. Quem te
        responde é uma pessoa.</p>
        <p>Esta política aplica-se ao site, à área pessoal, aos e-mails que enviamos e às
        promoções que organizamos. Não se aplica aos sites das companhias aéreas, agências e
        hotéis para onde as ofertas te levam: esses têm as suas próprias regras.</p>`,
    },
    {
      id: 'dados-que-guardamos',
      title: 'Que dados guardamos',
      html: `<ul>
        <li><strong>Inscrição:</strong> nome, e-mail e aeroporto de partida.</li>
        <li><strong>Preferências:</strong> a variante do português em que te escrevemos, se queres
        menos e-mails e, no Premium, os destinos favoritos (de 1 a 3) e a companhia aérea.</li>
        <li><strong>Registo do consentimento:</strong> a versão do texto que aceitaste, a data e a
        hora, e a origem, ou seja, o formulário ou a página onde te inscreveste.</li>
        <li><strong>Conta:</strong> o plano e o seu estado, se o e-mail está confirmado, as
        sessões abertas e, se tens palavra-passe, apenas o seu <em>hash</em>.</li>
        <li><strong>Envios:</strong> que ofertas te enviámos, se o e-mail foi entregue ou
        devolvido e os cliques nos links das ofertas.</li>
        <li><strong>Pagamento:</strong> o estado, o valor, a data e a referência do pagamento. O
        número do cartão, nunca.</li>
        <li><strong>Promoções:</strong> recomendações, pontos e participações em sorteios.</li>
        </ul>
        <p>O nome, o e-mail e o aeroporto são indispensáveis: sem eles não conseguimos enviar-te
        ofertas. Não pedimos dados sensíveis e não compramos listas de contactos.</p>
        <p>O teu endereço IP serve para escolher a variante do site, com uma tabela que está no
        nosso próprio servidor, e para travar tentativas repetidas de acesso, só durante o tempo
        que isso exige.</p>`,
    },
    {
      id: 'finalidades-e-bases-legais',
      title: 'Para que servem e com que base legal',
      html: `<ul>
        <li><strong>Enviar-te ofertas no plano gratuito:</strong> o teu consentimento (artigo 6.º,
        n.º 1, alínea a), do RGPD e artigo 13.º-A da Lei n.º 41/2004). Podes retirá-lo quando
        quiseres, sem que isso afete o que foi feito até aí.</li>
        <li><strong>Prestar-te o serviço Premium</strong>, gerir a conta e o pagamento: a execução
        do contrato (alínea b)).</li>
        <li><strong>Faturar e responder às autoridades:</strong> obrigação legal (alínea
        c)).</li>
        <li><strong>Proteger as contas, evitar fraude, contar cliques e não voltar a escrever a
        quem saiu:</strong> o nosso interesse legítimo (alínea f)). Podes opor-te.</li>
        <li><strong>Recomendações e sorteios:</strong> a execução do regulamento em que participas
        e as obrigações legais de quem organiza um sorteio.</li>
        <li><strong>Análise do uso do site:</strong> o teu consentimento, e só se o deres.</li>
        </ul>
        <p>Usamos o aeroporto e as preferências para escolher as ofertas que te chegam. Não
        tomamos decisões automáticas que produzam efeitos jurídicos ou que te afetem de modo
        semelhante. Não vendemos nem alugamos os teus dados.</p>`,
    },
    {
      id: 'emails-que-enviamos',
      title: 'Os e-mails que te enviamos',
      html: `<p><strong>Plano gratuito:</strong> pelo menos 2 e-mails de ofertas por mês e nunca
        mais de 4. <strong>Premium:</strong> de 1 a 3 por semana, com uma exceção: os erros de
        tarifa, que desaparecem em poucas horas e, por isso, seguem assim que os
        encontramos.</p>
        <p>Todos trazem um link para a tua página de preferências, que abre sem iniciar sessão, e
        a possibilidade de cancelar com um só clique. Nessa página mudas o aeroporto, pedes menos
        e-mails, exportas os teus dados ou apagas tudo.</p>
        <p>Por predefinição não usamos píxeis de abertura: não sabemos se abriste um e-mail.
        Contamos os cliques através de um link assinado que passa pelo nosso site e te leva logo à
        oferta, sem cookies. No registo de cada envio guardamos quando seguiste o link pela
        primeira vez, para sabermos que ofertas interessam e te podermos ajudar quando nos
        escreves.</p>
        <p>À parte das ofertas, só te escrevemos sobre a tua conta: confirmar o e-mail, definir a
        palavra-passe, pagamentos e alterações importantes.</p>`,
    },
    {
      id: 'cookies',
      title: 'Cookies',
      html: `<p>Usamos poucos, e todos nossos:</p>
        <ul>
        <li><strong>Sessão:</strong> mantém a tua sessão aberta na área pessoal. Acaba quando sais
        ou quando expira.</li>
        <li><strong>Variante:</strong> lembra-se de que escolheste PT ou BR.</li>
        <li><strong>Recomendação:</strong> se chegaste pelo link de um amigo, guarda esse primeiro
        link durante 90 dias, para o ponto ir para quem te trouxe.</li>
        </ul>
        <p>As ferramentas de análise, que em algumas páginas podem incluir a gravação da sessão,
        só são carregadas <strong>se as aceitares</strong>. Se recusares, o site funciona
        exatamente da mesma forma, e podes mudar de ideias a qualquer momento.</p>`,
    },
    {
      id: 'dados-de-pagamento',
      title: 'Pagamentos',
      html: `<p>Os pagamentos são tratados pela <strong>Stripe</strong>. Escreves os dados do
        cartão num formulário da Stripe e eles vão diretamente para lá: <strong>nunca vemos nem
        guardamos o número do teu cartão</strong>. O mesmo acontece durante o período
        experimental, em que é a Stripe que guarda o cartão até ao dia da cobrança.</p>
        <p>A Stripe diz-nos apenas se o pagamento foi feito, recusado ou reembolsado, de quanto
        foi e a que conta pertence. Para prevenir a fraude e cumprir a lei, a Stripe também trata
        dados por conta própria, segundo a <a href="https://stripe.com/privacy" rel="noopener">sua
        política de privacidade</a>.</p>`,
    },
    {
      id: 'prestadores-de-servicos',
      title: 'Quem trata dados por nossa conta',
      html: `<p>Partilhamos dados apenas com quem é preciso para o clube funcionar, e só o
        necessário para cada tarefa:</p>
        <ul>
        <li>o serviço de alojamento, onde estão o site e a base de dados;</li>
        <li>o serviço de entrega de e-mail, que recebe o teu endereço e a mensagem;</li>
        <li>a Stripe, para os pagamentos;</li>
        <li>o serviço de análise, apenas se o aceitaste;</li>
        <li>o serviço de formulários, apenas se o usares para nos sugerir um novo
        aeroporto.</li>
        </ul>
        <p>Quem trata dados por nossa conta fá-lo com um contrato que respeita o artigo 28.º do
        RGPD e não os pode usar para fins próprios. Fora disto, só entregamos dados quando uma
        autoridade o exige nos termos da lei ou, se ganhares um sorteio, a quem emite os bilhetes
        e reserva o hotel.</p>`,
    },
    {
      id: 'transferencias-internacionais',
      title: 'Transferências para fora da União Europeia',
      html: `<p>O clube serve Portugal e o Brasil, e os seus servidores ficam na região de São
        Paulo, no Brasil. Alguns prestadores, como a Stripe, também podem tratar dados nos Estados
        Unidos.</p>
        <p>Quando os teus dados saem do Espaço Económico Europeu, vão protegidos por uma decisão
        de adequação da Comissão Europeia ou, se não a houver, pelas cláusulas contratuais-tipo
        aprovadas pela Comissão (artigos 45.º e 46.º do RGPD). Podes pedir-nos uma cópia dessas
        garantias.</p>`,
    },
    {
      id: 'prazos-de-conservacao',
      title: 'Durante quanto tempo os guardamos',
      html: `<ul>
        <li><strong>Inscrição, preferências e consentimento:</strong> enquanto fores membro. Se
        apenas deixares de receber e-mails, a inscrição fica parada até a apagares.</li>
        <li><strong>Envios e cliques:</strong> enquanto forem úteis para entregar o serviço e
        resolver problemas; depois são eliminados por períodos inteiros.</li>
        <li><strong>Pontos de recomendação:</strong> 24 meses, o prazo em que são válidos.</li>
        <li><strong>Sorteios:</strong> o tempo exigido pela respetiva autorização.</li>
        <li><strong>Faturas e comprovativos:</strong> 10 anos, por obrigação fiscal, fora da base
        de dados do clube.</li>
        </ul>
        <p>Quando apagas a conta, <strong>os teus dados são mesmo eliminados</strong> da nossa
        base de dados. Fica apenas um <em>hash</em> do teu endereço, calculado com uma chave
        secreta, do qual não se consegue ler o e-mail. Serve para uma única coisa: garantir que
        não voltamos a escrever-te.</p>`,
    },
    {
      id: 'direitos-sobre-os-dados',
      title: 'Os teus direitos',
      html: `<p>Podes, a qualquer momento e sem custos:</p>
        <ul>
        <li><strong>aceder</strong> aos teus dados e <strong>exportá-los</strong> num formato que
        outro serviço consiga ler;</li>
        <li><strong>corrigi-los</strong>, se estiverem errados ou desatualizados;</li>
        <li><strong>apagá-los</strong>, com o efeito descrito no ponto anterior;</li>
        <li><strong>retirar o consentimento</strong>, <strong>opor-te</strong> a um tratamento ou
        pedir que o <strong>limitemos</strong>.</li>
        </ul>
        <p>O mais rápido é usares o link de preferências que vem em cada e-mail ou, se és Premium,
        a <a href="/area-pessoal">área pessoal</a>. Também podes escrever para {{supportEmail}}:
        respondemos no prazo máximo de um mês.</p>
        <p>Se achares que não tratámos bem os teus dados, podes apresentar queixa à Comissão
        Nacional de Proteção de Dados (<a href="https://www.cnpd.pt" rel="noopener">CNPD</a>).
        Gostávamos, ainda assim, que nos desses primeiro a oportunidade de resolver.</p>`,
    },
    {
      id: 'seguranca-e-menores',
      title: 'Segurança e menores',
      html: `<p>As palavras-passe são guardadas apenas como <em>hash</em> argon2id: nem nós as
        conseguimos ler. Não existem palavras-passe temporárias; és tu que defines a tua, a partir
        de um link assinado que só funciona uma vez. Limitamos as tentativas de acesso e, quando
        mudas a palavra-passe, terminamos as sessões abertas noutros dispositivos. As ligações ao
        site são cifradas.</p>
        <p>Nenhum sistema é infalível. Se uma falha puser os teus dados em risco, avisamos a CNPD
        no prazo de 72 horas e, se o risco for elevado, avisamos-te a ti sem demora.</p>
        <p>O clube destina-se a <strong>maiores de 18 anos</strong>. Se soubermos que um menor se
        inscreveu, apagamos a inscrição.</p>`,
    },
    {
      id: 'alteracoes-da-politica',
      title: 'Alterações e contacto',
      html: `<p>Se mudarmos esta política, atualizamos a data no topo. Se a mudança for
        importante, avisamos-te por e-mail antes de entrar em vigor; e, se precisar do teu
        consentimento, voltamos a pedi-lo.</p>
        <p>Dúvidas, pedidos ou reclamações: {{supportEmail}}.</p>`,
    },
  ],
}
