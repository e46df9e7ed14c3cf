import { fill, POINTS_PATH } from './fill'
import { Letter } from './letter'
import type { MailTemplate } from './mail'

export const pointsExpiring: MailTemplate<{ name: string; points: number; date: string }> = {
  subject: (t) => t.promotions.pointsExpiring.subject,
  preview: (t) => t.promotions.pointsExpiring.preview,
  why: (t) => t.whyMember,
  body: (t, { name, points, date, club }) => {
    const m = t.promotions.pointsExpiring
    return (
      <Letter
        t={t}
        heading={m.heading}
        name={name}
        lines={[fill(points === 1 ? m.textOne : m.text, { points, date }), m.more]}
        button={{ label: m.button, url: club.url + POINTS_PATH }}
      />
    )
  },
}
