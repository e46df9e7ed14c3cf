import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { pendingStaff, requestFacts, services, staffMember } from '~/app/context'
import { readCookie, STAFF_COOKIE } from '~/app/cookies'
import { type Permit, permit, type Right } from '~/modules/staff/model'
import type { Recognised } from '~/modules/staff/service.server'

const nobody: Recognised = { stage: 'nobody' }

/** Who of the team is asking; a look-up that fails makes it nobody. */
async function recognise(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Recognised> {
  const { staff, log } = context.get(services)
  try {
    return await staff.recognise(readCookie(request, STAFF_COOKIE))
  } catch (err) {
    log.error({ err, requestId: context.get(requestFacts).requestId }, 'reading a session failed')
    return nobody
  }
}

/**
 * The back office does not exist for outsiders: every address answers as one that was never there.
 * A session that has just run out is led back to the sign-in, and from there to where it was.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const found = await recognise(request, context)
  if (found.stage === 'ended' && request.method === 'GET') {
    const { pathname, search } = new URL(request.url)
    throw redirect(`/admin/entrar?volta=${encodeURIComponent(pathname + search)}`)
  }
  if (found.stage === 'pending' && request.method === 'GET') throw redirect('/admin/segundo-fator')
  if (found.stage !== 'staff') throw data(null, 404)
  context.set(staffMember, found.staff)
  return next()
}

/** Half-way in: the password was right. The pages of the second factor and nothing else. */
export const requirePendingStaff: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const found = await recognise(request, context)
  if (found.stage === 'staff') throw redirect('/admin')
  if (found.stage === 'ended') throw redirect('/admin/entrar')
  if (found.stage !== 'pending') throw data(null, 404)
  context.set(pendingStaff, found.pending)
  return next()
}

/** The leave a loader or action needs before it calls a service; staff without it are told so. */
export function permitted<Granted extends Right>(
  context: Readonly<RouterContextProvider>,
  right: Granted,
): Permit<Granted> {
  const granted = permit(context.get(staffMember), right)
  if (!granted) throw data(null, 403)
  return granted
}
