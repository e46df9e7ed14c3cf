import { Link, Text } from 'react-email'
import { fill } from '~/locales/deal-words'
import { type DealMailTexts, DealPass, type MailedDeal, passAsText } from './deal-pass'
import type { MailTemplate } from './mail'
import { styles } from './mail-styles'

/** What every mail to the list carries of its recipient. */
export interface ListMail {
  all: DealMailTexts
  name: string
  why: string
  preferencesUrl: string
  unsubscribeUrl: string
}

export const dealAlert: MailTemplate<ListMail & { deal: MailedDeal }> = {
  subject: (_t, { all, deal: { offer } }) =>
    offer.kind === 'fare-error'
      ? fill(all.dealMails.urgentPrefix, { title: offer.title })
      : offer.title,
  preview: (_t, { all, deal: { words } }) =>
    fill(all.dealMails.preview, {
      price: words.price,
      usual: words.usualPrice,
      until: capitalised(words.until ?? ''),
    }),
  why: (_t, { why }) => why,
  body: (_t, { all, name, deal }) => (
    <>
      <Text className="ink" style={styles.text}>
        {fill(all.dealMails.greeting, { name })} {introOf(all, deal)}
      </Text>
      <DealPass deal={deal} t={all} />
      <Text className="muted" style={styles.small}>
        {all.dealMails.priceNote}
      </Text>
    </>
  ),
  choices: (_t, props) => <ListChoices {...props} />,
  text: (_t, props) =>
    [
      `${fill(props.all.dealMails.greeting, { name: props.name })} ${introOf(props.all, props.deal)}`,
      passAsText(props.deal, props.all),
      props.all.dealMails.priceNote,
      choicesAsText(props),
    ].join('\n\n'),
}

export function ListChoices({ all: { dealMails: t }, ...props }: ListMail) {
  return (
    <>
      <Link href={props.preferencesUrl} className="muted" style={styles.quietLink}>
        {t.preferences}
      </Link>
      {' · '}
      <Link href={props.unsubscribeUrl} className="muted" style={styles.quietLink}>
        {t.unsubscribe}
      </Link>
    </>
  )
}

export function choicesAsText({ all: { dealMails: t }, ...props }: ListMail): string {
  return [
    '—',
    props.why,
    `${t.preferences}:\n${props.preferencesUrl}`,
    `${t.unsubscribe}:\n${props.unsubscribeUrl}`,
  ].join('\n')
}

function introOf({ dealMails: t }: DealMailTexts, { offer, city }: MailedDeal): string {
  return fill(offer.kind === 'fare-error' ? t.introUrgent : t.intro, { city })
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
