import { data, Form, redirect } from 'react-router'
import { Door } from '~/app/blocks/backoffice/door'
import { services } from '~/app/context'
import { Button } from '~/app/ui/button'
import { Field } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { invitation as t } from '~/locales/backoffice/frame'
import type { Route } from './+types/invitation'

/** Opening the link changes nothing; the button uses it up. An unknown one was never there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { staff, config } = context.get(services)
  const invited = await staff.invitation(params.token)
  if (!invited) throw data(null, 404)
  return { ...invited, club: config.club.name }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const password = String((await request.formData()).get('password') ?? '')
  const answer = await context.get(services).staff.choosePassword(params.token, password)
  if (!answer.ok && answer.reason === 'unusable-link') throw data(null, 404)
  if (!answer.ok) return data({ problem: answer.reason }, 400)
  throw redirect('/admin/entrar?senha=nova', 303)
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { club, name, email } = loaderData
  const problem = actionData?.problem
  return (
    <Door club={club} title={t.title} lead={t.lead.replace('{name}', name)}>
      <Form method="post" className="grid gap-4">
        {problem && problem !== 'unusable-link' && (
          <Notice tone="error">{t.problems[problem]}</Notice>
        )}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={128}
          hint={t.hint}
        />
        <Button type="submit">{t.submit}</Button>
      </Form>
    </Door>
  )
}
