import type { dealMails as dealMailsPT } from '../pt-PT/deal-mails'

export const dealMails: typeof dealMailsPT = {
  dealMails: {
    urgent: 'Erro de tarifa',
    urgentPrefix: 'Erro de tarifa: {title}',
    preview: '{price} ida e volta, em vez de {usual}. {until}.',
    greeting: 'Oi, {name}.',
    intro:
      'Achamos este preço saindo de {city}. Preço bom não espera: se gostou, não deixe para amanhã.',
    introUrgent:
      'Alguém errou na tarifa, e quem ganha é você. Esses preços costumam sumir em poucas horas.',
    picture: 'Ilustração: {city}',
    from: 'De',
    to: 'Para',
    usual: 'Preço de sempre',
    button: 'Ver a oferta',
    priceNote: 'Preço por pessoa, visto quando enviamos este e-mail. Pode mudar sem aviso.',
    why: 'Você recebeu este e-mail porque sai de {city}.',
    whyFavourite:
      'Você recebeu este e-mail porque sai de {city} e este destino está nos seus favoritos.',
    preferences: 'Mudar minhas preferências',
    unsubscribe: 'Cancelar a inscrição',
    digest: {
      subjectPremium: 'As ofertas da semana saindo de {city}',
      subjectFree: 'As ofertas destes dias saindo de {city}',
      preview: '{count} ofertas que você ainda não tinha visto.',
      previewOne: 'Uma oferta que você ainda não tinha visto.',
      headingPremium: 'O que ainda dá para pegar esta semana',
      headingFree: 'O que ainda dá para pegar',
      intro: 'Juntamos o que achamos saindo de {city} e ainda não tínhamos contado para você.',
      more: 'No Premium chegam mais ofertas, e chegam um dia antes.',
      moreButton: 'Conhecer o Premium',
    },
    unsubscribePage: {
      title: 'Cancelar a inscrição',
      text: 'Se você confirmar, paramos de enviar ofertas. Os e-mails sobre a sua conta continuam chegando.',
      button: 'Sim, não quero mais ofertas',
      doneTitle: 'Pronto',
      doneText: 'Não vamos mais enviar ofertas. Se mudar de ideia, é só se inscrever de novo.',
      unknownTitle: 'Este link não funciona',
      unknownText:
        'Abra o link do e-mail mais recente que você recebeu da gente, ou escreva para nós que resolvemos.',
      home: 'Ir para a página inicial',
    },
  },
}
