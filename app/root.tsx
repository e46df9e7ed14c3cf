import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import favicon from '~/content/brand/favicon.svg?url'
import { frameTexts } from '~/locales/frame'
import { htmlLang } from '~/locales/variant'
import type { StripeConfig } from '~/platform/config.server'
import type { Route } from './+types/root'
import { ErrorScreen } from './blocks/error-screen'
import { requestFacts, services, viewer } from './context'
import bricolage from './fonts/bricolage-grotesque.woff2?url'
import figtree from './fonts/figtree.woff2?url'
import { readSession } from './middleware/read-session'
import { stillPage } from './still-page'
import styles from './styles.css?url'
import { useTexts, useVariant } from './texts'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: bricolage, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/media/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const middleware: Route.MiddlewareFunction[] = [readSession]

/** What every page needs of the configuration, and who is signed in (nobody, on a kept page). */
export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(services)
  const { variant } = context.get(requestFacts)
  const member = context.get(viewer)?.member
  return {
    club: config.club,
    publicUrl: config.publicUrl,
    analytics: config.analytics,
    payments: hostedTables(config.stripe),
    variant,
    year: new Date().getFullYear(),
    viewerName: member && (member.name || member.email),
  }
}

/** What a browser may know of the payment provider. */
function hostedTables(stripe: StripeConfig | undefined) {
  const { publishableKey, pricingTables } = stripe ?? {}
  return publishableKey && pricingTables ? { publishableKey, tables: pricingTables } : undefined
}

export function Layout({ children }: { children: ReactNode }) {
  const { variant, t } = useTexts(frameTexts)
  const still = useMatches().some(({ handle }) => handle === stillPage)
  return (
    <html lang={htmlLang[variant]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf3e4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1626" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#conteudo"
          className="sr-only rounded-control bg-card px-4 py-2 focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50"
        >
          {t.header.skip}
        </a>
        {children}
        {!still && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const variant = useVariant()
  // The browser holds the texts of one variant. When the server has begun to answer in the other
  // (chosen in another tab, or this page's address named one), the page is fetched whole.
  useEffect(() => {
    if (loaderData.variant !== variant) location.reload()
  }, [loaderData.variant, variant])
  // Journeys wait for this before they click; a click before hydration is a plain form post.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
