import type { RewardKind } from '~/modules/promotions/model'
import { fill, POINTS_PATH } from './fill'
import { Letter } from './letter'
import type { MailTemplate } from './mail'

export const pointEarned: MailTemplate<{
  name: string
  points: number
  next: { kind: RewardKind; missing: number } | undefined
}> = {
  subject: (t) => t.promotions.pointEarned.subject,
  preview: (t) => t.promotions.pointEarned.preview,
  why: (t) => t.whyMember,
  body: (t, { name, points, next, club }) => {
    const m = t.promotions.pointEarned
    const missing = next && (next.missing === 1 ? m.missingOne : m.missing)
    const lines = [
      m.text,
      fill(points === 1 ? m.balanceOne : m.balance, { points }),
      missing && fill(missing, { missing: next.missing, reward: t.promotions.rewards[next.kind] }),
    ]
    return (
      <Letter
        t={t}
        heading={m.heading}
        name={name}
        lines={lines.filter((line) => line !== undefined)}
        button={{ label: m.button, url: club.url + POINTS_PATH }}
      />
    )
  },
}
