import { Button, Heading, Link, Text } from 'react-email'
import type { MailTexts } from '~/locales/mail-texts'
import { styles } from './mail-styles'

/** The plain letter most account mails are: a heading, a few lines, at most one button. */
export function Letter(props: {
  t: MailTexts
  heading: string
  name: string
  lines: string[]
  button?: { label: string; url: string }
  /** Smaller, below the button: how long a link lasts, what to do if it was not you. */
  notes?: string[]
}) {
  const { t, button, lines } = props
  const [first, ...others] = lines
  return (
    <>
      <Heading className="ink" style={styles.heading}>
        {props.heading}
      </Heading>
      <Text className="ink" style={styles.text}>
        {t.greeting}, {props.name}. {first}
      </Text>
      {others.map((line) => (
        <Text key={line} className="ink" style={styles.text}>
          {line}
        </Text>
      ))}
      {button && (
        <>
          <Button href={button.url} style={styles.button}>
            {button.label}
          </Button>
          <Text className="muted" style={{ ...styles.small, marginTop: 20 }}>
            {t.confirm.fallback}
            <br />
            <Link href={button.url} style={styles.address}>
              {button.url}
            </Link>
          </Text>
        </>
      )}
      {props.notes?.map((note) => (
        <Text key={note} className="muted" style={styles.small}>
          {note}
        </Text>
      ))}
      <Text className="ink" style={{ ...styles.text, marginTop: 20 }}>
        {t.signature}
        <br />
        {t.team}
      </Text>
    </>
  )
}
