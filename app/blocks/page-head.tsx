import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '~/app/root'
import { useVariant } from '~/app/texts'
import { htmlLang, type Variant, variantAddress, variantAskedBy, variants } from '~/locales/variant'

interface Props {
  /** Without the club's name, which is added where it is missing. */
  title: string
  description: string
  path: string
  /** The name of a social card (content/social-cards.ts), rendered once for each variant. */
  image?: string
  type?: 'website' | 'article'
  noindex?: boolean
  /** For a page that exists in one variant only: where each variant's own page is. */
  counterparts?: Record<Variant, string>
}

/**
 * What search engines and social networks read. Both variants live at one address, so engines are
 * given a second one for each (`?variante=`); each address names itself as the canonical one.
 */
export function PageHead(props: Props) {
  const { title, description, path, image = 'clube', type = 'website' } = props
  const variant = useVariant()
  const { search } = useLocation()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (!root) return <title>{title}</title>

  const { publicUrl, club } = root
  const asked = !props.counterparts && variantAskedBy(new URLSearchParams(search)) === variant
  const address = (of: Variant) =>
    publicUrl + (props.counterparts?.[of] ?? variantAddress(path, of))
  const canonical = asked ? address(variant) : publicUrl + path
  const card = `${publicUrl}/media/social/${image}-${variant.toLowerCase()}.png`
  return (
    <>
      <title>{title.includes(club.name) ? title : `${title} · ${club.name}`}</title>
      <meta name="description" content={description} />
      {props.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {variants.map((each) => (
            <link key={each} rel="alternate" hrefLang={htmlLang[each]} href={address(each)} />
          ))}
          {!props.counterparts && (
            <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
          )}
        </>
      )}
      <meta property="og:site_name" content={club.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={htmlLang[variant].replace('-', '_')} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
