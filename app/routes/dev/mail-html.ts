import { data } from 'react-router'
import { services } from '~/app/context'
import { mayBeFramed } from '~/app/middleware/own-frames'
import type { Route } from './+types/mail-html'

export const middleware: Route.MiddlewareFunction[] = [mayBeFramed]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { config, mailbox } = context.get(services)
  const mail = config.production ? undefined : await mailbox?.read(Number(params.id))
  if (!mail) throw data(null, 404)
  return new Response(mail.html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
