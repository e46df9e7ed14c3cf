import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site: Portuguese paths, English files. */
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('aderir', 'routes/site/join.tsx'),
    route('entrar', 'routes/site/sign-in.tsx'),
    route('redefinir-senha', 'routes/site/reset-password.tsx'),
    route('perguntas-frequentes', 'routes/site/faq.tsx'),
    route('tcs-e-privacidade', 'routes/site/legal.tsx'),
    route('sorteio-promocoes', 'routes/site/promotions.tsx'),
    route('sorteio', 'routes/site/draw.tsx'),
    route('sorteio/verificar', 'routes/site/verify-draw.tsx'),
    route('sorteio-curtida', 'routes/site/like-draw.tsx'),
    route('sitemap.xml', 'routes/site/sitemap.ts'),
    route('robots.txt', 'routes/site/robots.ts'),
    route('manifest.webmanifest', 'routes/site/manifest.ts'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  layout('routes/member/layout.tsx', [
    route('verificar/:token', 'routes/member/confirm-address.tsx'),
    route('definir-senha/:token', 'routes/member/new-password.tsx'),
    route('oferta/:token', 'routes/member/gift.tsx'),
    layout('routes/member/premium-layout.tsx', [
      route('area-pessoal', 'routes/member/personal-area.tsx'),
      route('area-pessoal/recompensas', 'routes/member/rewards.ts'),
    ]),
  ]),
  route('sair', 'routes/hooks/sign-out.ts'),
  route('sorteio/ficheiro/:file', 'routes/hooks/draw-file.ts'),
  route('r/:code', 'routes/hooks/referral.ts'),
  route('variante', 'routes/hooks/variant.ts'),
  route('desafio', 'routes/hooks/challenge.ts'),
  route('getUserRegion', 'routes/hooks/user-region.ts'),
  route('unauthorized', 'routes/hooks/unauthorized.ts'),
  layout('routes/dev/layout.tsx', [
    route('dev/correio', 'routes/dev/mailbox.tsx'),
    route('dev/correio/:id', 'routes/dev/mail.tsx'),
    route('dev/ui', 'routes/dev/ui.tsx'),
  ]),
  route('dev/correio/:id/html', 'routes/dev/mail-html.ts'),
] satisfies RouteConfig
