import type { ReactNode } from 'react'
import { Card } from '~/app/ui/card'
import { members, member as t } from '~/locales/backoffice/members'
import type { AlertMode, SuppressionReason } from '~/modules/members/model'

export interface ShownMember {
  uid: string
  number: string
  name: string
  email: string
  plan: 'free' | 'Premium'
  verified: boolean
  airport: string | null
  variant: 'PT' | 'BR'
  airline: string | null
  destinations: string[]
  budget: string | null
  alertMode: AlertMode
  setupNeeded: boolean
  joined: string
  pausedUntil: string | null
  unsubscribed: string | null
  suppression: SuppressionReason | undefined
}

export function MemberFacts({ member }: { member: ShownMember }) {
  const none = <span className="text-muted">{t.none}</span>
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-2xl">{t.facts}</h2>
      {member.suppression && (
        <p className="mb-4 rounded-control border border-danger/40 bg-danger/10 px-3 py-2 text-sm font-semibold">
          {t.suppressedBecause}: {t.suppressionReasons[member.suppression]}.
        </p>
      )}
      <dl className="grid gap-2.5 text-[0.95rem]">
        <Fact label={members.address}>
          {member.verified ? members.verified.sim : members.verified.nao}
        </Fact>
        <Fact label={members.airport}>{member.airport ?? none}</Fact>
        <Fact label={members.variant}>{members.variants[member.variant]}</Fact>
        <Fact label={t.alertMode}>{t.alertModes[member.alertMode]}</Fact>
        {member.pausedUntil && <Fact label={t.pausedUntil}>{member.pausedUntil}</Fact>}
        {member.unsubscribed && <Fact label={t.unsubscribedSince}>{member.unsubscribed}</Fact>}
        <Fact label={t.airline}>{member.airline ?? none}</Fact>
        <Fact label={t.destinations}>{member.destinations.join(', ') || none}</Fact>
        <Fact label={t.budget}>{member.budget ?? none}</Fact>
        <Fact label={members.joined}>{member.joined}</Fact>
        <Fact label={t.number}>
          <span className="tabular-nums">{member.number}</span>
        </Fact>
      </dl>
      {member.setupNeeded && <p className="mt-4 text-sm font-semibold text-muted">{t.setup}</p>}
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr] gap-3">
      <dt className="text-sm leading-6 text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
