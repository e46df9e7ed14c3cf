import { Section, Text } from 'react-email'
import type { MailTexts } from '~/locales/mail-texts'
import type { Variant } from '~/locales/variant'
import { Letter } from './letter'
import type { MailTemplate } from './mail'
import { styles } from './mail-styles'

type BillingTexts = MailTexts['billing']
export type PurchaseMail = Exclude<keyof BillingTexts, 'labels' | 'law'>

/** What fills the braces in the words, already written out for the reader. */
export interface PurchaseFacts {
  order: string
  plan: string
  price: string
  chargeDate: string
  paidAt: string
  withdrawnAt: string
  /** Empty when nothing is to be given back. */
  refund: string
}

interface Props {
  name: string
  market: Variant
  facts: PurchaseFacts
  url: string
}

/** The letters about a purchase: the same ticket of facts, other words. */
export function purchaseMail(kind: PurchaseMail): MailTemplate<Props> {
  const wordsOf = (t: MailTexts) => t.billing[kind]
  return {
    subject: (t, { facts }) => fill(wordsOf(t).subject, facts),
    preview: (t, { facts }) => fill(wordsOf(t).preview, facts),
    why: (t) => t.whyMember,
    body: (t, { name, market, facts, url }) => {
      const words = wordsOf(t)
      return (
        <>
          <Letter
            t={t}
            heading={words.heading}
            name={name}
            lines={[...words.lines, ...refundLines(words, facts)].map((line) => fill(line, facts))}
            button={{ label: words.button, url }}
            notes={kind.startsWith('order-confirmed') ? [t.billing.law[market]] : []}
          />
          <Ticket labels={t.billing.labels} facts={facts} />
        </>
      )
    },
  }
}

function refundLines(words: BillingTexts[PurchaseMail], facts: PurchaseFacts): string[] {
  if (!('refundLine' in words)) return []
  return [facts.refund ? words.refundLine : words.freeLine]
}

function Ticket({ labels, facts }: { labels: BillingTexts['labels']; facts: PurchaseFacts }) {
  const rows = [
    [labels.order, facts.order],
    [labels.plan, facts.plan],
    [labels.price, facts.price],
    [labels.charge, facts.chargeDate],
    [labels.paid, facts.paidAt],
    [labels.withdrawn, facts.withdrawnAt],
    [labels.refund, facts.refund],
  ].filter(([, value]) => value)
  return (
    <Section style={{ marginTop: 8 }}>
      {rows.map(([label, value]) => (
        <Text key={label} className="muted" style={{ ...styles.small, margin: 0 }}>
          {label}: <strong className="ink">{value}</strong>
        </Text>
      ))}
    </Section>
  )
}

function fill(text: string, facts: PurchaseFacts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: keyof PurchaseFacts) => facts[name] ?? '')
}
