/** What the copy says and does not decide: it comes from the catalogue and the configuration. */
export interface SalesFacts {
  price: string
  regularPrice: string
  nothing: string
  trialDays: number
  withdrawalDays: number
  supportEmail: string
}

interface Titled {
  title: string
  text: string
}

export interface SalesCopy {
  title: string
  description: string
  cta: string
  hero: { heading: [string, string, string]; lead: string; reassurance: string; scene: string }
  /** One night of one fare. The row that matters is marked. */
  board: {
    caption: string
    hour: string
    price: string
    meanwhile: string
    rows: { hour: string; price: string; meanwhile: string; drop?: true }[]
    note: string
  }
  story: { heading: string; paragraphs: string[] }
  finding: { heading: string; lead: string; steps: Titled[] }
  alert: {
    heading: string
    lead: string
    kind: string
    from: { code: string; city: string }
    to: { code: string; city: string }
    fields: { label: string; value: string }[]
    priceLabel: string
    price: string
    usualLabel: string
    usualPrice: string
    saving: string
    note: string
  }
  benefits: { heading: string; items: Titled[] }
  trial: { heading: string; lead: string; days: (Titled & { when: string })[] }
  offer: { heading: string; text: string }
  questions: { heading: string; items: { id: string; question: string; answer: string }[] }
  last: { heading: string; text: string }
}

/** Copy that quotes a price can't be out of date: it is written around the catalogue's. */
export type SalesCopyWriter = (facts: SalesFacts) => SalesCopy
