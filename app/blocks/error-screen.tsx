import { isRouteErrorResponse } from 'react-router'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { frameTexts } from '~/locales/frame'
import { Scene } from './scene'

/** What went wrong in words; never the error itself. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTexts(frameTexts)
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = missing ? t.errors.notFoundTitle : t.errors.unexpectedTitle
  return (
    <main id="conteudo" className="shell grid min-h-[70dvh] place-items-center py-16 text-center">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div>
        <Scene id="spot-lost" width={480} height={360} className="mx-auto w-72 max-w-full" />
        <h1 className="mt-6 text-4xl sm:text-5xl">{title}</h1>
        <p className="mx-auto mt-4 max-w-[40ch] text-lg text-muted">
          {missing ? t.errors.notFoundText : t.errors.unexpectedText}
        </p>
        <ButtonLink to="/" reloadDocument className="mt-8">
          {t.errors.notFoundAction}
        </ButtonLink>
      </div>
    </main>
  )
}
