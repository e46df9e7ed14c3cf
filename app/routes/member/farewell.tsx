import { data } from 'react-router'
import { Scene } from '~/app/blocks/scene'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { Notice } from '~/app/ui/notice'
import { areaTexts } from '~/locales/area'
import type { Route } from './+types/farewell'

/** What a member reads after leaving: signed out, so it belongs to nobody and says nothing private. */
export function loader({ params }: Route.LoaderArgs) {
  const { how } = params
  if (how !== 'conta-destruida' && how !== 'plano-gratuito') throw data(null, 404)
  return { how } as const
}

export default function Farewell({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(areaTexts)
  const f = t.farewell
  const deleted = loaderData.how === 'conta-destruida'
  return (
    <main
      id="conteudo"
      className="shell grid max-w-xl justify-items-center gap-5 py-14 text-center"
    >
      <title>{`${deleted ? f.deletedTitle : f.downgradedTitle} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <Scene id="spot-lost" width={480} height={360} className="w-64 max-w-full" />
      <h1 className="text-4xl">{deleted ? f.deletedTitle : f.downgradedTitle}</h1>
      <Notice tone="success">{deleted ? f.deleted : f.downgraded}</Notice>
      <p className="text-lg text-muted">{deleted ? f.deletedText : f.downgradedText}</p>
      {deleted ? (
        <ButtonLink to="/" look="secondary">
          {f.home}
        </ButtonLink>
      ) : (
        <ButtonLink to="/subscreve#price-table-heading" look="secondary">
          {f.again}
        </ButtonLink>
      )}
    </main>
  )
}
