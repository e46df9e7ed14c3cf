import { Letter } from './letter'
import type { MailTemplate } from './mail'

export const newSignIn: MailTemplate<{ name: string }> = {
  subject: (t) => t.newSignIn.subject,
  preview: (t) => t.newSignIn.preview,
  why: (t) => t.whyMember,
  body: (t, { name, club }) => (
    <Letter
      t={t}
      heading={t.newSignIn.heading}
      name={name}
      lines={[t.newSignIn.text]}
      button={{ label: t.newSignIn.button, url: `${club.url}/redefinir-senha` }}
      notes={[t.newSignIn.note]}
    />
  ),
}
