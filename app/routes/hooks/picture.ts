import { data } from 'react-router'
import { services } from '~/app/context'
import type { Route } from './+types/picture'

/** A picture the team uploaded: its name is made of its bytes, so it may be kept for ever. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const picture = await context.get(services).pictures.read(params.file)
  if (!picture) throw data(null, 404)
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      'Content-Type': picture.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Disposition': 'inline',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
