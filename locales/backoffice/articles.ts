export const articles = {
  title: 'Artigos',
  lead: 'Os textos vivem no repositório; aqui vê-se o que é lido. Conta-se cada página aberta, sem cookies e sem saber por quem; robôs ficam de fora.',
  plot: 'Páginas de artigos abertas, 30 dias',
  article: 'Artigo',
  published: 'Publicado',
  lately: '30 dias',
  ever: 'Desde sempre',
  inPortugal: 'PT, 30 dias',
  inBrazil: 'BR, 30 dias',
  views: 'Visitas',
}
