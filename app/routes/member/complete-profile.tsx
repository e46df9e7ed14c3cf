import { data, Form, useNavigation } from 'react-router'
import { ProfileFields, type ProfileValues } from '~/app/blocks/profile-fields'
import { useFocusOnError } from '~/app/blocks/sign-in-fields'
import { requestFacts, services, viewer } from '~/app/context'
import { type FormErrors, readForm } from '~/app/forms'
import { useTexts } from '~/app/texts'
import { Button, ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Notice } from '~/app/ui/notice'
import { profileTexts } from '~/locales/profile'
import { destinationCode } from '~/modules/members/destinations'
import { type ProfileFieldError, profileForm } from '~/modules/members/schema'
import type { ProfileAnswer, ProfileRefusal } from '~/modules/members/service.server'
import type { Route } from './+types/complete-profile'

const empty: ProfileValues = {
  email: '',
  homeAirport: '',
  preferredDestinations: [],
  airlinePreference: '',
  budget: '',
}

/** Filled in for who shows to be the member: by a session, a mailed link or a checkout. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { members } = context.get(services)
  const proof = new URL(request.url).searchParams.get('prova') ?? ''
  const member = context.get(viewer)?.member
  if (member) {
    const { email, preferredDestinations } = member
    const values: ProfileValues = {
      email,
      preferredDestinations,
      homeAirport: member.homeAirport ?? '',
      airlinePreference: member.airlinePreference ?? '',
      budget: member.budget ?? '',
    }
    return { values, proof, fixedAddress: true }
  }
  const email = await members.provenAddress(proof)
  return { values: { ...empty, email: email ?? '' }, proof, fixedAddress: email !== undefined }
}

type Result = { answer?: ProfileAnswer | { ok: false; reason: 'unexpected' } } & {
  errors?: FormErrors<ProfileFieldError>
  values?: ProfileValues
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm<typeof profileForm, ProfileFieldError>(request, profileForm)
  const values = typed(read.form)
  if (!read.ok) return data<Result>({ errors: read.errors, values }, 400)
  const { email, ...profile } = read.value
  const { members, log } = context.get(services)
  const { clientAddress, requestId } = context.get(requestFacts)
  try {
    const answer = await members.completeProfile({
      email,
      profile,
      clientAddress,
      sessionUid: context.get(viewer)?.member.uid,
      proof: String(read.form.get('proof') ?? ''),
    })
    return data<Result>({ answer, values }, answer.ok ? 200 : statusOf[answer.reason])
  } catch (err) {
    log.error({ err, requestId }, 'completing a profile failed')
    return data<Result>({ answer: { ok: false, reason: 'unexpected' }, values }, 503)
  }
}

const statusOf: Record<ProfileRefusal, number> = {
  'unknown-member': 404,
  'not-premium': 403,
  'sign-in-first': 403,
  'destinations-locked': 409,
  'too-many-attempts': 429,
}

function typed(form: FormData): ProfileValues {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 254)
  const places = form.getAll('preferredDestinations').map((each) => String(each).slice(0, 80))
  return {
    email: text('email'),
    homeAirport: text('homeAirport'),
    preferredDestinations: places
      .filter(Boolean)
      .slice(0, 3)
      .map((place) => destinationCode(place) ?? place),
    airlinePreference: text('airlinePreference'),
    budget: text('budget'),
  }
}

export default function CompleteProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(profileTexts)
  const p = t.profile
  const busy = useNavigation().formAction?.startsWith('/complete-profile') === true
  const answer = actionData?.answer
  const fields = useFocusOnError(actionData)
  return (
    <main id="conteudo" className="shell max-w-3xl py-10 md:py-14">
      <title>{`${p.title} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      <h1 className="text-4xl sm:text-5xl">{p.title}</h1>
      <p className="mb-7 mt-3 text-lg text-muted">{p.lead}</p>
      {answer?.ok ? (
        <Done answer={answer} />
      ) : (
        <Card>
          <Form method="post" noValidate>
            <div ref={fields} className="grid gap-6">
              {answer && <Notice tone="error">{p.refusals[answer.reason]}</Notice>}
              <input type="hidden" name="proof" value={loaderData.proof} />
              <ProfileFields
                values={actionData?.values ?? loaderData.values}
                fixedAddress={loaderData.fixedAddress}
                errors={actionData?.errors}
              />
              <Button type="submit" disabled={busy} aria-busy={busy}>
                {busy ? p.submitting : p.submit}
              </Button>
            </div>
          </Form>
        </Card>
      )}
    </main>
  )
}

function Done({ answer }: { answer: Extract<ProfileAnswer, { ok: true }> }) {
  const { t } = useTexts(profileTexts)
  const p = t.profile
  if (answer.state === 'awaits-owner') {
    return (
      <Card className="grid gap-4">
        <h2 className="text-2xl">{p.awaitsOwnerTitle}</h2>
        <Notice tone="info">{p.awaitsOwner}</Notice>
      </Card>
    )
  }
  return (
    <Card className="grid gap-4">
      <Notice tone="success">{p.success}</Notice>
      <Notice tone="info">{answer.awaitsConfirmation ? p.awaitsConfirmation : p.mailed}</Notice>
      {!answer.awaitsConfirmation && <ButtonLink to="/area-pessoal">{p.area}</ButtonLink>}
    </Card>
  )
}
