import { DocumentContents, DocumentSections } from '~/app/blocks/document-sections'
import { PageHead } from '~/app/blocks/page-head'
import { requestFacts, services } from '~/app/context'
import { useTexts } from '~/app/texts'
import { Icon } from '~/app/ui/icon'
import { readDocument } from '~/content/long-texts.server'
import { legalTexts } from '~/locales/legal'
import type { Route } from './+types/legal'

export function loader({ context }: Route.LoaderArgs) {
  const { variant } = context.get(requestFacts)
  const { supportEmail } = context.get(services).config.club
  return {
    documents: [
      { id: 'privacidade', document: readDocument('privacy', variant, supportEmail) },
      { id: 'termos', document: readDocument('terms', variant, supportEmail) },
    ],
  }
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(legalTexts)
  const { documents } = loaderData
  return (
    <main id="conteudo">
      <PageHead
        title={t.legal.title}
        description={t.legal.description}
        path="/tcs-e-privacidade"
        image="tcs-e-privacidade"
      />
      <div className="shell py-10 md:py-14">
        <h1 className="text-[clamp(2.4rem,5vw,3.8rem)]">{t.legal.title}</h1>
        <p className="mt-4 max-w-[46ch] text-xl text-muted">{t.legal.lead}</p>
        <p className="mt-6 inline-block -rotate-1 rounded-control border-2 border-cobalt px-4 py-1.5 text-sm font-bold text-cobalt">
          {t.legal.updated}
        </p>
        <section aria-label={t.legal.shortTitle} className="mt-9">
          <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
            {t.legal.short.map(([promise, detail]) => (
              <li key={promise} className="flex gap-3 bg-card p-5 lg:block">
                <Icon name="check" className="size-6 shrink-0 text-sea" />
                <div className="lg:mt-2">
                  <p className="font-bold leading-snug">{promise}</p>
                  <p className="mt-1 text-[0.95rem] text-muted">{detail}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div aria-hidden="true" className="band-azulejo h-3" />
      <div className="shell grid items-start gap-8 py-10 lg:grid-cols-[17rem_minmax(0,44rem)] lg:gap-14">
        <DocumentContents label={t.legal.contents} documents={documents} />
        <div className="grid gap-16">
          {documents.map((each) => (
            <DocumentSections key={each.id} {...each} />
          ))}
        </div>
      </div>
    </main>
  )
}
