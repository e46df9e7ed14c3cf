import { Letter } from './letter'
import type { MailTemplate } from './mail'

export const resetPassword: MailTemplate<{ name: string; url: string }> = {
  subject: (t) => t.resetPassword.subject,
  preview: (t) => t.resetPassword.preview,
  why: (t) => t.whyMember,
  body: (t, { name, url }) => (
    <Letter
      t={t}
      heading={t.resetPassword.heading}
      name={name}
      lines={[t.resetPassword.text]}
      button={{ label: t.resetPassword.button, url }}
      notes={[t.resetPassword.validity, t.resetPassword.notYou]}
    />
  ),
}
