import { data, Form } from 'react-router'
import { ConsentLine, JoinFields } from '~/app/blocks/join-form'
import { PageHead } from '~/app/blocks/page-head'
import { requestFacts, services } from '~/app/context'
import { REFERRAL_COOKIE, readCookie } from '~/app/cookies'
import { type FormErrors, readForm } from '~/app/forms'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { joinTexts } from '~/locales/join'
import { type ConsentSource, consentSources } from '~/modules/members/model'
import { type FieldError, joinForm, joinFormWithoutAirport } from '~/modules/members/schema'
import type { JoinRefusal } from '~/modules/members/service.server'
import type { Route } from './+types/join'

export type JoinResult =
  | { ok: true }
  | {
      ok: false
      /** Which form was sent: each has its own words for a failure (SPEC §8). */
      source: ConsentSource
      errors: FormErrors<FieldError>
      refusal?: JoinRefusal | 'unexpected'
      values: { name: string; email: string; homeAirport: string }
    }

export async function action({ request, context }: Route.ActionArgs) {
  const short = (await request.clone().formData()).get('form') === 'short'
  const read = await readForm<typeof joinForm | typeof joinFormWithoutAirport, FieldError>(
    request,
    short ? joinFormWithoutAirport : joinForm,
  )
  const text = (name: string) => String(read.form.get(name) ?? '')
  const values = { name: text('name'), email: text('email'), homeAirport: text('homeAirport') }
  const source = readSource(text('source'))
  if (!read.ok) return data<JoinResult>({ ok: false, source, errors: read.errors, values }, 400)

  const { members, log } = context.get(services)
  const { variant, clientAddress, requestId } = context.get(requestFacts)
  try {
    const answer = await members.join({
      ...read.value,
      homeAirport: 'homeAirport' in read.value ? read.value.homeAirport : null,
      variant,
      clientAddress,
      source,
      trap: text('website'),
      proof: text('proof'),
      referral: readCookie(request, REFERRAL_COOKIE),
    })
    if (answer.ok) return data<JoinResult>({ ok: true })
    const status = answer.reason === 'too-many-attempts' ? 429 : 400
    return data<JoinResult>(
      { ok: false, source, errors: {}, refusal: answer.reason, values },
      status,
    )
  } catch (err) {
    log.error({ err, requestId }, 'joining failed')
    return data<JoinResult>({ ok: false, source, errors: {}, refusal: 'unexpected', values }, 503)
  }
}

function readSource(value: string): ConsentSource {
  return consentSources.find((source) => source === value) ?? 'join-page'
}

export default function JoinPage({ actionData }: Route.ComponentProps) {
  const { t } = useTexts(joinTexts)
  const joined = actionData?.ok === true
  // Without JavaScript every sign-up form of the site is answered here.
  const source = actionData?.ok === false ? actionData.source : 'join-page'
  return (
    <main id="conteudo" className="shell grid max-w-xl gap-6 py-12">
      <PageHead title={t.join.pageTitle} description={t.join.pageDescription} path="/aderir" />
      <div>
        <h1 className="text-4xl">{joined ? t.join.popupTitle : t.join.title}</h1>
        <p className="mt-3 text-lg text-muted">{joined ? t.join.popupText : t.join.lead}</p>
      </div>
      <Card>
        <Form method="post" noValidate className="grid gap-4">
          <JoinFields source={source} result={actionData} />
          {!joined && (
            <>
              <Button type="submit">{t.join.submit}</Button>
              <ConsentLine />
            </>
          )}
        </Form>
      </Card>
    </main>
  )
}
