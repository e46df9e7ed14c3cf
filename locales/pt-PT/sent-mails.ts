export const sentMails = {
  sentMails: {
    title: 'O que te enviámos',
    text: 'Alertas e resumos de ofertas, do mais recente para o mais antigo. Os e-mails da conta, como os da senha, não ficam registados.',
    empty: 'Ainda não te enviámos nenhuma oferta. A primeira aparece aqui assim que sair.',
    noMore: 'Não há e-mails mais antigos.',
    deal: 'Alerta',
    digest: 'Resumo',
    digestTitle: '{n} ofertas num resumo',
    digestTitleOne: '1 oferta num resumo',
    removed: 'Uma oferta que já não existe',
    older: 'Mais antigos',
    newest: 'Voltar aos mais recentes',
    pages: 'Páginas do que te enviámos',
    states: {
      'under-way': 'A caminho',
      sent: 'Enviado',
      unconfirmed: 'Enviado, sem confirmação de chegada',
      returned: 'Devolvido pela tua caixa de correio',
      reported: 'Marcaste como indesejado',
      undelivered: 'Não conseguimos entregar',
    },
  },
}
