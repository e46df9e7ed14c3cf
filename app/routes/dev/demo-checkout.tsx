import { data, Form, redirect, useNavigation } from 'react-router'
import { BareFrame } from '~/app/blocks/bare-frame'
import { services } from '~/app/context'
import { type FormErrors, readForm } from '~/app/forms'
import type { Services } from '~/app/services'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { demoPaymentsTexts } from '~/locales/demo-payments'
import { type Currency, formatPrice } from '~/modules/billing/model'
import { type CardFieldError, demoCardForm } from '~/modules/billing/schema'
import type { DemoCheckout } from '~/platform/demo-payments.server'
import type { Route } from './+types/demo-checkout'

/** The page does not exist where there are keys, nor in production, nor without a checkout of ours. */
function openDemo(request: Request, { demoPayments, config }: Services) {
  const token = new URL(request.url).searchParams.get('s') ?? ''
  const checkout = config.production ? undefined : demoPayments?.readCheckout(token)
  if (!demoPayments || !checkout) throw data(null, 404)
  return { demoPayments, checkout }
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { checkout } = openDemo(request, context.get(services))
  return summary(checkout)
}

function summary({ amount, way, email, cancelUrl }: DemoCheckout) {
  const money = { minor: amount.minor, currency: amount.currency as Currency }
  return {
    price: formatPrice(money),
    nothing: formatPrice({ ...money, minor: 0 }),
    saving: way === 'save-card',
    email,
    cancelUrl,
  }
}

interface Refusal {
  errors: FormErrors<CardFieldError>
  outcome?: 'declined' | 'unknown-card' | 'confirm'
  values: Record<'name' | 'email' | 'card', string>
}

export async function action({ request, context }: Route.ActionArgs) {
  const { demoPayments, checkout } = openDemo(request, context.get(services))
  const read = await readForm<typeof demoCardForm, CardFieldError>(request, demoCardForm)
  const text = (name: string) => String(read.form.get(name) ?? '')
  const values = { name: text('name'), email: text('email'), card: text('card') }
  if (!read.ok) return data<Refusal>({ errors: read.errors, values }, 400)
  const outcome = await demoPayments.submitCard(checkout, {
    ...read.value,
    confirmed: read.value.confirmed === 'sim',
  })
  if (outcome === 'done') {
    return redirect(checkout.successUrl.replace('{CHECKOUT_SESSION_ID}', checkout.sessionId), 303)
  }
  return data<Refusal>({ errors: {}, outcome, values }, outcome === 'confirm' ? 200 : 402)
}

export default function DemoCheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(demoPaymentsTexts)
  const { price, nothing, saving } = loaderData
  const total = (saving ? t.demoPay.saving : t.demoPay.paying)
    .replace('{price}', price)
    .replace('{nothing}', nothing)
  return (
    <BareFrame>
      <main id="conteudo" className="shell grid max-w-xl gap-6 py-10">
        <title>{`${t.demoPay.title} · Clube de Voos`}</title>
        <meta name="robots" content="noindex" />
        <div>
          <p className="inline-block rounded-full bg-gold px-3 py-1 text-sm font-bold text-on-sunset">
            {t.demoPay.badge}
          </p>
          <h1 className="mt-3 text-4xl">{t.demoPay.heading}</h1>
          <p className="mt-3 text-muted">{t.demoPay.lead}</p>
        </div>
        <Card className="grid gap-5 shadow-lift">
          <p className="font-display text-2xl font-extrabold">{total}</p>
          {actionData?.outcome === 'confirm' ? (
            <ConfirmStep values={actionData.values} />
          ) : (
            <CardForm email={loaderData.email} saving={saving} refusal={actionData} />
          )}
        </Card>
        <a href={loaderData.cancelUrl} className="py-2 font-semibold text-cobalt underline">
          {t.demoPay.cancel}
        </a>
      </main>
    </BareFrame>
  )
}

function CardForm(props: {
  email: string | undefined
  saving: boolean
  refusal: Refusal | undefined
}) {
  const { t } = useTexts(demoPaymentsTexts)
  const busy = useNavigation().state !== 'idle'
  const { errors = {}, values, outcome } = props.refusal ?? {}
  const words = (code: CardFieldError | undefined) =>
    code && (code === 'email' ? t.demoPay.errors.email : t.demoPay.errors.required)
  const cardError =
    outcome === 'declined' || outcome === 'unknown-card' ? t.demoPay.errors[outcome] : undefined
  return (
    <Form method="post" noValidate className="grid gap-4">
      <Field
        label={t.demoPay.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={values?.email ?? props.email}
        error={words(errors.email)}
      />
      <Field
        label={t.demoPay.name}
        name="name"
        autoComplete="name"
        defaultValue={values?.name}
        error={words(errors.name)}
      />
      <Field
        label={t.demoPay.card}
        name="card"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values?.card ?? '4242 4242 4242 4242'}
        error={words(errors.card)}
      />
      {cardError && <Notice tone="error">{cardError}</Notice>}
      <Button type="submit" disabled={busy}>
        {props.saving ? t.demoPay.submitSave : t.demoPay.submit}
      </Button>
      <details className="text-sm">
        <summary className="cursor-pointer py-2 font-semibold">{t.demoPay.cards}</summary>
        <dl className="grid gap-2">
          {t.demoPay.cardList.map(([number, meaning]) => (
            <div key={number}>
              <dt className="font-bold tabular-nums">{number}</dt>
              <dd className="text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Form>
  )
}

/** What a bank's own page would ask between the card and the payment. */
function ConfirmStep({ values }: { values: Refusal['values'] }) {
  const { t } = useTexts(demoPaymentsTexts)
  return (
    <Form method="post" className="grid gap-4">
      <h2 className="text-2xl">{t.demoPay.confirm.heading}</h2>
      <p className="text-muted">{t.demoPay.confirm.text}</p>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="confirmed" value="sim">
          {t.demoPay.confirm.yes}
        </Button>
        <Button type="submit" name="card" value="4000000000000002" look="secondary">
          {t.demoPay.confirm.no}
        </Button>
      </div>
    </Form>
  )
}
