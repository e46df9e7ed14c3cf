import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site: Portuguese paths, English files. */
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('aderir', 'routes/site/join.tsx'),
    route('subscreve', 'routes/site/subscribe.tsx'),
    route('entrar', 'routes/site/sign-in.tsx'),
    route('redefinir-senha', 'routes/site/reset-password.tsx'),
    route('dicas-de-viagens', 'routes/site/tips.tsx'),
    route('blog/:id', 'routes/site/post.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  route('br', 'routes/site/sales-br.tsx'),
  route('pt', 'routes/site/sales-pt.tsx'),
  route('checkout', 'routes/site/checkout.tsx'),
  layout('routes/member/layout.tsx', [
    route('verificar/:token', 'routes/member/confirm-address.tsx'),
    route('definir-senha/:token', 'routes/member/new-password.tsx'),
    route('area-pessoal/senha', 'routes/member/change-password.tsx'),
    route('complete-profile', 'routes/member/complete-profile.tsx'),
    route('confirmar-perfil/:token', 'routes/member/confirm-profile.tsx'),
    route('preferencias/:token', 'routes/member/preferences.tsx'),
    route('ate-breve/:how', 'routes/member/farewell.tsx'),
    layout('routes/member/premium-layout.tsx', [
      route('area-pessoal', 'routes/member/personal-area.tsx'),
      route('area-pessoal/cancelar', 'routes/member/leave.tsx'),
      route('area-pessoal/dados', 'routes/member/personal-records.ts'),
    ]),
  ]),
  route('preferencias/:token/dados', 'routes/hooks/records-by-link.ts'),
  route('setInactiveStatus', 'routes/hooks/set-inactive-status.ts'),
  route('sair', 'routes/hooks/sign-out.ts'),
  route('webhooks/stripe', 'routes/hooks/stripe-webhook.ts'),
  route('feed.xml', 'routes/hooks/feed.ts'),
  route('variante', 'routes/hooks/variant.ts'),
  route('desafio', 'routes/hooks/challenge.ts'),
  route('getUserRegion', 'routes/hooks/user-region.ts'),
  layout('routes/dev/layout.tsx', [
    route('dev/correio', 'routes/dev/mailbox.tsx'),
    route('dev/correio/:id', 'routes/dev/mail.tsx'),
    route('dev/ui', 'routes/dev/ui.tsx'),
  ]),
  route('dev/correio/:id/html', 'routes/dev/mail-html.ts'),
] satisfies RouteConfig
