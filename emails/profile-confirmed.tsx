import { Letter } from './letter'
import type { MailTemplate } from './mail'

export const profileConfirmed: MailTemplate<{ name: string }> = {
  subject: (t) => t.profileConfirmed.subject,
  preview: (t) => t.profileConfirmed.preview,
  why: (t) => t.whyMember,
  body: (t, { name, club }) => (
    <Letter
      t={t}
      heading={t.profileConfirmed.heading}
      name={name}
      lines={[t.profileConfirmed.text, t.profileConfirmed.more]}
      button={{ label: t.profileConfirmed.button, url: `${club.url}/area-pessoal` }}
    />
  ),
}
