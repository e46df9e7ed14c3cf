import { data, redirect } from 'react-router'
import { BackLink } from '~/app/blocks/backoffice/back-link'
import { MemberActions, UndoAction } from '~/app/blocks/backoffice/member-actions'
import { MailBadge, mailStateOf, PlanBadge } from '~/app/blocks/backoffice/member-badges'
import { MemberFacts } from '~/app/blocks/backoffice/member-facts'
import { MemberHistory } from '~/app/blocks/backoffice/member-history'
import { momentOf } from '~/app/blocks/backoffice/member-moment'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services, staffMember } from '~/app/context'
import { readForm } from '~/app/forms'
import { permitted } from '~/app/middleware/require-staff'
import { shortMoment } from '~/app/moments'
import { Card } from '~/app/ui/card'
import { Notice } from '~/app/ui/notice'
import { member as t } from '~/locales/backoffice/members'
import { destinationLabel } from '~/modules/members/destinations'
import { airportCity, memberNumber } from '~/modules/members/model'
import { deskAction, historyQuery, positionWord } from '~/modules/members/schema'
import type { DeskAnswer, DeskRefusal } from '~/modules/members/service.server'
import { rightsOf } from '~/modules/staff/model'
import type { Route } from './+types/member'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const by = permitted(context, 'members:see')
  const { desk } = context.get(services).members
  const found = await desk.member(by, params.uid)
  if (!found) throw data(null, 404)
  const { member, suppression } = found
  const { antes } = historyQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { entries, next } = await desk.history(by, member, antes)
  const now = new Date()
  const moment = (at: Date | null) => at && shortMoment(at)
  return {
    mayChange: rightsOf[context.get(staffMember).role].includes('members:change'),
    member: {
      uid: member.uid,
      number: memberNumber(member.uid),
      name: member.name,
      email: member.email,
      plan: member.subscriptionType,
      status: member.subscriptionStatus,
      verified: member.isVerified,
      mail: mailStateOf(member, now),
      airport: member.homeAirport && airportCity[member.homeAirport],
      variant: member.variant,
      airline: member.airlinePreference,
      destinations: member.preferredDestinations.map((code) =>
        destinationLabel(code, member.variant),
      ),
      budget: member.budget,
      alertMode: member.alertMode,
      setupNeeded: member.premiumSetupNeeded,
      joined: shortMoment(member.createdAt),
      pausedUntil:
        member.pausedUntil && member.pausedUntil > now ? moment(member.pausedUntil) : null,
      unsubscribed: moment(member.unsubscribedAt),
      suppression,
    },
    moments: entries.map(momentOf),
    begun: antes !== undefined,
    older: next && positionWord({ key: next.at.toISOString(), id: next.key }),
  }
}

type Intent = keyof typeof t.done
interface Result {
  done?: Intent
  refusal?: DeskRefusal | 'no-reason'
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { uid } = params
  const { desk } = context.get(services).members
  const read = await readForm(request, deskAction)
  if (!read.ok) throw data(null, 400)
  const { intent, reason, address } = read.value
  if (intent === 'resend')
    return told(intent, await desk.resendVerification(permitted(context, 'members:help'), uid))
  const by = permitted(context, 'members:change')
  if (intent === 'erase') {
    const answer = await desk.erase(by, uid, address)
    if (answer.ok) throw redirect('/admin/membros?aviso=apagado', 303)
    return told('resend', answer)
  }
  if (reason === '') return data<Result>({ refusal: 'no-reason' }, 400)
  const acts = {
    grant: desk.grantPremium,
    end: desk.endPremium,
    suppress: desk.suppress,
    lift: desk.liftSuppression,
  }
  return told(intent, await acts[intent](by, uid, reason))
}

function told(intent: Intent, answer: DeskAnswer) {
  if (answer.ok) return data<Result>({ done: intent })
  // Erased while this page was open: there is nothing to come back to.
  if (answer.reason === 'unknown') throw redirect('/admin/membros?aviso=saiu', 303)
  return data<Result>({ refusal: answer.reason }, 409)
}

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { member, moments, older, begun, mayChange } = loaderData
  return (
    <>
      <BackLink to="/admin/membros">{t.back}</BackLink>
      <PageTitle title={member.name} lead={member.email}>
        <PlanBadge plan={member.plan} status={member.status} />
        <MailBadge state={member.mail} />
      </PageTitle>
      <div className="mb-5 grid gap-4 empty:hidden">
        {actionData?.refusal && <Notice tone="error">{t.refusals[actionData.refusal]}</Notice>}
        {actionData?.done && (
          <Notice tone="success">
            <div className="flex flex-wrap items-center justify-between gap-3">
              {t.done[actionData.done]}
              <UndoAction done={actionData.done} />
            </div>
          </Notice>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Card className="max-lg:order-2">
          <h2 className="mb-5 text-2xl">{t.history}</h2>
          <MemberHistory moments={moments} older={older} begun={begun} />
        </Card>
        <div className="grid gap-6 max-lg:order-1 lg:sticky lg:top-6">
          <MemberFacts member={member} />
          <MemberActions member={member} mayChange={mayChange} />
        </div>
      </div>
    </>
  )
}
