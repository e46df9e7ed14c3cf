import type { ReactNode } from 'react'
import { Body, Container, Head, Hr, Html, Img, Link, Preview, Section, Text } from 'react-email'
import { htmlLang, type Variant } from '~/locales/variant'
import type { ClubIdentity } from './mail'
import { palette, styles } from './mail-styles'

// Clients that honour it get the dark palette; the others keep the light one, which is whole by itself.
const darkMode = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background: #0a1626 !important; }
  .sheet { background: #11233c !important; border-color: #27405f !important; }
  .ink { color: #eef3fa !important; }
  .muted { color: #a9b9cf !important; }
  .rule { border-color: #27405f !important; }
  .accent { color: #ff9a78 !important; }
  .saving { color: #5fc7bd !important; }
  .stub { background: #13263f !important; }
  .link { color: #7aa5ec !important; }
  .flap { background: #050e1c !important; }
}`

export function MailFrame(props: {
  variant: Variant
  club: ClubIdentity
  preview: string
  why: string
  preferences: { label: string; url: string } | '' | undefined
  choices?: ReactNode
  children: ReactNode
}) {
  const { club } = props
  return (
    <Html lang={htmlLang[props.variant]}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkMode}</style>
      </Head>
      <Preview>{props.preview}</Preview>
      <Body lang={htmlLang[props.variant]} className="page" style={styles.page}>
        <Container style={styles.container}>
          <Section style={styles.masthead}>
            <Link href={club.url} className="ink" style={styles.wordmark}>
              <Img
                src={`${club.url}/media/logo-64.png`}
                width="32"
                height="32"
                alt=""
                style={styles.logo}
              />
              {club.name}
            </Link>
          </Section>
          <Section className="sheet" style={styles.sheet}>
            {props.children}
          </Section>
          <Hr className="rule" style={{ borderColor: palette.line, margin: '28px 0 16px' }} />
          <Text className="muted" style={styles.small}>
            {props.why}{' '}
            {props.preferences && (
              <Link href={props.preferences.url} className="muted" style={styles.quietLink}>
                {props.preferences.label}
              </Link>
            )}
          </Text>
          {props.choices && (
            <Text className="muted" style={styles.small}>
              {props.choices}
            </Text>
          )}
          <Text className="muted" style={styles.small}>
            {club.name} ·{' '}
            <Link href={`mailto:${club.supportEmail}`} className="muted" style={styles.quietLink}>
              {club.supportEmail}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
