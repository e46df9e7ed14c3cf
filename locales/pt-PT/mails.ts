export const mails = {
  mails: {
    greeting: 'Olá',
    whyAccount: 'Recebes este e-mail porque alguém aderiu ao Clube de Voos com este endereço.',
    ignore: 'Se não foste tu, ignora esta mensagem: sem confirmação, não voltamos a escrever.',
    signature: 'Boas viagens,',
    team: 'A equipa do Clube de Voos',
    confirm: {
      subject: 'Confirma o teu e-mail e começa a receber ofertas',
      preview: 'Falta um passo: um botão.',
      heading: 'Falta só confirmares',
      text: 'Carrega no botão abaixo, confirma na página que se abre e ficas dentro do clube.',
      button: 'Confirmar o meu e-mail',
      fallback: 'O botão não funciona? Copia este endereço para o navegador:',
      validity: 'O link é válido durante três dias.',
    },
    alreadyMember: {
      subject: 'Já fazes parte do Clube de Voos',
      preview: 'Não precisas de aderir outra vez.',
      heading: 'Já cá estás',
      text: 'Alguém, provavelmente tu, voltou a inscrever este endereço. Está tudo em ordem: já fazes parte do clube e as ofertas continuam a chegar aqui.',
    },
    welcome: {
      subject: 'Bem-vindo a bordo',
      preview: 'O teu e-mail está confirmado.',
      heading: 'Bem-vindo a bordo',
      text: 'O teu e-mail está confirmado. Quando aparecer um bom preço a partir de {city}, avisamos-te: pelo menos duas vezes por mês.',
      textWithoutCity:
        'O teu e-mail está confirmado. Quando aparecer um bom preço, avisamos-te: pelo menos duas vezes por mês.',
      tip: 'Dica: guarda o nosso endereço nos contactos, para as ofertas não irem parar ao spam. As melhores duram poucas horas.',
      nextDestination: 'o teu próximo destino',
      button: 'Ler as nossas dicas',
    },
  },
}
