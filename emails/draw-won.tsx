import { Letter } from './letter'
import type { MailTemplate } from './mail'

export const drawWon: MailTemplate<{ name: string }> = {
  subject: (t) => t.promotions.drawWon.subject,
  preview: (t) => t.promotions.drawWon.preview,
  why: (t) => t.whyMember,
  body: (t, { name, club }) => {
    const m = t.promotions.drawWon
    return (
      <Letter
        t={t}
        heading={m.heading}
        name={name}
        lines={[m.text, m.warning]}
        button={{ label: m.button, url: `${club.url}/sorteio` }}
      />
    )
  },
}
