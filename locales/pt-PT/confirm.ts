export const confirm = {
  confirm: {
    title: 'Confirma o teu e-mail',
    text: 'Falta só um passo: carrega no botão e começas a receber ofertas.',
    airportText: 'Diz-nos também de onde costumas partir.',
    button: 'Confirmar o meu e-mail',
    confirmedTitle: 'Está confirmado. Bem-vindo a bordo!',
    confirmedText: 'A próxima boa oferta a partir do teu aeroporto vai parar ao teu e-mail.',
    alreadyTitle: 'O teu e-mail já estava confirmado',
    alreadyText: 'Este link já foi usado e está tudo em ordem. Não precisas de fazer mais nada.',
    expiredTitle: 'Este link já não é válido',
    expiredText: 'Os links de confirmação duram três dias e só servem uma vez. Enviamos-te outro.',
    unknownTitle: 'Não reconhecemos este link',
    unknownText:
      'Talvez tenha sido cortado pelo programa de e-mail. Escreve o teu endereço e enviamos-te outro.',
    resend: 'Enviar novamente',
    resentTitle: 'Vê o teu e-mail',
    resentText:
      'Se o endereço estiver à espera de confirmação, o novo link já vai a caminho. Espreita também a pasta de spam.',
    backHome: 'Voltar ao início',
  },
}
