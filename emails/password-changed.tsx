import { Letter } from './letter'
import type { MailTemplate } from './mail'

export const passwordChanged: MailTemplate<{ name: string }> = {
  subject: (t) => t.passwordChanged.subject,
  preview: (t) => t.passwordChanged.preview,
  why: (t) => t.whyMember,
  body: (t, { name, club }) => (
    <Letter
      t={t}
      heading={t.passwordChanged.heading}
      name={name}
      lines={[t.passwordChanged.text]}
      button={{ label: t.passwordChanged.button, url: `${club.url}/redefinir-senha` }}
      notes={[t.passwordChanged.note]}
    />
  ),
}
