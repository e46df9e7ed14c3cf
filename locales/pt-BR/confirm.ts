import type { confirm as confirmPT } from '../pt-PT/confirm'

export const confirm: typeof confirmPT = {
  confirm: {
    title: 'Confirme o seu e-mail',
    text: 'Falta só um passo: toque no botão e você começa a receber ofertas.',
    airportText: 'Conte também de onde você costuma sair.',
    button: 'Confirmar meu e-mail',
    confirmedTitle: 'Tudo certo. Boas-vindas a bordo!',
    confirmedText: 'A próxima boa oferta saindo do seu aeroporto vai direto para o seu e-mail.',
    alreadyTitle: 'Seu e-mail já estava confirmado',
    alreadyText: 'Este link já foi usado e está tudo certo. Você não precisa fazer mais nada.',
    expiredTitle: 'Este link não vale mais',
    expiredText:
      'Os links de confirmação duram três dias e só servem uma vez. A gente manda outro.',
    unknownTitle: 'Não reconhecemos este link',
    unknownText:
      'Talvez o programa de e-mail tenha cortado uma parte. Digite o seu endereço e mandamos outro.',
    resend: 'Enviar de novo',
    resentTitle: 'Olhe o seu e-mail',
    resentText:
      'Se o endereço estiver aguardando confirmação, o novo link já está a caminho. Dê uma olhada no spam também.',
    backHome: 'Voltar ao início',
  },
}
