import { services } from '~/app/context'
import { mailEvents } from '~/modules/deliveries/schema'
import type { Route } from './+types/mail-events'

/** What a mail provider reports, in the club's own neutral form, signed with the shared secret. */
export async function action({ request, context }: Route.ActionArgs) {
  const { returns } = context.get(services)
  const body = await request.text()
  const proof = {
    signature: request.headers.get('X-Signature') ?? '',
    timestamp: request.headers.get('X-Timestamp') ?? '',
  }
  const refusal = returns.refusesWebhook(body, proof)
  if (refusal) return Response.json({ error: refusal }, { status: 401 })
  const parsed = mailEvents.safeParse(parseJson(body))
  if (!parsed.success) return Response.json({ error: 'malformed' }, { status: 400 })
  await returns.providerSays(parsed.data.events)
  return Response.json({ ok: true })
}

export function loader() {
  return Response.json({ error: 'post-only' }, { status: 405, headers: { Allow: 'POST' } })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
