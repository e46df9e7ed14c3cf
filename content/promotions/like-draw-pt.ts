import type { LegalDocument } from '../content-types'

export const likeDrawPT: LegalDocument = {
  title: 'Sorteio de uma viagem a Florianópolis',
  updated: '2024-12-15',
  intro: `<p>Um gosto, um comentário e talvez umas férias na ilha. Este sorteio é para quem
    <strong>vive no Brasil</strong>; se vives em Portugal, espreita o
    <a href="/sorteio-promocoes">sorteio dos 10 mil membros</a>.</p>`,
  sections: [
    {
      id: 'curtida-quem-participa',
      title: 'Quem pode participar',
      html: `<p>Pessoas com <strong>18 anos ou mais</strong>, <strong>residentes no
        Brasil</strong> e com disponibilidade para partir do <strong>Rio de Janeiro</strong> ou de
        <strong>São Paulo</strong>.</p>`,
    },
    {
      id: 'curtida-como-participar',
      title: 'Como participar',
      html: `<ul>
        <li>Põe um gosto na publicação do sorteio, na nossa rede social.</li>
        <li>Deixa um comentário nessa mesma publicação.</li>
        <li>Inscreve-te no clube, se ainda não és membro. O plano gratuito chega.</li>
        </ul>
        <p>É preciso fazer as duas coisas na publicação: um gosto sem comentário não conta.</p>`,
    },
    {
      id: 'curtida-minimo',
      title: 'Quando há sorteio',
      html: `<p>O sorteio só se realiza se a publicação reunir <strong>no mínimo 1000 gostos com
        comentário</strong>. Atingido esse número, anunciamos a data na própria publicação e no
        site.</p>
        <p>O sorteio fica fechado até termos registado o número da autorização, que no Brasil é
        dada pela Secretaria de Prêmios e Apostas do Ministério da Fazenda (Lei n.º
        5.768/1971).</p>`,
    },
    {
      id: 'curtida-premio',
      title: 'O prémio',
      html: `<p>Uma viagem a Florianópolis para <strong>2 pessoas</strong>: voos e <strong>3
        noites</strong> de hotel, com partida do Rio de Janeiro ou de São Paulo.</p>
        <ul>
        <li>Se quem ganhar for <strong>membro Premium</strong>: hotel de <strong>4
        estrelas</strong>.</li>
        <li>Se for <strong>membro do plano gratuito</strong>: hotel de <strong>3
        estrelas</strong>.</li>
        </ul>
        <p>O prémio não é trocado por dinheiro.</p>`,
    },
    {
      id: 'curtida-premium',
      title: 'Vantagens dos membros Premium',
      html: `<p>Os membros Premium têm <strong>3 participações extra</strong> e, se ganharem,
        ficam no hotel de 4 estrelas. Para isso, o e-mail da conta Premium tem de estar validado
        até <strong>5 dias antes do sorteio</strong>. Quem validar depois participa como membro do
        plano gratuito.</p>`,
    },
    {
      id: 'curtida-resultado',
      title: 'Resultado e entrega',
      html: `<p>O resultado é publicado no site e na rede social. Contactamos quem ganhou e
        pedimos um documento para confirmar a idade e a residência. Nunca pedimos dinheiro, dados
        de cartão nem palavras-passe: se alguém o fizer em nosso nome, é burla.</p>
        <p>São excluídos perfis falsos, comentários automáticos e participações compradas.</p>`,
    },
    {
      id: 'curtida-rede-social',
      title: 'A rede social, os teus dados e dúvidas',
      html: `<p>Este sorteio <strong>não é patrocinado, apoiado, administrado nem associado à rede
        social</strong> onde decorre. Ao participares, aceitas que a rede social não tem qualquer
        responsabilidade por ele. Os dados são entregues ao Clube de Voos, não à rede social, e
        tratados como explica a <a href="/tcs-e-privacidade">política de privacidade</a>.</p>
        <p>Dúvidas: {{supportEmail}}.</p>`,
    },
  ],
}
