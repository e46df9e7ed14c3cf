import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { Door } from '~/app/blocks/backoffice/door'
import { requestFacts, services } from '~/app/context'
import { cookie, readCookie, STAFF_COOKIE } from '~/app/cookies'
import { readForm } from '~/app/forms'
import { localPath } from '~/app/local-path'
import { Button } from '~/app/ui/button'
import { Field } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { invitation, signIn as t } from '~/locales/backoffice/frame'
import { SESSION_HOURS } from '~/modules/staff/model'
import { staffSignInForm } from '~/modules/staff/schema'
import type { Route } from './+types/sign-in'

/** The one address of the back office that answers everybody: somewhere the team has to come in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, config } = context.get(services)
  const { stage } = await staff.recognise(readCookie(request, STAFF_COOKIE))
  if (stage === 'staff') throw redirect('/admin')
  return { club: config.club.name }
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm(request, staffSignInForm)
  const email = String(read.form.get('email') ?? '').slice(0, 254)
  if (!read.ok) return data({ email, refusal: 'refused' as const }, 400)
  const { staff, config } = context.get(services)
  const answer = await staff.signIn({
    ...read.value,
    clientAddress: context.get(requestFacts).clientAddress,
    userAgent: request.headers.get('User-Agent') ?? '',
  })
  if (!answer.ok)
    return data(
      { email, refusal: answer.reason },
      answer.reason === 'too-many-attempts' ? 429 : 401,
    )
  const secure = config.publicUrl.startsWith('https:')
  const back = localPath(new URL(request.url).searchParams.get('volta'), '/admin')
  throw redirect(`/admin/segundo-fator?volta=${encodeURIComponent(back)}`, {
    status: 303,
    headers: { 'Set-Cookie': cookie(STAFF_COOKIE, answer.token, SESSION_HOURS * 3_600, secure) },
  })
}

export default function StaffSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  const [query] = useSearchParams()
  return (
    <Door club={loaderData.club} title={t.title} lead={t.lead}>
      <Form method="post" className="grid gap-4">
        {query.has('senha') && !actionData && <Notice tone="success">{invitation.done}</Notice>}
        {actionData && (
          <Notice tone="error">{actionData.refusal === 'refused' ? t.refused : t.tooMany}</Notice>
        )}
        <Field
          label={t.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={actionData?.email}
        />
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" disabled={busy}>
          {t.submit}
        </Button>
      </Form>
    </Door>
  )
}
