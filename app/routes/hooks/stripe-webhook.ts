import { services } from '~/app/context'
import type { Route } from './+types/stripe-webhook'

/** The provider's events. The signature covers the bytes as they came, so nothing parses them first. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = new Uint8Array(await request.arrayBuffer())
  const reception = await context
    .get(services)
    .billing.receiveEvent(body, request.headers.get('stripe-signature'))
  return reception === 'refused'
    ? new Response('the signature is missing, wrong or too old', { status: 400 })
    : new Response(reception)
}

export function loader() {
  return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'POST' } })
}
