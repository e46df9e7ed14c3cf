import { Letter } from './letter'
import type { MailTemplate } from './mail'

export const confirmProfile: MailTemplate<{ name: string; url: string }> = {
  subject: (t) => t.confirmProfile.subject,
  preview: (t) => t.confirmProfile.preview,
  why: (t) => t.whyMember,
  body: (t, { name, url }) => (
    <Letter
      t={t}
      heading={t.confirmProfile.heading}
      name={name}
      lines={[t.confirmProfile.text]}
      button={{ label: t.confirmProfile.button, url }}
      notes={[t.confirmProfile.validity, t.confirmProfile.notYou]}
    />
  ),
}
