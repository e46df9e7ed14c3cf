import { Button, Heading, Section, Text } from 'react-email'
import { originOf } from '~/modules/deals/model'
import { airportCity, type HomeAirport } from '~/modules/members/model'
import { PassRoute } from './deal-pass'
import type { MailTemplate } from './mail'
import { styles } from './mail-styles'

export const welcome: MailTemplate<{ name: string; homeAirport: HomeAirport | null }> = {
  subject: (t) => t.welcome.subject,
  preview: (t) => t.welcome.preview,
  why: (t) => t.whyAccount,
  body: (t, { name, homeAirport, club }) => (
    <>
      <Heading className="ink" style={styles.heading}>
        {t.welcome.heading}
      </Heading>
      {homeAirport && (
        <Section className="stub" style={{ ...styles.stub, margin: '0 0 18px' }}>
          <PassRoute
            from={{ code: originOf[homeAirport], city: airportCity[homeAirport] }}
            to={{ code: '???', city: t.welcome.nextDestination }}
          />
        </Section>
      )}
      <Text className="ink" style={styles.text}>
        {t.greeting}, {name}.{' '}
        {homeAirport
          ? t.welcome.text.replace('{city}', airportCity[homeAirport])
          : t.welcome.textWithoutCity}
      </Text>
      <Text className="ink" style={styles.text}>
        {t.welcome.tip}
      </Text>
      <Button href={`${club.url}/dicas-de-viagens`} style={styles.button}>
        {t.welcome.button}
      </Button>
      <Text className="ink" style={{ ...styles.text, marginTop: 24 }}>
        {t.signature}
        <br />
        {t.team}
      </Text>
    </>
  ),
}
