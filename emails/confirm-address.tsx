import { Button, Heading, Link, Text } from 'react-email'
import type { MailTemplate } from './mail'
import { styles } from './mail-styles'

export const confirmAddress: MailTemplate<{ name: string; url: string }> = {
  subject: (t) => t.confirm.subject,
  preview: (t) => t.confirm.preview,
  why: (t) => t.whyAccount,
  body: (t, { name, url }) => (
    <>
      <Heading className="ink" style={styles.heading}>
        {t.confirm.heading}
      </Heading>
      <Text className="ink" style={styles.text}>
        {t.greeting}, {name}. {t.confirm.text}
      </Text>
      <Button href={url} style={styles.button}>
        {t.confirm.button}
      </Button>
      <Text className="muted" style={{ ...styles.small, marginTop: 20 }}>
        {t.confirm.validity} {t.confirm.fallback}
        <br />
        <Link href={url} style={styles.address}>
          {url}
        </Link>
      </Text>
      <Text className="muted" style={styles.small}>
        {t.ignore}
      </Text>
    </>
  ),
}
