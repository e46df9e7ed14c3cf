import { z } from 'zod'
import { requestFacts, services, viewer } from '~/app/context'
import type { Route } from './+types/set-inactive-status'

const body = z.object({ uid: z.string().min(1).max(100) })

/** SPEC §7. Only the signed-in owner of the uid may ask; callers look at `ok` alone. */
export async function action({ request, context }: Route.ActionArgs) {
  const owner = context.get(viewer)?.member
  const asked = body.safeParse(await request.json().catch(() => undefined))
  if (!asked.success) return Response.json({ ok: false, error: 'bad-request' }, { status: 400 })
  if (owner?.uid !== asked.data.uid)
    return Response.json({ ok: false, error: 'forbidden' }, { status: 403 })
  const { members, log } = context.get(services)
  try {
    await members.downgrade(owner.uid)
    return Response.json({ ok: true })
  } catch (err) {
    log.error({ err, requestId: context.get(requestFacts).requestId }, 'setInactiveStatus failed')
    return Response.json({ ok: false, error: 'failed' }, { status: 503 })
  }
}

export function loader() {
  return Response.json({ ok: false, error: 'method' }, { status: 405, headers: { Allow: 'POST' } })
}
