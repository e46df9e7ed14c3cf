import { data, Form } from 'react-router'
import { PasswordFields } from '~/app/blocks/area/password-section'
import { requestFacts, services, viewer } from '~/app/context'
import { readForm } from '~/app/forms'
import { useTexts } from '~/app/texts'
import { Button, ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field } from '~/app/ui/field'
import { areaTexts } from '~/locales/area'
import { passwordTexts } from '~/locales/password'
import { signInTexts } from '~/locales/sign-in'
import { changePasswordForm } from '~/modules/members/schema'
import type { NewPasswordProblem } from '~/modules/members/service.server'
import type { Route } from './+types/change-password'

export type PasswordResult =
  | { ok: true }
  | { ok: false; problem: NewPasswordProblem | 'required' | 'not-signed-in' | 'unexpected' }

/** Outside the gate: whoever lost the session is told so (SPEC §8) instead of being sent away. */
export function loader({ context }: Route.LoaderArgs) {
  return { signedIn: context.get(viewer) !== null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const owner = context.get(viewer)
  if (!owner) return answer({ ok: false, problem: 'not-signed-in' }, 401)
  const read = await readForm<typeof changePasswordForm, 'required'>(request, changePasswordForm)
  if (!read.ok) {
    const problem = read.errors.newPassword ? 'required' : 'wrong-password'
    return answer({ ok: false, problem }, 400)
  }
  const { members, log } = context.get(services)
  try {
    const changed = await members.changePassword({
      uid: owner.member.uid,
      sessionId: owner.sessionId,
      current: read.value.currentPassword,
      next: read.value.newPassword,
    })
    return answer(changed, changed.ok ? 200 : 400)
  } catch (err) {
    log.error({ err, requestId: context.get(requestFacts).requestId }, 'a password change failed')
    return answer({ ok: false, problem: 'unexpected' }, 503)
  }
}

const answer = (result: PasswordResult, status: number) => data<PasswordResult>(result, status)

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(areaTexts, passwordTexts, signInTexts)
  const p = t.area.password
  const result: PasswordResult | undefined =
    actionData ?? (loaderData.signedIn ? undefined : { ok: false, problem: 'not-signed-in' })
  return (
    <main id="conteudo" className="shell max-w-xl py-14">
      <title>{`${p.change} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <Card className="grid gap-5">
        <h1 className="text-3xl sm:text-4xl">{p.change}</h1>
        <p className="text-muted">{p.text}</p>
        <Form method="post" noValidate className="grid gap-4">
          <PasswordFields result={result} />
          {loaderData.signedIn && (
            <>
              <Field
                label={t.password.current}
                name="currentPassword"
                type="password"
                autoComplete="current-password"
              />
              <Button type="submit">{p.change}</Button>
            </>
          )}
        </Form>
        <ButtonLink look="quiet" to={loaderData.signedIn ? '/area-pessoal' : '/entrar'}>
          {loaderData.signedIn ? t.area.title : t.signIn.title}
        </ButtonLink>
      </Card>
    </main>
  )
}
