import { services } from '~/app/context'
import type { Route } from './+types/robots'

/** Pages of one person are kept out by what they are; asking robots to stay away saves them the trip. */
const OFF_LIMITS = [
  '/admin',
  '/area-pessoal',
  '/complete-profile',
  '/ofertas-premium',
  '/preferencias/',
  '/verificar/',
  '/definir-senha/',
  '/dev/',
]

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(services).config
  const lines = [
    'User-agent: *',
    ...OFF_LIMITS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
