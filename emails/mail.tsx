import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import { type MailTexts, mailTexts } from '~/locales/mail-texts'
import type { Variant } from '~/locales/variant'
import { MailFrame } from './mail-frame'

/** How the club names itself in every mail. */
export interface ClubIdentity {
  name: string
  url: string
  supportEmail: string
}

export interface MailContext {
  variant: Variant
  club: ClubIdentity
  /** Where the recipient chooses what to get, without signing in. */
  preferencesUrl?: string
}

/** One mail in both variants: words come from the locales, the frame is shared. */
export interface MailTemplate<Props> {
  subject(t: MailTexts, props: Props): string
  preview(t: MailTexts, props: Props): string
  body(t: MailTexts, props: Props & MailContext): ReactElement
  /** The line that tells why this person got it. */
  why(t: MailTexts, props: Props): string
  /** What the recipient can do about such mails, below the line. */
  choices?(t: MailTexts, props: Props & MailContext): ReactElement
  /** Written by hand where the layout does not read well as text. */
  text?(t: MailTexts, props: Props & MailContext): string
}

export async function renderMail<Props>(
  template: MailTemplate<Props>,
  props: Props & MailContext,
): Promise<{ subject: string; html: string; text: string }> {
  const t = mailTexts[props.variant]
  const document = (
    <MailFrame
      variant={props.variant}
      club={props.club}
      preview={template.preview(t, props)}
      why={template.why(t, props)}
      choices={template.choices?.(t, props)}
      preferences={props.preferencesUrl && { label: t.preferences, url: props.preferencesUrl }}
    >
      {template.body(t, props)}
    </MailFrame>
  )
  const [html, text] = await Promise.all([
    render(document),
    template.text?.(t, props) ?? render(document, { plainText: true }),
  ])
  return { subject: template.subject(t, props), html, text }
}
