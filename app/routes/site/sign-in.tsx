import { data, Form, redirect, useNavigation } from 'react-router'
import { SignInFields } from '~/app/blocks/sign-in-fields'
import { requestFacts, services, viewer } from '~/app/context'
import { cookie, readCookie } from '~/app/cookies'
import { type FormErrors, readForm } from '~/app/forms'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { signInTexts } from '~/locales/sign-in'
import type { PremiumRefusal } from '~/modules/members/model'
import { type FieldError, signInForm } from '~/modules/members/schema'
import type { SignInRefusal } from '~/modules/members/service.server'
import type { Route } from './+types/sign-in'

const DEVICE_COOKIE = 'cdv.device'
const TWO_YEARS = 63_072_000

type ShownRefusal =
  | { code: Exclude<SignInRefusal['code'], 'not-eligible'> | 'generic' | 'unexpected' }
  | { code: 'not-eligible'; reasons: PremiumRefusal[] }

export interface SignInResult {
  email: string
  errors?: FormErrors<FieldError>
  refusal?: ShownRefusal
}

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(viewer)) throw redirect('/area-pessoal')
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm<typeof signInForm, FieldError>(request, signInForm)
  const email = String(read.form.get('email') ?? '').slice(0, 254)
  const { members, log, config } = context.get(services)
  const { clientAddress, requestId } = context.get(requestFacts)
  if (!read.ok) {
    // SPEC §8 names an address the form lets through and the sign-in does not.
    if (read.errors.email === 'too-long') return refused(email, { code: 'invalid-email' }, 400)
    return data<SignInResult>({ email, errors: read.errors }, 400)
  }
  try {
    const answer = await members.signIn({
      ...read.value,
      clientAddress,
      userAgent: request.headers.get('User-Agent') ?? '',
      device: readCookie(request, DEVICE_COOKIE),
    })
    if (!answer.ok) {
      const { refusal } = answer
      return refused(email, collapse(refusal, config.loginErrors), statusOf(refusal))
    }
    const headers = new Headers()
    for (const each of answer.cookies) headers.append('Set-Cookie', each)
    const secure = config.publicUrl.startsWith('https:')
    headers.append('Set-Cookie', cookie(DEVICE_COOKIE, answer.device, TWO_YEARS, secure))
    return redirect('/area-pessoal', { status: 303, headers })
  } catch (err) {
    log.error({ err, requestId }, 'signing in failed')
    return refused(email, { code: 'unexpected' }, 503)
  }
}

function statusOf({ code }: SignInRefusal): number {
  if (code === 'too-many-attempts') return 429
  return code === 'busy' ? 503 : 401
}

function refused(email: string, refusal: ShownRefusal, status: number) {
  return data<SignInResult>({ email, refusal }, status)
}

/** `LOGIN_ERRORS=generic`: one text for all that would tell who is known. */
function collapse(refusal: SignInRefusal, errors: 'specific' | 'generic'): ShownRefusal {
  const tellsNothing = refusal.code === 'too-many-attempts' || refusal.code === 'busy'
  return errors === 'generic' && !tellsNothing ? { code: 'generic' } : refusal
}

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const { t } = useTexts(signInTexts)
  const busy = useNavigation().formAction === '/entrar'
  return (
    <main id="conteudo" className="shell grid max-w-xl gap-6 py-12">
      <title>{`${t.signIn.title} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1 className="text-4xl">{t.signIn.title}</h1>
        <p className="mt-3 text-lg text-muted">{t.signIn.lead}</p>
      </div>
      <Card>
        <Form method="post" noValidate className="grid gap-4">
          <SignInFields result={actionData} />
          <Button type="submit" disabled={busy} aria-busy={busy}>
            {busy ? t.signIn.submitting : t.signIn.submit}
          </Button>
        </Form>
      </Card>
    </main>
  )
}
