import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site: Portuguese paths, English files. */
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('aderir', 'routes/site/join.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  layout('routes/member/layout.tsx', [
    route('verificar/:token', 'routes/member/confirm-address.tsx'),
    route('cancelar-subscricao/:token', 'routes/member/unsubscribe.tsx'),
  ]),
  route('variante', 'routes/hooks/variant.ts'),
  route('desafio', 'routes/hooks/challenge.ts'),
  route('ir/:token', 'routes/hooks/follow-link.ts'),
  route('webhooks/mail', 'routes/hooks/mail-events.ts'),
  route('getUserRegion', 'routes/hooks/user-region.ts'),
  layout('routes/dev/layout.tsx', [
    route('dev/correio', 'routes/dev/mailbox.tsx'),
    route('dev/correio/:id', 'routes/dev/mail.tsx'),
    route('dev/ui', 'routes/dev/ui.tsx'),
  ]),
  route('dev/correio/:id/html', 'routes/dev/mail-html.ts'),
] satisfies RouteConfig
