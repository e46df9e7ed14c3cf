import type { LegalDocument } from '../content-types'

export const referralBR: LegalDocument = {
  title: 'Programa de indicação',
  updated: '2024-12-15',
  intro: `<p>Curte o clube? Então indique. Cada pessoa que assina o Premium pelo seu link vale um
    ponto, e os pontos valem planos, descontos e voos. As regras são estas.</p>`,
  sections: [
    {
      id: 'recomendacao-como-funciona',
      title: 'Como funciona',
      html: `<p>Podem indicar os membros com <strong>18 anos ou mais</strong> que tenham o plano
        vitalício. Cada um tem um link pessoal, que pode mandar para quem quiser. Só pedimos bom
        senso: compartilhe com quem você conhece, sem fazer spam.</p>
        <p>Vale o <strong>primeiro link</strong> por onde a pessoa chegou ao site, durante
        <strong>90 dias</strong>. Se depois ela abrir o link de outro membro, o ponto continua
        sendo de quem a trouxe primeiro. Se passarem os 90 dias sem assinatura, a contagem
        recomeça.</p>`,
    },
    {
      id: 'recomendacao-pontos',
      title: 'Quando você ganha um ponto',
      html: `<p>Cada indicação vale <strong>1 ponto</strong>. O ponto entra na sua conta quando
        acontecem as duas coisas:</p>
        <ul>
        <li>a pessoa indicada <strong>pagou</strong> o plano vitalício (o teste grátis, sozinho,
        não conta);</li>
        <li><strong>passou o prazo de arrependimento</strong>: 7 dias no Brasil, 14 em
        Portugal.</li>
        </ul>
        <p>Se o plano for <strong>reembolsado, o ponto é retirado</strong>. Os pontos
        <strong>expiram 24 meses</strong> depois de ganhos.</p>`,
    },
    {
      id: 'recomendacao-recompensas',
      title: 'Quanto valem os pontos',
      html: `<ul>
        <li><strong>3 pontos:</strong> um plano vitalício para você dar a outra pessoa.</li>
        <li><strong>10 pontos:</strong> 1 voo de ida e volta grátis, de até R$&nbsp;3.000 (até
        500&nbsp;€ para quem assinou em Portugal).</li>
        <li><strong>15 pontos:</strong> um código que vale R$&nbsp;150 de desconto no plano
        vitalício (25&nbsp;€ em Portugal), válido por 24 meses e reutilizável: pode servir para
        mais de uma pessoa.</li>
        <li><strong>20 pontos:</strong> 2 voos grátis, de até R$&nbsp;3.000 cada (até 500&nbsp;€
        cada para quem assinou em Portugal), sendo um deles para você.</li>
        </ul>`,
    },
    {
      id: 'recomendacao-usar-recompensas',
      title: 'Como usar as recompensas',
      html: `<p>Quando chegar aos pontos de que precisa, troque na sua
        <a href="/area-pessoal#recomendar">área pessoal</a>, antes que expirem. Os mais antigos são
        sempre usados primeiro; planos e códigos saem na hora.</p>
        <p>Nos voos, combinamos com você o destino e as datas, conforme a disponibilidade e até o
        valor máximo indicado. Pontos e recompensas não podem ser vendidos nem trocados por
        dinheiro.</p>`,
    },
    {
      id: 'recomendacao-uso-justo',
      title: 'Jogo limpo',
      html: `<p>Não valem autoindicação, contas falsas ou repetidas, disparos em massa nem
        anúncios que se passem pelo clube. Nesses casos anulamos os pontos envolvidos e explicamos
        o motivo; você sempre pode contestar.</p>
        <p>Podemos mudar ou encerrar o programa, avisando os membros por e-mail antes. Os pontos
        que você já tiver continuam valendo até expirarem.</p>`,
    },
    {
      id: 'recomendacao-dados',
      title: 'Dados e dúvidas',
      html: `<p>Guardamos qual link trouxe cada pessoa e os pontos que vieram daí. Não contamos
        para você quem comprou, só quantos pontos você tem. O cookie que lembra o primeiro link
        dura 90 dias e está explicado na <a href="/tcs-e-privacidade">política de
        privacidade</a>.</p>
        <p>Dúvidas: {{supportEmail}}.</p>`,
    },
  ],
}
