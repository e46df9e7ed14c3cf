import { data, Form } from 'react-router'
import { requestFacts, services } from '~/app/context'
import { readForm } from '~/app/forms'
import { useTexts } from '~/app/texts'
import { Button, ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { passwordTexts } from '~/locales/password'
import { signInTexts } from '~/locales/sign-in'
import { newPasswordForm } from '~/modules/members/schema'
import type { NewPasswordProblem } from '~/modules/members/service.server'
import type { Route } from './+types/new-password'

/** The page behind a mailed link, for the first password and for a forgotten one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await context.get(services).members.lookAtPasswordLink(params.token)
  return data({ link }, link === 'usable' ? 200 : 404)
}

type Result = { ok: true } | { ok: false; problem: NewPasswordProblem | 'required' }

export async function action({ request, params, context }: Route.ActionArgs) {
  const read = await readForm<typeof newPasswordForm, 'required'>(request, newPasswordForm)
  if (!read.ok) return data<Result>({ ok: false, problem: 'required' }, 400)
  const { clientAddress } = context.get(requestFacts)
  const answer = await context.get(services).members.setPasswordByLink({
    token: params.token,
    password: read.value.password,
    clientAddress,
  })
  const status = answer.ok ? 200 : answer.problem === 'too-many-attempts' ? 429 : 400
  return data<Result>(answer, status)
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(passwordTexts, signInTexts)
  const n = t.newPassword
  const gone =
    actionData?.ok === false ? actionData.problem === 'link-unusable' : loaderData.link !== 'usable'
  const screen = actionData?.ok ? 'done' : gone ? 'gone' : 'form'
  const [title, text] = {
    done: [n.doneTitle, n.doneText],
    gone: [n.goneTitle, n.goneText],
    form: [n.title, n.text],
  }[screen]
  const problem = actionData?.ok === false ? actionData.problem : undefined
  return (
    <main id="conteudo" className="shell max-w-xl py-14">
      <title>{`${title} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      <Card className="grid gap-5">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-lg text-muted">{text}</p>
        {screen === 'done' && <Notice tone="success">{t.password.changed}</Notice>}
        {screen === 'form' && (
          <Form method="post" noValidate className="grid gap-4">
            <Field
              label={t.password.next}
              name="password"
              type="password"
              autoComplete="new-password"
              hint={t.password.hint}
              error={problem && t.password.problems[problem]}
            />
            <Button type="submit">{n.submit}</Button>
          </Form>
        )}
        {screen === 'gone' && <ButtonLink to="/redefinir-senha">{n.another}</ButtonLink>}
        {screen === 'done' && <ButtonLink to="/entrar">{t.signIn.submit}</ButtonLink>}
      </Card>
    </main>
  )
}
