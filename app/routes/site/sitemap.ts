import { services } from '~/app/context'
import { publicPages } from '~/app/public-pages'
import { htmlLang, type Variant, variantAddress, variants } from '~/locales/variant'
import type { Route } from './+types/sitemap'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(services).config
  const urls = [
    ...publicPages.flatMap((path) => {
      const addresses = byVariant((variant) => variantAddress(path, variant))
      return [entry(path, addresses, path), ...entriesOf(addresses, path)]
    }),
  ]

  function entriesOf(addresses: Record<Variant, string>, neutral?: string): string[] {
    return variants.map((variant) => entry(addresses[variant], addresses, neutral))
  }

  function entry(path: string, addresses: Record<Variant, string>, neutral?: string): string {
    const alternates = variants.map((variant) => alternate(htmlLang[variant], addresses[variant]))
    if (neutral) alternates.push(alternate('x-default', neutral))
    return `<url><loc>${escapeXml(publicUrl + path)}</loc>${alternates.join('')}</url>`
  }

  function alternate(language: string, path: string): string {
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(publicUrl + path)}"/>`
  }

  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

function byVariant(address: (variant: Variant) => string): Record<Variant, string> {
  return { PT: address('PT'), BR: address('BR') }
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
