import { data, Form } from 'react-router'
import { requestFacts, services } from '~/app/context'
import { readForm } from '~/app/forms'
import { useTexts } from '~/app/texts'
import { Button, ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field, Select } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { confirmTexts } from '~/locales/confirm'
import { joinTexts } from '~/locales/join'
import { airportCity, type ConfirmOutcome, homeAirports } from '~/modules/members/model'
import { addressForm, confirmForm, type FieldError } from '~/modules/members/schema'
import type { Route } from './+types/confirm-address'

/** Opening the link only shows a button: mail scanners follow links, people press buttons. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { members } = context.get(services)
  const { outcome, needsAirport } = await members.lookAtConfirmation(params.token)
  return data({ outcome, needsAirport }, outcome === 'unknown' ? 404 : 200)
}

type Result =
  | { step: 'confirmed'; outcome: ConfirmOutcome }
  | { step: 'resent' }
  | { step: 'refused' }
  | { step: 'invalid'; error: FieldError | undefined }

export async function action({ request, params, context }: Route.ActionArgs): Promise<Result> {
  const { members } = context.get(services)
  const { clientAddress } = context.get(requestFacts)
  const intent = (await request.clone().formData()).get('intent')
  if (intent === 'confirm') {
    const read = await readForm<typeof confirmForm, FieldError>(request, confirmForm)
    if (!read.ok) return { step: 'invalid', error: read.errors.homeAirport }
    return {
      step: 'confirmed',
      outcome: await members.confirmAddress(params.token, read.value.homeAirport),
    }
  }
  if (intent === 'resend-to-address') {
    const read = await readForm<typeof addressForm, FieldError>(request, addressForm)
    if (!read.ok) return { step: 'invalid', error: read.errors.email }
    const answer = await members.resendConfirmation({ email: read.value.email }, clientAddress)
    return { step: answer.ok ? 'resent' : 'refused' }
  }
  const answer = await members.resendConfirmation({ token: params.token }, clientAddress)
  return { step: answer.ok ? 'resent' : 'refused' }
}

export default function ConfirmAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(confirmTexts, joinTexts)
  const c = t.confirm
  const done = actionData?.step === 'confirmed' && actionData.outcome === 'confirmed'
  const outcome = done ? 'done' : loaderData.outcome
  const screens = {
    done: [c.confirmedTitle, c.confirmedText],
    confirmed: [c.title, c.text],
    'already-confirmed': [c.alreadyTitle, c.alreadyText],
    expired: [c.expiredTitle, c.expiredText],
    unknown: [c.unknownTitle, c.unknownText],
    resent: [c.resentTitle, c.resentText],
  } as const
  const screen = actionData?.step === 'resent' ? 'resent' : outcome
  const [title, text] = screens[screen]
  return (
    <main id="conteudo" className="shell max-w-xl py-14">
      <title>{`${title} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      <Card className="grid gap-5">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-lg text-muted">{text}</p>
        {actionData?.step === 'refused' && (
          <Notice tone="error">{t.refusals.prefix + t.refusals['too-many-attempts']}</Notice>
        )}
        <NextStep
          screen={screen}
          needsAirport={loaderData.needsAirport}
          error={actionData?.step === 'invalid' ? actionData.error : undefined}
        />
      </Card>
    </main>
  )
}

function NextStep(props: { screen: string; needsAirport: boolean; error: FieldError | undefined }) {
  const { t } = useTexts(confirmTexts, joinTexts)
  const errorText =
    props.error && (props.error === 'required' ? t.fields.required : t.fields.invalidEmail)
  switch (props.screen) {
    case 'confirmed':
      return (
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="intent" value="confirm" />
          {props.needsAirport && (
            <Select
              label={t.confirm.airportText}
              name="homeAirport"
              required
              placeholder={t.join.chooseAirport}
              options={homeAirports.map((value) => ({ value, label: airportCity[value] }))}
              error={props.error && t.fields.airportUnknown}
            />
          )}
          <Button type="submit">{t.confirm.button}</Button>
        </Form>
      )
    case 'expired':
      return (
        <Form method="post">
          <input type="hidden" name="intent" value="resend" />
          <Button type="submit">{t.confirm.resend}</Button>
        </Form>
      )
    case 'unknown':
      return (
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="intent" value="resend-to-address" />
          <Field
            label={t.join.email}
            name="email"
            type="email"
            required
            autoComplete="email"
            error={errorText}
          />
          <Button type="submit">{t.confirm.resend}</Button>
        </Form>
      )
    default:
      return (
        <ButtonLink to="/" look="secondary">
          {t.confirm.backHome}
        </ButtonLink>
      )
  }
}
