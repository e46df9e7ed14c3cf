import { data, Form } from 'react-router'
import { ResetFields } from '~/app/blocks/sign-in-fields'
import { requestFacts, services } from '~/app/context'
import { readForm } from '~/app/forms'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { signInTexts } from '~/locales/sign-in'
import { addressForm, type FieldError } from '~/modules/members/schema'
import type { Route } from './+types/reset-password'

export type ResetResult =
  | { ok: true; email?: undefined; error?: undefined }
  | {
      ok: false
      email: string
      error: FieldError
    }

/** SPEC §8: the failure branch shows the success text too, so that nobody learns who is known. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm<typeof addressForm, FieldError>(request, addressForm)
  const email = String(read.form.get('email') ?? '').slice(0, 254)
  if (!read.ok)
    return data<ResetResult>({ ok: false, email, error: read.errors.email ?? 'email' }, 400)
  const { members, log } = context.get(services)
  const { clientAddress, requestId } = context.get(requestFacts)
  try {
    await members.requestPasswordReset(read.value.email, clientAddress)
  } catch (err) {
    log.error({ err, requestId }, 'asking for a password reset failed')
  }
  return data<ResetResult>({ ok: true })
}

export default function ResetPasswordPage({ actionData }: Route.ComponentProps) {
  const { t } = useTexts(signInTexts)
  return (
    <main id="conteudo" className="shell grid max-w-xl gap-6 py-12">
      <title>{`${t.resetPassword.title} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl">{t.resetPassword.title}</h1>
      <Card>
        <Form method="post" noValidate className="grid gap-4">
          <ResetFields result={actionData} />
          {!actionData?.ok && <Button type="submit">{t.resetPassword.submit}</Button>}
        </Form>
      </Card>
    </main>
  )
}
