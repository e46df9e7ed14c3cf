export const dealMails = {
  dealMails: {
    urgent: 'Erro de tarifa',
    urgentPrefix: 'Erro de tarifa: {title}',
    preview: '{price} ida e volta, em vez de {usual}. {until}.',
    greeting: 'Olá, {name}.',
    intro:
      'Encontrámos este preço a partir de {city}. Os bons não esperam: se te agrada, não deixes para amanhã.',
    introUrgent:
      'Alguém se enganou na tarifa, e quem ganha és tu. Estes preços costumam desaparecer em poucas horas.',
    picture: 'Ilustração: {city}',
    from: 'De',
    to: 'Para',
    usual: 'Preço habitual',
    button: 'Ver a oferta',
    priceNote: 'Preço por pessoa, visto quando enviámos este e-mail. Pode mudar sem aviso.',
    why: 'Recebes este e-mail porque partes de {city}.',
    whyFavourite:
      'Recebes este e-mail porque partes de {city} e este destino está nos teus favoritos.',
    preferences: 'Mudar as minhas preferências',
    unsubscribe: 'Cancelar a subscrição',
    digest: {
      subjectPremium: 'As ofertas desta semana a partir de {city}',
      subjectFree: 'As ofertas destes dias a partir de {city}',
      preview: '{count} ofertas que ainda não tinhas visto.',
      previewOne: 'Uma oferta que ainda não tinhas visto.',
      headingPremium: 'O que ainda podes apanhar esta semana',
      headingFree: 'O que ainda podes apanhar',
      intro: 'Juntámos o que encontrámos a partir de {city} e ainda não te tínhamos contado.',
      more: 'No Premium chegam mais ofertas, e chegam um dia antes.',
      moreButton: 'Conhecer o Premium',
    },
    unsubscribePage: {
      title: 'Cancelar a subscrição',
      text: 'Se confirmares, deixamos de te enviar ofertas. Os e-mails sobre a tua conta continuam a chegar.',
      button: 'Sim, não quero mais ofertas',
      doneTitle: 'Está feito',
      doneText:
        'Não te enviamos mais ofertas. Se mudares de ideias, adere outra vez quando quiseres.',
      unknownTitle: 'Este link não serve',
      unknownText:
        'Abre o link do e-mail mais recente que recebeste de nós, ou escreve-nos e tratamos disso.',
      home: 'Ir para a página inicial',
    },
  },
}
