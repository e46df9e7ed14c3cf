import type { RewardKind } from '~/modules/promotions/model'
import { fill, POINTS_PATH } from './fill'
import { Letter } from './letter'
import type { MailTemplate } from './mail'

export const rewardSettled: MailTemplate<{
  name: string
  kind: RewardKind
  points: number
  arranged: boolean
  note: string
}> = {
  subject: (t, { arranged }) =>
    arranged
      ? t.promotions.rewardSettled.arrangedSubject
      : t.promotions.rewardSettled.declinedSubject,
  preview: (t) => t.promotions.rewardSettled.preview,
  why: (t) => t.whyMember,
  body: (t, { name, kind, points, arranged, note, club }) => {
    const m = t.promotions.rewardSettled
    const values = { points, reward: t.promotions.rewards[kind], note }
    const lines = [fill(arranged ? m.arranged : m.declined, values)]
    return (
      <Letter
        t={t}
        heading={arranged ? m.arrangedHeading : m.declinedHeading}
        name={name}
        lines={note ? [...lines, fill(m.note, values)] : lines}
        button={{ label: m.button, url: club.url + POINTS_PATH }}
      />
    )
  },
}
