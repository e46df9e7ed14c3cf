import { fill } from './fill'
import { Letter } from './letter'
import type { MailTemplate } from './mail'

/** To the team, at the club's own address. */
export const drawArmedNotice: MailTemplate<{ date: string }> = {
  subject: (t) => t.promotions.drawArmed.subject,
  preview: (t) => t.promotions.drawArmed.preview,
  why: (t) => t.promotions.whyTeam,
  body: (t, { date }) => {
    const m = t.promotions.drawArmed
    return <Letter t={t} heading={m.heading} name={m.teamName} lines={[fill(m.text, { date })]} />
  },
}
