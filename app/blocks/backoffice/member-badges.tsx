import { Badge } from '~/app/ui/badge'
import { members as t } from '~/locales/backoffice/members'
import type { MailState } from '~/modules/members/desk-model'
import type { SubscriptionStatus, SubscriptionType } from '~/modules/members/model'

export function PlanBadge(props: { plan: SubscriptionType; status: SubscriptionStatus }) {
  const { plan, status } = props
  const tone = plan === 'Premium' ? (status === 'Active' ? 'good' : 'warn') : 'quiet'
  const inactive = plan === 'Premium' && status === 'Inactive'
  return (
    <Badge tone={tone}>
      {t.plans[plan]}
      {inactive && ` · ${t.statuses.Inactive}`}
    </Badge>
  )
}

const tones = { suppressed: 'bad', unsubscribed: 'warn', paused: 'busy' } as const

/** What stands between a member and the deal mails; the strongest reason only. */
export function MailBadge({ state }: { state: MailState | 'unverified' | undefined }) {
  if (state === 'unverified') return <Badge tone="quiet">{t.verified.nao}</Badge>
  if (state) return <Badge tone={tones[state]}>{t.mailStates[state]}</Badge>
  return <Badge tone="good">{t.receives}</Badge>
}

export function mailStateOf(
  member: {
    isVerified: boolean
    suppressedAt: Date | null
    unsubscribedAt: Date | null
    pausedUntil: Date | null
  },
  now: Date,
): MailState | 'unverified' | undefined {
  if (member.suppressedAt) return 'suppressed'
  if (member.unsubscribedAt) return 'unsubscribed'
  if (!member.isVerified) return 'unverified'
  return member.pausedUntil && member.pausedUntil > now ? 'paused' : undefined
}
