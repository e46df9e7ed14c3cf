/** What a page looks like when it is shared: a scene and a title, drawn at build for each variant. */
export interface SocialCard {
  scene: string
  title: Record<'PT' | 'BR', string>
}

export const socialCards: Record<string, SocialCard> = {
  clube: {
    scene: 'lisboa',
    title: {
      PT: 'Voos baratos a partir do teu aeroporto',
      BR: 'Passagens baratas saindo do seu aeroporto',
    },
  },
  inicio: {
    scene: 'rio',
    title: {
      PT: 'O mundo fica mais perto quando o voo custa metade',
      BR: 'O mundo fica mais perto quando a passagem custa metade',
    },
  },
  subscreve: {
    scene: 'paris',
    title: { PT: 'Mais ofertas, mais cedo, para sempre', BR: 'Mais ofertas, antes, para sempre' },
  },
  'dicas-de-viagens': {
    scene: 'cover-dicas',
    title: { PT: 'Dicas para viajares por menos', BR: 'Dicas para viajar gastando menos' },
  },
  'perguntas-frequentes': {
    scene: 'cover-buscador',
    title: { PT: 'Perguntas frequentes', BR: 'Perguntas frequentes' },
  },
  'tcs-e-privacidade': {
    scene: 'porto',
    title: { PT: 'Termos e privacidade', BR: 'Termos e privacidade' },
  },
  'sorteio-promocoes': {
    scene: 'madeira',
    title: {
      PT: 'Uma viagem para dois, e voos para quem traz amigos',
      BR: 'Uma viagem para dois, e voos para quem traz amigos',
    },
  },
  sorteio: {
    scene: 'acores',
    title: {
      PT: 'Quando formos dez mil, dois vão viajar por nossa conta',
      BR: 'Quando formos dez mil, dois vão viajar por nossa conta',
    },
  },
  'sorteio-curtida': {
    scene: 'florianopolis',
    title: {
      PT: 'Três noites em Florianópolis, para dois',
      BR: 'Três noites em Floripa, para dois',
    },
  },
  pt: {
    scene: 'lisboa',
    title: {
      PT: 'Voos baratos a partir de Lisboa e do Porto',
      BR: 'Voos baratos a partir de Lisboa e do Porto',
    },
  },
  br: {
    scene: 'sao-paulo',
    title: {
      PT: 'Passagens baratas saindo do Rio e de São Paulo',
      BR: 'Passagens baratas saindo do Rio e de São Paulo',
    },
  },
}
