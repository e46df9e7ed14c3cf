import type { LegalDocument } from '../content-types'

export const termsBR: LegalDocument = {
  title: 'Termos e condições',
  updated: '2024-12-15',
  intro: `<p>Estes termos são o acordo entre você e o Clube de Voos. Ao se cadastrar, no plano
    gratuito ou no Premium, você concorda com o que está escrito aqui. Tentamos escrever tudo de
    um jeito fácil de ler; se algo não ficou claro, pergunte: {{supportEmail}}.</p>`,
  sections: [
    {
      id: 'o-servico-e-os-planos',
      title: 'O serviço e os planos',
      html: `<p>O Clube de Voos garimpa passagens baratas e avisa você por e-mail, conforme o seu
        aeroporto de saída: Rio de Janeiro, São Paulo, Lisboa ou Porto.</p>
        <ul>
        <li><strong>Plano gratuito:</strong> pelo menos 2 e-mails de ofertas por mês e nunca mais
        de 4.</li>
        <li><strong>Premium:</strong> de 1 a 3 e-mails por semana, além dos erros de tarifa, que
        saem assim que aparecem. Inclui alertas personalizados, acesso antecipado, ofertas com
        milhas e em classe executiva, e participação em sorteios.</li>
        </ul>
        <p>O Premium é um <strong>plano vitalício com pagamento único</strong>: R$&nbsp;470 em vez
        de R$&nbsp;620, no Brasil (em Portugal, 75&nbsp;€ em vez de 99&nbsp;€), com impostos
        incluídos. Não tem mensalidade nem renovação, e o plano vale enquanto o clube existir. O
        antigo plano anual de 45&nbsp;€ não está mais à venda.</p>
        <p><strong>Teste grátis de 14 dias:</strong> na hora de assinar, o cartão fica salvo na
        Stripe e o Premium já abre. A cobrança acontece no 14º dia. Se você cancelar antes, não
        paga nada.</p>
        <p>Se um dia precisarmos encerrar o serviço, avisamos por e-mail com antecedência
        razoável, e você mantém os direitos que a lei garante nesse caso.</p>`,
    },
    {
      id: 'cancelamento-e-reembolsos',
      title: 'Cancelamento, reembolsos e arrependimento',
      html: `<p>Você cancela quando quiser, na <a href="/area-pessoal">área pessoal</a>, de um
        destes jeitos: voltar para o plano gratuito ou apagar a conta. Quem está no plano gratuito
        cancela pelo link que vem em cada e-mail.</p>
        <p>Depois da cobrança, <strong>não fazemos reembolsos</strong>. Isso não afeta, em
        hipótese alguma, o seu <strong>direito de arrependimento</strong>: pelo art. 49 do Código
        de Defesa do Consumidor, você tem <strong>7 dias</strong> para desistir da compra feita
        pela internet, sem precisar dizer por quê. Como existe o teste grátis, contamos esses 7
        dias a partir do dia da cobrança, o que é melhor para você.</p>
        <p>Para desistir, use o botão na <a href="/area-pessoal">área pessoal</a> ou no e-mail da
        compra, ou é só avisar dentro do prazo, pelo e-mail {{supportEmail}}, informando o
        seu nome e o e-mail da conta. Devolvemos de imediato tudo o que você pagou, com
        atualização monetária, pelo mesmo meio de pagamento, e o acesso Premium termina. O prazo
        para o valor aparecer na fatura depende da administradora do cartão.</p>
        <p>Também continuam valendo os seus direitos se o serviço não for prestado como
        prometido.</p>`,
    },
    {
      id: 'ofertas-e-precos',
      title: 'As ofertas e os preços das passagens',
      html: `<p><strong>A gente encontra as ofertas; não vende passagens.</strong> Não somos
        companhia aérea nem agência de viagens. Você compra sempre no site da companhia, da
        agência ou do hotel, e é com eles que fecha o contrato da viagem: bagagem, remarcação,
        atraso e reembolso dependem das regras deles e da lei.</p>
        <p>Os preços valem <strong>no momento em que o alerta é enviado</strong>. Podem subir ou
        esgotar minutos depois, e isso não está nas nossas mãos. Confira sempre as datas, a
        bagagem e o preço final antes de pagar.</p>
        <p>Um <strong>erro de tarifa</strong> pode não ser honrado por quem vende, que às vezes
        cancela a reserva e devolve o dinheiro. Espere a emissão do bilhete antes de reservar
        hotel ou outros serviços sem cancelamento grátis. Documentos, vistos e vacinas ficam por
        sua conta.</p>`,
    },
    {
      id: 'recomendacoes-e-sorteios',
      title: 'Indicações e sorteios',
      html: `<p>O programa de indicação e cada sorteio têm regulamento próprio, que completa estes
        termos:</p>
        <ul>
        <li><a href="/sorteio-promocoes">o sorteio dos 10 mil membros e o programa de
        indicação</a>;</li>
        <li><a href="/sorteio-curtida">o sorteio da viagem para Florianópolis</a>;</li>
        <li><a href="/sorteio">a página do sorteio</a>, com o número atual de membros e, no fim, o
        resultado e o jeito de conferir.</li>
        </ul>
        <p>Só participam maiores de 18 anos. Nenhum sorteio abre antes de termos o número da
        respectiva autorização. Pontos e participações obtidos com contas falsas, autoindicação ou
        robôs são anulados.</p>`,
    },
    {
      id: 'conta-e-responsabilidade',
      title: 'A sua conta e a responsabilidade de cada um',
      html: `<p>Você precisa ter pelo menos 18 anos, informar dados verdadeiros e confirmar o seu
        e-mail. A conta é pessoal: não venda, não empreste e cuide bem da senha. Contar para um
        amigo sobre uma oferta, pode; republicar as ofertas Premium de forma sistemática,
        copiá-las com robôs ou tentar burlar a segurança do site, não.</p>
        <p>Se você desrespeitar gravemente estas regras, podemos suspender ou encerrar a conta,
        explicando o motivo e ouvindo você antes, a não ser que seja preciso agir na hora para
        proteger outros membros.</p>
        <p>Da nossa parte, o compromisso é procurar e enviar ofertas com todo o cuidado, mas não
        dá para garantir que sempre haja uma para o destino ou as datas que você quer. Não
        controlamos o que depende de terceiros, como a companhia aérea, a agência, o hotel ou o
        seu provedor de e-mail. Nada nestes termos afasta a nossa responsabilidade pelo serviço
        que prestamos, nem os direitos que o Código de Defesa do Consumidor garante a você.</p>`,
    },
    {
      id: 'lei-e-litigios',
      title: 'Mudanças, lei aplicável e solução de conflitos',
      html: `<p>Se estes termos mudarem, avisamos por e-mail antes de a mudança começar a valer.
        Nenhuma mudança tira de você aquilo que já pagou. Se não concordar, é só cancelar.</p>
        <p>Vale a lei brasileira, em especial o Código de Defesa do Consumidor (Lei nº 8.078/1990)
        e o Marco Civil da Internet (Lei nº 12.965/2014). Você pode entrar com ação no foro do seu
        domicílio.</p>
        <p>Se algo der errado, fale com a gente primeiro: {{supportEmail}}. Você também pode
        procurar:</p>
        <ul>
        <li>o <strong>Procon</strong> da sua cidade ou do seu estado;</li>
        <li>o site
        <a href="https://www.consumidor.gov.br" rel="noopener">consumidor.gov.br</a>;</li>
        <li>o Juizado Especial Cível mais perto de você.</li>
        </ul>`,
    },
  ],
}
