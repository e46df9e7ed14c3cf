import type { blog as blogPT } from '../pt-PT/blog'

export const blog: typeof blogPT = {
  blog: {
    kicker: 'Diário de bordo',
    title: 'Dicas de viagem',
    description:
      'Como achar passagem barata, fugir de erros e golpes, trocar de destino sem perder dinheiro e economizar no hotel: dicas de quem passa o dia olhando tarifas.',
    lead: 'O que a gente aprende olhando tarifas todo dia, para você pagar menos e viajar mais.',
    list: 'Artigos',
    feed: 'Dicas de viagem do Clube de Voos',
  },
  blogSearch: {
    label: 'Buscar nas dicas',
    placeholder: 'Malas, hotéis, conexões…',
    submit: 'Buscar',
    one: 'Achamos 1 artigo sobre “{query}”.',
    many: 'Achamos {found} artigos sobre “{query}”.',
    none: 'Não achamos nada sobre “{query}”.',
    noneHint: 'Tente uma palavra mais curta, ou veja tudo o que já escrevemos.',
    showAll: 'Ver todas as dicas',
  },
  blogPages: {
    label: 'Páginas de artigos',
    previous: 'Anterior',
    next: 'Próxima',
    position: 'Página {page} de {pages}',
    titled: '{title}, página {page}',
  },
  post: {
    back: 'Todas as dicas',
    author: 'Texto',
    date: 'Data',
    reading: 'Leitura',
    minutes: '{n} min',
    minutesToRead: '{n} min de leitura',
    aside: 'Ofertas e inscrição',
    neighbours: 'Outros artigos',
    previous: 'Artigo anterior',
    next: 'Próximo artigo',
    joinTitle: 'Ofertas no seu e-mail',
    joinText:
      'Pelo menos duas ofertas de voos por mês, de graça. É só dizer para onde a gente manda.',
  },
  share: {
    title: 'Mande para quem vive sonhando com férias',
    whatsapp: 'Compartilhar no WhatsApp',
    facebook: 'Compartilhar no Facebook',
    x: 'Compartilhar no X',
    copy: 'Copiar o link',
    copied: 'Link copiado',
    copyFailed: 'Seu navegador não deixou copiar. O endereço é:',
  },
  tipsJoin: {
    title: 'As ofertas também vão até você',
    text: 'Conte de onde você sai e receba pelo menos duas ofertas por mês. Grátis.',
  },
}
