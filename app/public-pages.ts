/** Every page that search engines may show; articles are added by those who know them. */
export const publicPages = [
  '/',
  '/subscreve',
  '/dicas-de-viagens',
  '/perguntas-frequentes',
  '/sorteio-promocoes',
  '/sorteio',
  '/sorteio/verificar',
  '/sorteio-curtida',
  '/aderir',
  '/tcs-e-privacidade',
] as const

/** The sales pages are in one variant each, whoever looks, and are each other's counterpart. */
export const salesPages = { PT: '/pt', BR: '/br' } as const
