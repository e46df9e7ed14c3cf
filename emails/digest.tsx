import { Button, Heading, Section, Text } from 'react-email'
import { fill } from '~/locales/deal-words'
import type { SubscriptionType } from '~/modules/members/model'
import { choicesAsText, ListChoices, type ListMail } from './deal-alert'
import { type MailedDeal, passAsText, SmallPass } from './deal-pass'
import type { MailTemplate } from './mail'
import { styles } from './mail-styles'

/** What did not fit into the week's or the month's alerts, in one mail. */
export const digest: MailTemplate<
  ListMail & { deals: MailedDeal[]; plan: SubscriptionType; city: string }
> = {
  subject: (_t, { all: { dealMails: t }, plan, city }) =>
    fill(plan === 'Premium' ? t.digest.subjectPremium : t.digest.subjectFree, { city }),
  preview: (_t, { all: { dealMails: t }, deals }) =>
    deals.length === 1
      ? t.digest.previewOne
      : fill(t.digest.preview, { count: String(deals.length) }),
  why: (_t, { why }) => why,
  body: (_t, { all, name, deals, plan, city, club }) => {
    const t = all.dealMails
    return (
      <>
        <Heading className="ink" style={styles.heading}>
          {plan === 'Premium' ? t.digest.headingPremium : t.digest.headingFree}
        </Heading>
        <Text className="ink" style={styles.text}>
          {fill(t.greeting, { name })} {fill(t.digest.intro, { city })}
        </Text>
        {deals.map((deal) => (
          <SmallPass key={deal.offer.id} deal={deal} t={all} />
        ))}
        {plan === 'free' && (
          <Section className="stub" style={styles.stub}>
            <Text className="ink" style={styles.text}>
              {t.digest.more}
            </Text>
            <Button href={`${club.url}/subscreve#price-table-heading`} style={styles.button}>
              {t.digest.moreButton}
            </Button>
          </Section>
        )}
        <Text className="muted" style={{ ...styles.small, marginTop: 16 }}>
          {t.priceNote}
        </Text>
      </>
    )
  },
  choices: (_t, props) => <ListChoices {...props} />,
  text: (_t, props) => {
    const t = props.all.dealMails
    return [
      `${fill(t.greeting, { name: props.name })} ${fill(t.digest.intro, { city: props.city })}`,
      ...props.deals.map((deal) => passAsText({ ...deal, paragraphs: [] }, props.all)),
      t.priceNote,
      choicesAsText(props),
    ].join('\n\n')
  },
}
