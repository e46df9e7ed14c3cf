import type { LegalDocument } from '~/content/content-types'
import { RichText } from './rich-text'

/** A legal text: its own heading, its introduction and its numbered sections, each with an address. */
export function DocumentSections(props: { id: string; document: LegalDocument }) {
  const { id, document } = props
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-28">
      <h2 id={`${id}-titulo`} className="text-3xl sm:text-4xl">
        {document.title}
      </h2>
      <RichText html={document.intro} className="mt-4 text-lg text-muted" />
      <ol className="mt-4">
        {document.sections.map((section, index) => (
          <li
            key={section.id}
            id={section.id}
            className="grid scroll-mt-28 gap-x-5 border-t border-line py-6 sm:grid-cols-[3rem_1fr]"
          >
            <span
              aria-hidden="true"
              className="font-display text-2xl font-extrabold tabular-nums text-sunset-ink"
            >
              {String(index + 1).padStart(2, '0')}
            </span>
            <div className="min-w-0">
              <h3 className="mb-3 text-xl sm:text-2xl">{section.title}</h3>
              <RichText html={section.html} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Where in the page each section is; beside the text on a desktop, folded above it on a phone. */
export function DocumentContents(props: {
  label: string
  documents: { id: string; document: LegalDocument }[]
}) {
  const { label } = props
  const list = props.documents.map(({ id, document }) => (
    <li key={id} className="mt-4 first:mt-0">
      <a href={`#${id}`} className="font-bold hover:underline">
        {document.title}
      </a>
      <ol className="mt-1.5 grid gap-0.5 border-l-2 border-line">
        {document.sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="-ml-0.5 block border-l-2 border-transparent py-1 pl-4 text-[0.95rem] leading-snug text-muted hover:border-sunset hover:text-ink"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </li>
  ))
  return (
    <>
      <details className="rounded-card border border-line bg-card px-5 py-4 lg:hidden">
        <summary className="cursor-pointer font-bold">{label}</summary>
        <nav aria-label={label} className="mt-4">
          <ul>{list}</ul>
        </nav>
      </details>
      <nav
        aria-label={label}
        className="sticky top-28 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto pr-2 lg:block"
      >
        <ul>{list}</ul>
      </nav>
    </>
  )
}
