import { data, redirect } from 'react-router'
import { services } from '~/app/context'
import { cookie, readCookie, STAFF_COOKIE } from '~/app/cookies'
import type { Route } from './+types/sign-out'

export function loader(): never {
  throw data(null, 404)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { staff, config } = context.get(services)
  const token = readCookie(request, STAFF_COOKIE)
  if (token) await staff.signOut(token)
  const secure = config.publicUrl.startsWith('https:')
  throw redirect('/admin/entrar', {
    status: 303,
    headers: { 'Set-Cookie': cookie(STAFF_COOKIE, '', 0, secure) },
  })
}
