import { services } from '~/app/context'
import { publicPages, salesPages } from '~/app/public-pages'
import { htmlLang, type Variant, variantAddress, variants } from '~/locales/variant'
import type { Route } from './+types/sitemap'

/** A page by the addresses of its variants and, where there is one, the address that chooses. */
interface FoundPage {
  own: Record<Variant, string>
  neutral?: string
}

export function loader({ context }: Route.LoaderArgs) {
  const { articles, config } = context.get(services)
  const posts = articles.all('PT').map(({ id }) => `/blog/${id}`)
  const found: FoundPage[] = [...publicPages, ...posts].map((path) => ({
    own: { PT: variantAddress(path, 'PT'), BR: variantAddress(path, 'BR') },
    neutral: path,
  }))
  return new Response(siteMap([...found, { own: salesPages }], config.publicUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}

function siteMap(found: FoundPage[], publicUrl: string): string {
  const whole = (path: string) => escapeXml(publicUrl + path)
  const alternate = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${whole(path)}"/>`
  const entries = found.flatMap(({ own, neutral }) => {
    const alternates = variants.map((variant) => alternate(htmlLang[variant], own[variant]))
    if (neutral) alternates.push(alternate('x-default', neutral))
    const addresses = [...(neutral ? [neutral] : []), ...variants.map((variant) => own[variant])]
    return addresses.map((path) => `<url><loc>${whole(path)}</loc>${alternates.join('')}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
