import { requestFacts, services } from '~/app/context'
import { htmlLang } from '~/locales/variant'
import type { Route } from './+types/manifest'

/** For home screens. */
export function loader({ context }: Route.LoaderArgs) {
  const { club } = context.get(services).config
  const { variant } = context.get(requestFacts)
  const icon = (size: number, purpose: string, name = 'logo') => ({
    src: `/media/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: club.name,
    short_name: club.name,
    lang: htmlLang[variant],
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf3e4',
    theme_color: '#fbf3e4',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable', 'icon')],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
