import { data, redirect } from 'react-router'
import { SentMailsSection } from '~/app/blocks/area/sent-mails'
import {
  DeleteCard,
  MailsCard,
  PauseCard,
  RecordsCard,
  StopCard,
} from '~/app/blocks/preference-cards'
import { requestFacts, services } from '~/app/context'
import { longDate } from '~/app/dates'
import { readForm } from '~/app/forms'
import { readSentMailsPage, sentMailsView } from '~/app/sent-mails-view'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Notice } from '~/app/ui/notice'
import { confirmTexts } from '~/locales/confirm'
import { profileTexts } from '~/locales/profile'
import { mailPreferencesForm, pauseForm, unsubscribeForm } from '~/modules/members/schema'
import type { DeleteAnswer, PreferenceChange } from '~/modules/members/service.server'
import type { Route } from './+types/preferences'

/** For everyone who gets mail, by the signed link in it; looking changes nothing. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { members, deliveries } = context.get(services)
  const { variant } = context.get(requestFacts)
  const member = await members.memberOfLink(params.token)
  if (!member) return data({ known: false as const }, 404)
  const { email, homeAirport, alertMode, pausedUntil } = member
  const asked = readSentMailsPage(request.url)
  return data({
    known: true as const,
    email: masked(email),
    homeAirport,
    alertMode,
    pausedUntil: pausedUntil ? longDate(pausedUntil, variant) : undefined,
    stopped: members.mailStopOf(member),
    sent: sentMailsView(await deliveries.sentTo(member.uid, asked), asked, variant),
    asksPassword: await members.needsPasswordToDelete(member.uid),
  })
}

/** A forwarded mail should not tell more than it has to. */
function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 2)}…@${domain}`
}

export interface PreferenceResult {
  intent: string
  outcome: 'saved' | 'invalid' | 'too-many-attempts' | DeleteAnswer
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { members } = context.get(services)
  const form = await request.clone().formData()
  const intent = String(form.get('intent') ?? '')
  const answer = (outcome: PreferenceResult['outcome'], status: number) =>
    data<PreferenceResult>({ intent, outcome }, status)
  if (intent === 'delete') {
    const outcome = await members.deleteByLink(params.token, String(form.get('password') ?? ''))
    if (outcome === 'deleted') throw redirect('/ate-breve/conta-destruida', 303)
    if (outcome === 'unknown') throw data(null, 404)
    return answer(outcome, 400)
  }
  const change = await readChange(intent, request)
  if (!change) return answer('invalid', 400)
  const outcome = await members.changePreferences(params.token, change)
  if (outcome === 'unknown-link') throw data(null, 404)
  return answer(outcome, outcome === 'saved' ? 200 : 429)
}

async function readChange(intent: string, request: Request): Promise<PreferenceChange | undefined> {
  switch (intent) {
    case 'mails': {
      const read = await readForm(request, mailPreferencesForm)
      return read.ok ? { kind: 'mails', ...read.value } : undefined
    }
    case 'pause': {
      const read = await readForm(request, pauseForm)
      return read.ok ? { kind: 'pause', months: read.value.months } : undefined
    }
    case 'unsubscribe': {
      const read = await readForm(request, unsubscribeForm)
      return read.ok ? { kind: 'unsubscribe', reason: read.value.reason } : undefined
    }
    case 'resume':
    case 'resubscribe':
      return { kind: intent }
    default:
      return undefined
  }
}

export default function Preferences({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTexts(confirmTexts, profileTexts)
  const p = t.preferences
  if (!loaderData.known) {
    return (
      <main id="conteudo" className="shell max-w-xl py-14">
        <title>{`${p.unknownTitle} · Clube de Voos`}</title>
        <Card className="grid gap-5">
          <h1 className="text-3xl">{p.unknownTitle}</h1>
          <p className="text-lg text-muted">{p.unknownText}</p>
          <ButtonLink to="/" look="secondary">
            {t.confirm.backHome}
          </ButtonLink>
        </Card>
      </main>
    )
  }
  const answers: Partial<Record<PreferenceResult['outcome'], string>> = {
    saved: p.saved,
    invalid: p.failed,
    'too-many-attempts': p.tooMany,
  }
  const { stopped } = loaderData
  const said = actionData && actionData.intent !== 'delete' && answers[actionData.outcome]
  return (
    <main id="conteudo" className="shell grid max-w-3xl gap-6 py-10 md:py-14">
      <title>{`${p.title} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      <div>
        <h1 className="text-4xl sm:text-5xl">{p.title}</h1>
        <p className="mt-3 text-lg text-muted">{p.lead.replace('{email}', loaderData.email)}</p>
      </div>
      {said && <Notice tone={actionData.outcome === 'saved' ? 'success' : 'error'}>{said}</Notice>}
      <MailsCard homeAirport={loaderData.homeAirport} alertMode={loaderData.alertMode} />
      {(!stopped || stopped === 'paused') && <PauseCard pausedUntil={loaderData.pausedUntil} />}
      <StopCard stopped={stopped} />
      <SentMailsSection view={loaderData.sent} path={`/preferencias/${params.token}`} />
      <RecordsCard token={params.token} />
      <DeleteCard asksPassword={loaderData.asksPassword} result={actionData} />
    </main>
  )
}
