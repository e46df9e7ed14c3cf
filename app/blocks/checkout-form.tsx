import { Form, Link, useNavigation } from 'react-router'
import { useTexts } from '~/app/texts'
import { Button, ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { checkoutTexts } from '~/locales/checkout'
import type { CheckoutWay } from '~/modules/billing/model'
import type { CheckoutRefusal } from '~/modules/billing/service.server'

export interface CheckoutOffer {
  price: string
  nothing: string
  discount: string
  chargeDate: string
  trialDays: number
  withdrawalDays: number
  way: CheckoutWay
  demo: boolean
}

/** The last question before the provider's own page: try first, or pay now. */
export function CheckoutForm(props: {
  offer: CheckoutOffer
  refusal?: CheckoutRefusal | 'unexpected'
  code?: string
}) {
  const { t } = useTexts(checkoutTexts)
  const { offer, refusal } = props
  const busy = useNavigation().state !== 'idle'
  const fill = (text: string) =>
    text
      .replace('{days}', String(offer.trialDays))
      .replace('{price}', offer.price)
      .replace('{nothing}', offer.nothing)
      .replace('{date}', offer.chargeDate)
  const codeError = refusal === 'unknown-code' ? t.buy.errors[refusal] : undefined
  return (
    <Card className="shadow-lift">
      <Form method="post" className="grid gap-5" noValidate>
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-display text-2xl font-extrabold">{t.buy.way}</legend>
          <Choice value="trial" chosen={offer.way} title={fill(t.buy.trial)}>
            {fill(t.buy.trialText)}
          </Choice>
          <Choice value="now" chosen={offer.way} title={t.buy.now}>
            {fill(t.buy.nowText)}
          </Choice>
        </fieldset>
        <Field
          label={t.buy.code}
          name="code"
          defaultValue={props.code}
          autoComplete="off"
          autoCapitalize="characters"
          hint={t.buy.codeHint.replace('{discount}', offer.discount)}
          error={codeError}
        />
        {refusal && !codeError && (
          <Notice tone="error">
            {t.buy.errors[refusal]}
            {refusal === 'already-premium' && (
              <ButtonLink to="/area-pessoal" look="quiet">
                {t.buy.area}
              </ButtonLink>
            )}
          </Notice>
        )}
        <p className="text-sm text-muted">
          {t.buy.terms}{' '}
          <Link to="/tcs-e-privacidade" reloadDocument className="underline underline-offset-2">
            {t.buy.termsLink}
          </Link>{' '}
          {t.buy.termsMore.replace('{days}', String(offer.withdrawalDays))}
        </p>
        <Button type="submit" disabled={busy}>
          {busy ? t.buy.sending : t.buy.submitTrial}
        </Button>
        <p className="text-sm text-muted">{offer.demo ? t.buy.secureDemo : t.buy.secure}</p>
      </Form>
    </Card>
  )
}

function Choice(props: {
  value: CheckoutWay
  chosen: CheckoutWay
  title: string
  children: string
}) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border-2 border-line bg-field p-4 has-checked:border-cobalt has-checked:bg-cobalt/5">
      <input
        type="radio"
        name="way"
        value={props.value}
        defaultChecked={props.value === props.chosen}
        className="mt-1 size-5 shrink-0 accent-cobalt"
      />
      <span>
        <span className="block font-bold">{props.title}</span>
        <span className="mt-1 block text-sm text-muted">{props.children}</span>
      </span>
    </label>
  )
}
