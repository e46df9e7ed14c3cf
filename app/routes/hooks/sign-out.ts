import { redirect } from 'react-router'
import { services } from '~/app/context'
import type { Route } from './+types/sign-out'

export async function action({ request, context }: Route.ActionArgs) {
  const headers = new Headers()
  for (const each of await context.get(services).accounts.closeSession(request.headers)) {
    headers.append('Set-Cookie', each)
  }
  return redirect('/', { status: 303, headers })
}

export function loader() {
  return redirect('/', 303)
}
