import type { sentMails as sentMailsPT } from '../pt-PT/sent-mails'

export const sentMails: typeof sentMailsPT = {
  sentMails: {
    title: 'O que enviamos para você',
    text: 'Alertas e resumos de ofertas, do mais recente ao mais antigo. Os e-mails da conta, como os de senha, não ficam registrados.',
    empty: 'Ainda não enviamos nenhuma oferta. A primeira aparece aqui assim que sair.',
    noMore: 'Não há e-mails mais antigos.',
    deal: 'Alerta',
    digest: 'Resumo',
    digestTitle: '{n} ofertas em um resumo',
    digestTitleOne: '1 oferta em um resumo',
    removed: 'Uma oferta que não existe mais',
    older: 'Mais antigos',
    newest: 'Voltar aos mais recentes',
    pages: 'Páginas do que enviamos',
    states: {
      'under-way': 'A caminho',
      sent: 'Enviado',
      unconfirmed: 'Enviado, sem confirmação de chegada',
      returned: 'Devolvido pela sua caixa de entrada',
      reported: 'Você marcou como spam',
      undelivered: 'Não conseguimos entregar',
    },
  },
}
