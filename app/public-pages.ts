/** Every page that search engines may show; articles are added by those who know them. */
export const publicPages = [
  '/',
  '/perguntas-frequentes',
  '/sorteio-promocoes',
  '/sorteio',
  '/sorteio/verificar',
  '/sorteio-curtida',
  '/aderir',
  '/tcs-e-privacidade',
] as const
