import { data } from 'react-router'
import { services } from '~/app/context'
import { drawIds } from '~/modules/promotions/draw'
import type { Route } from './+types/draw-file'

/** The published file of a draw, to keep, to compare and to check; the same bytes for everybody. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = drawIds.find((known) => `${known}.txt` === params.file)
  const file = id && (await context.get(services).promotions.publishedFile(id))
  if (!file) throw data(null, 404)
  return new Response(file, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `inline; filename="${params.file}"`,
      'Cache-Control': 'no-cache',
    },
  })
}
