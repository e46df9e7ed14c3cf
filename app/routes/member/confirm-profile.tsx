import { data, Form } from 'react-router'
import { requestFacts, services } from '~/app/context'
import { useTexts } from '~/app/texts'
import { Button, ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Notice } from '~/app/ui/notice'
import { profileTexts } from '~/locales/profile'
import { destinationLabel } from '~/modules/members/destinations'
import { airportCity, type Profile } from '~/modules/members/model'
import type { ProfileAnswer } from '~/modules/members/service.server'
import type { Route } from './+types/confirm-profile'

/** The owner sees what somebody typed for them, and says yes by a button. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const profile = await context.get(services).members.lookAtProposal(params.token)
  return data({ profile }, profile ? 200 : 404)
}

type Result = { answer: ProfileAnswer | undefined }

export async function action({ params, context }: Route.ActionArgs) {
  const { members, log } = context.get(services)
  try {
    const answer = await members.acceptProposal(params.token)
    return data<Result>({ answer }, answer?.ok ? 200 : 404)
  } catch (err) {
    log.error({ err, requestId: context.get(requestFacts).requestId }, 'a profile was not accepted')
    throw data(null, 503)
  }
}

export default function ConfirmProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(profileTexts)
  const p = t.profile
  const { profile } = loaderData
  const saved = actionData?.answer?.ok === true
  const refusal = actionData?.answer?.ok === false ? actionData.answer.reason : undefined
  const screen = saved ? 'saved' : profile && !actionData ? 'ask' : 'gone'
  return (
    <main id="conteudo" className="shell max-w-xl py-14">
      <title>{`${p.confirmTitle} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      <Card className="grid gap-5">
        <h1 className="text-3xl sm:text-4xl">{screen === 'gone' ? p.goneTitle : p.confirmTitle}</h1>
        {screen === 'saved' && <Notice tone="success">{p.success}</Notice>}
        {screen === 'saved' && <ButtonLink to="/area-pessoal">{p.area}</ButtonLink>}
        {screen === 'ask' && profile && (
          <>
            <p className="text-lg text-muted">{p.confirmText}</p>
            <ProposedProfile profile={profile} />
            <Form method="post" className="grid">
              <Button type="submit">{p.confirm}</Button>
            </Form>
          </>
        )}
        {screen === 'gone' && (
          <>
            <p className="text-lg text-muted">{refusal ? p.refusals[refusal] : p.goneText}</p>
            <ButtonLink to="/complete-profile" look="secondary">
              {p.again}
            </ButtonLink>
          </>
        )}
      </Card>
    </main>
  )
}

function ProposedProfile({ profile }: { profile: Profile }) {
  const { t, variant } = useTexts(profileTexts)
  const lines = [
    [t.profile.airport, airportCity[profile.homeAirport]],
    [
      t.profile.destinations,
      profile.preferredDestinations.map((code) => destinationLabel(code, variant)).join(', '),
    ],
    [t.profile.airline, profile.airlinePreference],
  ]
  return (
    <dl className="grid gap-3 rounded-control border-2 border-dashed border-line p-4">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
