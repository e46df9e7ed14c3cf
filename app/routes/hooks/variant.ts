import { redirect } from 'react-router'
import { localPath } from '~/app/local-path'
import { VARIANT_NAME, variants } from '~/locales/variant'
import type { Route } from './+types/variant'

const YEAR = 31_536_000

/** Remembers the explicit choice of a variant. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const chosen = variants.find((variant) => variant === form.get(VARIANT_NAME))
  const back = localPath(form.get('voltar'))
  if (!chosen) return redirect(back, 303)
  const cookie = `${VARIANT_NAME}=${chosen}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
  return redirect(back, { status: 303, headers: { 'Set-Cookie': cookie } })
}

export function loader() {
  return redirect('/', 303)
}
