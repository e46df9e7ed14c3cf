import { Button, Heading, Text } from 'react-email'
import type { MailTemplate } from './mail'
import { styles } from './mail-styles'

/** The first mail of a Premium member: a password, when there is none yet, and the profile. */
export const premiumBegins: MailTemplate<{
  name: string
  profileUrl: string
  passwordUrl: string | undefined
}> = {
  subject: (t) => t.premiumBegins.subject,
  preview: (t) => t.premiumBegins.preview,
  why: (t) => t.whyMember,
  body: (t, { name, profileUrl, passwordUrl }) => (
    <>
      <Heading className="ink" style={styles.heading}>
        {t.premiumBegins.heading}
      </Heading>
      <Text className="ink" style={styles.text}>
        {t.greeting}, {name}. {t.premiumBegins.text}
      </Text>
      {passwordUrl && (
        <>
          <Text className="ink" style={styles.text}>
            {t.premiumBegins.passwordText}
          </Text>
          <Button href={passwordUrl} style={styles.button}>
            {t.premiumBegins.passwordButton}
          </Button>
          <Text className="muted" style={{ ...styles.small, marginTop: 14 }}>
            {t.premiumBegins.passwordValidity}
          </Text>
        </>
      )}
      <Text className="ink" style={{ ...styles.text, marginTop: 20 }}>
        {t.premiumBegins.profileText}
      </Text>
      <Button href={profileUrl} style={styles.button}>
        {t.premiumBegins.profileButton}
      </Button>
      <Text className="ink" style={{ ...styles.text, marginTop: 24 }}>
        {t.signature}
        <br />
        {t.team}
      </Text>
    </>
  ),
}
