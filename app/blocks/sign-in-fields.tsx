import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ResetResult } from '~/app/routes/site/reset-password'
import type { SignInResult } from '~/app/routes/site/sign-in'
import { useTexts } from '~/app/texts'
import { Field } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { joinTexts } from '~/locales/join'
import type { join } from '~/locales/pt-PT/join'
import { signInTexts } from '~/locales/sign-in'

/** What the login asks and answers, in the dialog and on its page. */
export function SignInFields(props: {
  result: SignInResult | undefined
  onForgotten?: () => void
}) {
  const { result, onForgotten } = props
  const { t } = useTexts(signInTexts, joinTexts)
  const errors = result?.errors
  const fields = useFocusOnError(result)
  function forgotten(event: MouseEvent) {
    if (!onForgotten) return
    event.preventDefault()
    onForgotten()
  }
  return (
    <div ref={fields} className="grid gap-4">
      {result?.refusal && <SignInRefused refusal={result.refusal} />}
      <Field
        label={t.signIn.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={result?.email}
        error={errors?.email && fieldText(errors.email, t)}
      />
      <Field
        label={t.signIn.password}
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors?.password && fieldText(errors.password, t)}
      />
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
        <Link
          to="/redefinir-senha"
          onClick={forgotten}
          className="font-semibold text-cobalt underline underline-offset-4"
        >
          {t.signIn.forgotten}
        </Link>
        <Link
          to="/subscreve#price-table-heading"
          className="font-semibold text-cobalt underline underline-offset-4"
        >
          {t.signIn.becomePremium}
        </Link>
      </p>
    </div>
  )
}

function SignInRefused({ refusal }: { refusal: NonNullable<SignInResult['refusal']> }) {
  const { t } = useTexts(signInTexts, joinTexts)
  const { texts } = t.signIn
  if (refusal.code !== 'not-eligible') return <Notice tone="error">{texts[refusal.code]}</Notice>
  return (
    <Notice tone="error">
      <p>{texts['not-eligible']}</p>
      <ul className="mt-2 list-disc pl-5">
        {refusal.reasons.map((reason) => (
          <li key={reason}>{t.signIn.reasons[reason]}</li>
        ))}
      </ul>
    </Notice>
  )
}

export function ResetFields({ result }: { result: ResetResult | undefined }) {
  const { t } = useTexts(signInTexts, joinTexts)
  const fields = useFocusOnError(result)
  if (result?.ok) return <Notice tone="success">{t.resetPassword.sent}</Notice>
  const error = result?.error
  return (
    <div ref={fields} className="grid gap-4">
      <p className="text-muted">{t.resetPassword.lead}</p>
      <Field
        label={t.signIn.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={result?.email}
        error={error && (error === 'required' ? t.resetPassword.required : fieldText(error, t))}
      />
    </div>
  )
}

function fieldText(code: string, t: typeof join): string {
  return code === 'required' ? t.fields.required : t.fields.invalidEmail
}

/** Whoever can't see the red border is brought to the field. */
export function useFocusOnError(result: unknown) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [result])
  return fields
}
