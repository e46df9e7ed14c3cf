import { Letter } from './letter'
import type { MailTemplate } from './mail'

export const downgraded: MailTemplate<{ name: string }> = {
  subject: (t) => t.downgraded.subject,
  preview: (t) => t.downgraded.preview,
  why: (t) => t.whyMember,
  body: (t, { name, club }) => (
    <Letter
      t={t}
      heading={t.downgraded.heading}
      name={name}
      lines={[t.downgraded.text, t.downgraded.more]}
      button={{ label: t.downgraded.button, url: `${club.url}/subscreve#price-table-heading` }}
    />
  ),
}
