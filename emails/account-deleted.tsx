import { Letter } from './letter'
import type { MailTemplate } from './mail'

export const accountDeleted: MailTemplate<{ name: string }> = {
  subject: (t) => t.accountDeleted.subject,
  preview: (t) => t.accountDeleted.preview,
  why: (t) => t.whyMember,
  body: (t, { name }) => (
    <Letter
      t={t}
      heading={t.accountDeleted.heading}
      name={name}
      lines={[t.accountDeleted.text, t.accountDeleted.more]}
    />
  ),
}
