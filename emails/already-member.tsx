import { Heading, Text } from 'react-email'
import type { MailTemplate } from './mail'
import { styles } from './mail-styles'

export const alreadyMember: MailTemplate<{ name: string }> = {
  subject: (t) => t.alreadyMember.subject,
  preview: (t) => t.alreadyMember.preview,
  why: (t) => t.whyAccount,
  body: (t, { name }) => (
    <>
      <Heading className="ink" style={styles.heading}>
        {t.alreadyMember.heading}
      </Heading>
      <Text className="ink" style={styles.text}>
        {t.greeting}, {name}. {t.alreadyMember.text}
      </Text>
      <Text className="ink" style={styles.text}>
        {t.signature}
        <br />
        {t.team}
      </Text>
    </>
  ),
}
