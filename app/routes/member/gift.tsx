import { data, Form } from 'react-router'
import { requestFacts, services } from '~/app/context'
import { type FormErrors, readForm } from '~/app/forms'
import { useTexts } from '~/app/texts'
import { Button, ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { joinTexts } from '~/locales/join'
import { referralTexts } from '~/locales/referral'
import { type FieldError, joinFormWithoutAirport } from '~/modules/members/schema'
import type { GiftOutcome } from '~/modules/promotions/service.server'
import type { Route } from './+types/gift'

/** Opening the link only shows the form: whoever follows it first has used nothing up. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const gift = await context.get(services).promotions.lookAtGift(params.token)
  return data(gift, gift.state === 'unknown' ? 404 : 200)
}

type Result = { outcome: GiftOutcome } | { outcome: 'invalid'; errors: FormErrors<FieldError> }

export async function action({ request, params, context }: Route.ActionArgs) {
  const { variant } = context.get(requestFacts)
  const read = await readForm<typeof joinFormWithoutAirport, FieldError>(
    request,
    joinFormWithoutAirport,
  )
  if (!read.ok) return data<Result>({ outcome: 'invalid', errors: read.errors }, 400)
  const { promotions } = context.get(services)
  const outcome = await promotions.redeemGift(params.token, { ...read.value, variant })
  return data<Result>({ outcome })
}

export default function Gift({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(referralTexts)
  const g = t.gift
  const open =
    loaderData.state === 'open' &&
    (!actionData || actionData.outcome === 'invalid' || actionData.outcome === 'already-premium')
  const screen = actionData?.outcome === 'given' ? 'given' : open ? 'open' : loaderData.state
  const heading = loaderData.from ? g.heading.replace('{name}', loaderData.from) : g.headingWithout
  const [title, text] = {
    open: [heading, g.lead],
    given: [g.givenTitle, g.givenText],
    redeemed: [g.redeemedTitle, g.redeemedText],
    unknown: [g.unknownTitle, g.unknownText],
  }[screen] ?? [g.unknownTitle, g.unknownText]
  return (
    <main id="conteudo" className="shell max-w-xl py-14">
      <title>{`${g.title} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      <Card className="grid gap-5">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-lg text-muted">{text}</p>
        {actionData?.outcome === 'already-premium' && (
          <Notice tone="error">{g.alreadyPremium}</Notice>
        )}
        {screen === 'open' ? (
          <GiftForm errors={actionData?.outcome === 'invalid' ? actionData.errors : {}} />
        ) : (
          <ButtonLink to="/" look="secondary">
            {g.backHome}
          </ButtonLink>
        )}
      </Card>
    </main>
  )
}

function GiftForm({ errors }: { errors: FormErrors<FieldError> }) {
  const { t } = useTexts(joinTexts, referralTexts)
  const words = (field: string) => {
    const error = errors[field]
    if (!error) return undefined
    return error === 'required' ? t.fields.required : t.fields.invalidEmail
  }
  return (
    <Form method="post" className="grid gap-4">
      <Field
        label={t.join.name}
        name="name"
        autoComplete="given-name"
        maxLength={120}
        required
        error={words('name')}
      />
      <Field
        label={t.join.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        error={words('email')}
      />
      <Button type="submit">{t.gift.button}</Button>
    </Form>
  )
}
