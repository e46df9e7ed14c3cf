import type { LegalDocument } from '../content-types'

export const likeDrawBR: LegalDocument = {
  title: 'Sorteio da curtida: viagem para Florianópolis',
  updated: '2024-12-15',
  intro: `<p>Uma curtida, um comentário e, quem sabe, um feriadão na Ilha da Magia. Confira as
    regras antes de participar.</p>`,
  sections: [
    {
      id: 'curtida-quem-participa',
      title: 'Quem pode participar',
      html: `<p>Pessoas com <strong>18 anos ou mais</strong>, <strong>residentes no
        Brasil</strong> e que possam embarcar no <strong>Rio de Janeiro</strong> ou em <strong>São
        Paulo</strong>.</p>`,
    },
    {
      id: 'curtida-como-participar',
      title: 'Como participar',
      html: `<ul>
        <li>Curta a publicação do sorteio na nossa rede social.</li>
        <li>Deixe um comentário nessa mesma publicação.</li>
        <li>Cadastre-se no clube, se ainda não for membro. Pode ser no plano gratuito.</li>
        </ul>
        <p>Na publicação, tem que fazer as duas coisas: curtida sem comentário não conta.</p>`,
    },
    {
      id: 'curtida-minimo',
      title: 'Quando tem sorteio',
      html: `<p>O sorteio só acontece se a publicação reunir <strong>no mínimo 1.000 curtidas com
        comentário</strong>. Quando chegar lá, anunciamos a data na própria publicação e no
        site.</p>
        <p>O sorteio fica fechado até o número da autorização estar registrado. Quem autoriza é a
        Secretaria de Prêmios e Apostas do Ministério da Fazenda, conforme a Lei nº 5.768/1971 e o
        Decreto nº 70.951/1972.</p>`,
    },
    {
      id: 'curtida-premio',
      title: 'O prêmio',
      html: `<p>Uma viagem para Florianópolis para <strong>2 pessoas</strong>: voos e <strong>3
        noites</strong> de hotel, saindo do Rio de Janeiro ou de São Paulo.</p>
        <ul>
        <li>Se quem ganhar for <strong>membro Premium</strong>: hotel <strong>4
        estrelas</strong>.</li>
        <li>Se for <strong>membro do plano gratuito</strong>: hotel <strong>3
        estrelas</strong>.</li>
        </ul>
        <p>O prêmio não pode ser trocado por dinheiro.</p>`,
    },
    {
      id: 'curtida-premium',
      title: 'Vantagens de quem é Premium',
      html: `<p>Membros Premium têm <strong>3 participações extras</strong> e, se ganharem, ficam
        no hotel 4 estrelas. Para isso, o e-mail da conta Premium precisa estar validado até
        <strong>5 dias antes do sorteio</strong>. Quem validar depois participa como membro do
        plano gratuito.</p>`,
    },
    {
      id: 'curtida-resultado',
      title: 'Resultado e entrega',
      html: `<p>O resultado sai no site e na rede social. Entramos em contato com quem ganhou e
        pedimos um documento para confirmar idade e residência. Nunca pedimos dinheiro, Pix, dados
        de cartão nem senha: se alguém pedir em nosso nome, é golpe.</p>
        <p>Perfis falsos, comentários de robôs e participações compradas são excluídos.</p>`,
    },
    {
      id: 'curtida-rede-social',
      title: 'A rede social, os seus dados e dúvidas',
      html: `<p>Este sorteio <strong>não é patrocinado, apoiado, administrado nem associado à rede
        social</strong> onde acontece. Ao participar, você concorda que a rede social não tem
        nenhuma responsabilidade por ele. Os dados são fornecidos ao Clube de Voos, não à rede
        social, e tratados como explica a <a href="/tcs-e-privacidade">política de
        privacidade</a>.</p>
        <p>Dúvidas: {{supportEmail}}.</p>`,
    },
  ],
}
