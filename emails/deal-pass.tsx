import type { CSSProperties } from 'react'
import { Button, Column, Heading, Img, Link, Row, Section, Text } from 'react-email'
import { type DealWords, fill } from '~/locales/deal-words'
import type { dealMails } from '~/locales/pt-PT/deal-mails'
import type { deals } from '~/locales/pt-PT/deals'
import type { DealOffer } from '~/modules/deals/model'
import { display, face, palette, styles } from './mail-styles'

/** A mail shows deals in the words of the site, and has some of its own. */
export type DealMailTexts = typeof deals & typeof dealMails

/** One deal as a mail shows it; the airport and the address are the recipient's own. */
export interface MailedDeal {
  offer: DealOffer
  words: DealWords
  paragraphs: string[]
  picture: string
  link: string
  /** IATA code of the recipient's airport. */
  origin: string
  city: string
}

/** A boarding pass of table cells: mail programs know nothing newer. */
export function DealPass({ deal, t }: { deal: MailedDeal; t: DealMailTexts }) {
  const { offer, words, paragraphs } = deal
  return (
    <>
      <Link href={deal.link}>
        <Img
          src={deal.picture}
          width="544"
          alt={fill(t.dealMails.picture, { city: offer.destination.city })}
          style={look.picture}
        />
      </Link>
      <Text className="accent" style={look.kind}>
        {t.deals.kinds[offer.kind]}
      </Text>
      <Heading className="ink" style={styles.heading}>
        {tied(offer.title)}
      </Heading>
      <Route deal={deal} />
      <Row style={{ marginTop: 12 }}>
        <Fact label={t.deals.dates} value={words.dates} />
        <Fact label={t.deals.airline} value={words.airline} />
        <Fact label={t.deals.bags} value={words.bags} />
      </Row>
      <Section className="stub rule" style={look.stub}>
        <Flap price={words.price} spoken={words.spokenPrice} above={words.above} />
        <Text className="muted" style={look.was}>
          {t.dealMails.usual}: <s>{tied(words.usualPrice)}</s>{' '}
          {words.discount && (
            <strong className="saving" style={{ color: palette.sea }}>
              {words.discount}
            </strong>
          )}
          {words.until && ` · ${words.until}`}
        </Text>
        <Button href={deal.link} style={styles.button}>
          {t.dealMails.button}
        </Button>
      </Section>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} className="ink" style={styles.text}>
          {paragraph}
        </Text>
      ))}
    </>
  )
}

/** The same in a digest: half as tall, without the picture's wait. */
export function SmallPass({ deal, t }: { deal: MailedDeal; t: DealMailTexts }) {
  const { offer, words } = deal
  return (
    <Section className="rule" style={look.small}>
      <Text className="accent" style={look.kind}>
        {t.deals.kinds[offer.kind]}
      </Text>
      <Link href={deal.link} className="ink" style={look.smallTitle}>
        {tied(offer.title)}
      </Link>
      <Route deal={deal} />
      <Text className="ink" style={look.line}>
        <strong style={look.smallPrice}>{words.price}</strong>{' '}
        <span className="muted" style={{ color: palette.muted }}>
          {words.above} · <s>{tied(words.usualPrice)}</s>
        </span>{' '}
        {words.discount && (
          <strong className="saving" style={{ color: palette.sea }}>
            {words.discount}
          </strong>
        )}
      </Text>
      <Text className="muted" style={styles.small}>
        {[words.dates, words.airline, words.bags, words.until].filter(Boolean).join(' · ')}
      </Text>
      <Link href={deal.link} className="link" style={look.smallLink}>
        {t.dealMails.button} →
      </Link>
    </Section>
  )
}

/** The same for readers of text. */
export function passAsText(
  { offer, words, link, city, paragraphs }: MailedDeal,
  t: DealMailTexts,
): string {
  return [
    `${t.deals.kinds[offer.kind]}: ${offer.title}`,
    `${city} → ${offer.destination.city} (${offer.destination.country})`,
    `${words.price} (${words.above}). ${t.dealMails.usual}: ${words.usualPrice}${words.discount ? ` (${words.discount})` : ''}`,
    `${t.deals.dates}: ${words.dates}`,
    `${t.deals.airline}: ${words.airline}`,
    `${t.deals.bags}: ${words.bags}`,
    ...(words.until ? [words.until] : []),
    ...paragraphs.map((paragraph) => `\n${paragraph}`),
    `\n${t.dealMails.button}:\n${link}`,
  ].join('\n')
}

