/** The texts are part of the source, never typed into a form, so their html is trusted. */
export interface TextSection {
  id: string
  title: string
  html: string
}

export interface LegalDocument {
  title: string
  /** ISO date of the last change of substance. */
  updated: string
  /** html */
  intro: string
  sections: TextSection[]
}

export interface FaqItem {
  id: string
  question: string
  /** html */
  answer: string
}
