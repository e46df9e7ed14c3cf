import type { LegalDocument } from '../content-types'

export const referralPT: LegalDocument = {
  title: 'Programa de recomendação',
  updated: '2024-12-15',
  intro: `<p>Gostas do clube? Recomenda-o. Cada pessoa que adere ao Premium pelo teu link vale um
    ponto, e os pontos valem planos, descontos e voos. Estas são as regras.</p>`,
  sections: [
    {
      id: 'recomendacao-como-funciona',
      title: 'Como funciona',
      html: `<p>Podem recomendar os membros com <strong>18 anos ou mais</strong> que tenham o
        plano vitalício. Cada um tem um link pessoal, que pode partilhar com quem quiser.
        Pedimos-te só bom senso: partilha-o com quem conheces, não o espalhes como spam.</p>
        <p>Conta o <strong>primeiro link</strong> por onde a pessoa chegou ao site, durante
        <strong>90 dias</strong>. Se depois abrir o link de outro membro, o ponto continua a ser
        de quem a trouxe primeiro. Passados os 90 dias sem aderir, recomeça do zero.</p>`,
    },
    {
      id: 'recomendacao-pontos',
      title: 'Quando ganhas um ponto',
      html: `<p>Cada recomendação vale <strong>1 ponto</strong>. O ponto entra na tua conta quando
        se verificam as duas coisas:</p>
        <ul>
        <li>a pessoa que recomendaste <strong>pagou</strong> o plano vitalício (o período
        experimental, sozinho, não conta);</li>
        <li><strong>passou o prazo de livre resolução</strong>: 14 dias em Portugal, 7 no
        Brasil.</li>
        </ul>
        <p>Se o plano vier a ser <strong>reembolsado, o ponto é retirado</strong>. Os pontos
        <strong>expiram 24 meses</strong> depois de ganhos.</p>`,
    },
    {
      id: 'recomendacao-recompensas',
      title: 'O que valem os pontos',
      html: `<ul>
        <li><strong>3 pontos:</strong> um plano vitalício para ofereceres a outra pessoa.</li>
        <li><strong>10 pontos:</strong> 1 voo de ida e volta grátis, até 500&nbsp;€ (até
        R$&nbsp;3000 para quem aderiu no Brasil).</li>
        <li><strong>15 pontos:</strong> um código que vale 25&nbsp;€ de desconto no plano
        vitalício (R$&nbsp;150 no Brasil), válido durante 24 meses e reutilizável: pode servir a
        mais do que uma pessoa.</li>
        <li><strong>20 pontos:</strong> 2 voos grátis, até 500&nbsp;€ cada um (até R$&nbsp;3000
        cada um para quem aderiu no Brasil), sendo um deles para ti.</li>
        </ul>`,
    },
    {
      id: 'recomendacao-usar-recompensas',
      title: 'Como usar as recompensas',
      html: `<p>Quando chegares aos pontos de que precisas, troca-os na tua
        <a href="/area-pessoal#recomendar">área pessoal</a>, antes de expirarem. Gastam-se sempre os
        mais antigos primeiro; os planos e os códigos recebe-los logo.</p>
        <p>Nos voos, combinamos contigo o destino e as datas, conforme os lugares disponíveis e
        até ao valor máximo indicado. Os pontos e as recompensas não se vendem e não são trocados
        por dinheiro.</p>`,
    },
    {
      id: 'recomendacao-uso-justo',
      title: 'Jogo limpo',
      html: `<p>Não valem recomendações a ti próprio, contas falsas ou repetidas, envios em massa
        nem anúncios que se façam passar pelo clube. Nesses casos anulamos os pontos em causa e
        dizemos-te porquê; podes sempre contestar.</p>
        <p>Podemos alterar ou terminar o programa, avisando os membros por e-mail antes. Os pontos
        que já tiveres continuam a poder ser usados até expirarem.</p>`,
    },
    {
      id: 'recomendacao-dados',
      title: 'Dados e dúvidas',
      html: `<p>Guardamos que link trouxe cada pessoa e os pontos que daí resultaram. Não te
        dizemos quem comprou, só quantos pontos tens. O cookie que lembra o primeiro link dura 90
        dias e está explicado na <a href="/tcs-e-privacidade">política de privacidade</a>.</p>
        <p>Dúvidas: {{supportEmail}}.</p>`,
    },
  ],
}