function Route({ deal: { origin, city, offer } }: { deal: MailedDeal }) {
  const { iata, city: there } = offer.destination
  return <PassRoute from={{ code: origin, city }} to={{ code: iata, city: there }} />
}

interface End {
  code: string
  city: string
}

/** The two ends of a journey, large, as on a boarding pass. */
export function PassRoute({ from, to }: { from: End; to: End }) {
  return (
    <Row style={{ margin: '4px 0 0' }}>
      <Column style={look.end}>
        <span className="ink" style={look.code}>
          {from.code}
        </span>
        <br />
        <span className="muted" style={look.cityName}>
          {from.city}
        </span>
      </Column>
      <Column className="accent" style={look.plane}>
        ✈
      </Column>
      <Column style={{ ...look.end, textAlign: 'right' }}>
        <span className="ink" style={look.code}>
          {to.code}
        </span>
        <br />
        <span className="muted" style={look.cityName}>
          {to.city}
        </span>
      </Column>
    </Row>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Column style={look.fact}>
      <span className="muted" style={look.factLabel}>
        {label}
      </span>
      <br />
      <span className="ink" style={look.factValue}>
        {tied(value)}
      </span>
    </Column>
  )
}

/** As on a split-flap board; read out as one sentence. */
function Flap({ price, spoken, above }: { price: string; spoken: string; above: string }) {
  return (
    <Text style={look.flapLine}>
      <span className="muted" style={look.cityName}>
        {above}
      </span>
      <br />
      <span role="img" aria-label={spoken} className="flap" style={look.flap}>
        {tied(price)}
      </span>
    </Text>
  )
}

/** A number is not torn from what it counts. */
function tied(text: string): string {
  return text.replace(/(\d) (?=\S)/g, '$1\u00a0').replace(/(R\$) (?=\d)/g, '$1\u00a0')
}

const look = {
  picture: {
    display: 'block',
    width: '100%',
    maxWidth: 544,
    height: 'auto',
    borderRadius: 14,
    backgroundColor: palette.cobalt,
    color: palette.flapInk,
    fontFamily: face,
    fontSize: 15,
  },
  kind: {
    margin: '18px 0 6px',
    color: palette.sunsetInk,
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 700,
    letterSpacing: '.06em',
    textTransform: 'uppercase',
  },
  end: { width: '42%', verticalAlign: 'top' },
  code: {
    color: palette.ink,
    fontFamily: display,
    fontSize: 40,
    lineHeight: '44px',
    fontWeight: 800,
    letterSpacing: '-.02em',
  },
  cityName: { color: palette.muted, fontSize: 14, lineHeight: '20px' },
  plane: {
    width: '16%',
    textAlign: 'center',
    color: palette.sunsetInk,
    fontSize: 24,
    lineHeight: '44px',
    verticalAlign: 'top',
  },
  fact: { width: '33%', verticalAlign: 'top', paddingRight: 8 },
  factLabel: {
    color: palette.muted,
    fontSize: 12,
    lineHeight: '18px',
    fontWeight: 600,
    letterSpacing: '.05em',
    textTransform: 'uppercase',
  },
  factValue: { color: palette.ink, fontSize: 15, lineHeight: '21px' },
  stub: { ...styles.stub, margin: '20px 0 18px', borderTop: `2px dashed ${palette.line}` },
  flapLine: { margin: '0 0 8px' },
  flap: {
    display: 'inline-block',
    backgroundColor: palette.ink,
    color: palette.flapInk,
    fontFamily: display,
    fontSize: 32,
    lineHeight: '40px',
    fontWeight: 800,
    padding: '6px 14px',
    borderRadius: 8,
    letterSpacing: '.04em',
  },
  was: { margin: '0 0 16px', color: palette.muted, fontSize: 15, lineHeight: '22px' },
  line: { margin: '8px 0 4px', color: palette.ink, fontSize: 16, lineHeight: '24px' },
  small: { padding: '4px 0 20px', borderTop: `2px dashed ${palette.line}` },
  smallTitle: {
    color: palette.ink,
    fontFamily: display,
    fontSize: 21,
    lineHeight: '27px',
    fontWeight: 800,
    textDecoration: 'none',
  },
  smallPrice: { fontFamily: display, fontSize: 24 },
  smallLink: { color: palette.cobalt, fontSize: 16, fontWeight: 700 },
} satisfies Record<string, CSSProperties>
