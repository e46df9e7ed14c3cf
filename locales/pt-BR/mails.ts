import type { mails as mailsPT } from '../pt-PT/mails'

export const mails: typeof mailsPT = {
  mails: {
    greeting: 'Oi',
    whyAccount: 'Você recebeu este e-mail porque alguém entrou no Clube de Voos com este endereço.',
    ignore: 'Se não foi você, ignore esta mensagem: sem confirmação, não escrevemos mais.',
    signature: 'Boas viagens,',
    team: 'Equipe do Clube de Voos',
    confirm: {
      subject: 'Confirme o seu e-mail e comece a receber ofertas',
      preview: 'Falta um passo: um botão.',
      heading: 'Só falta confirmar',
      text: 'Toque no botão abaixo, confirme na página que abrir e você está dentro do clube.',
      button: 'Confirmar meu e-mail',
      fallback: 'O botão não funciona? Copie este endereço no navegador:',
      validity: 'O link vale por três dias.',
    },
    alreadyMember: {
      subject: 'Você já faz parte do Clube de Voos',
      preview: 'Não precisa se inscrever de novo.',
      heading: 'Você já está aqui',
      text: 'Alguém, provavelmente você, inscreveu este endereço de novo. Está tudo certo: você já faz parte do clube e as ofertas continuam chegando aqui.',
    },
    welcome: {
      subject: 'Boas-vindas a bordo',
      preview: 'Seu e-mail está confirmado.',
      heading: 'Boas-vindas a bordo',
      text: 'Seu e-mail está confirmado. Quando aparecer um bom preço saindo de {city}, a gente avisa: pelo menos duas vezes por mês.',
      textWithoutCity:
        'Seu e-mail está confirmado. Quando aparecer um bom preço, a gente avisa: pelo menos duas vezes por mês.',
      tip: 'Dica: salve o nosso endereço nos contatos, para as ofertas não caírem no spam. As melhores duram poucas horas.',
      nextDestination: 'seu próximo destino',
      button: 'Ler as nossas dicas',
    },
  },
}
