import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { useTexts } from '~/app/texts'
import { Icon } from '~/app/ui/icon'
import { frameTexts } from '~/locales/frame'
import type { Config } from '~/platform/config.server'
import { Logo } from './logo'
import { SocialLinks } from './social-links'
import { VariantSwitch } from './variant-switch'
import { ViewerMenu } from './viewer-menu'

/** Fetched when somebody wants to sign in; most visitors never do. */
const SignInDialog = lazy(() => import('./sign-in-dialog'))

export function SiteHeader({ club, viewerName }: { club: Config['club']; viewerName?: string }) {
  const { t } = useTexts(frameTexts)
  const [signingIn, setSigningIn] = useState<boolean>()
  const close = useCallback(() => setSigningIn(false), [])
  const viewer = <ViewerMenu name={viewerName} onSignIn={() => setSigningIn(true)} />
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-sand">
      <div aria-hidden="true" className="band-azulejo h-2.5" />
      <div className="shell flex min-h-16 items-center gap-3">
        <Link to="/" aria-label={t.header.home} className="mr-auto shrink-0 py-2">
          <Logo name={club.name} />
        </Link>
        <nav aria-label={t.header.navigation} className="hidden nav:block">
          <PageLinks className="flex items-center text-[0.95rem] xl:gap-1 xl:text-base" />
        </nav>
        <div className="hidden nav:flex nav:items-center">
          <SocialLinks social={club.social} />
          <VariantSwitch />
        </div>
        <div className="hidden sm:block">{viewer}</div>
        <MobileMenu club={club} viewer={viewer} />
      </div>
      {signingIn !== undefined && (
        <Suspense>
          <SignInDialog open={signingIn} onClose={close} />
        </Suspense>
      )}
    </header>
  )
}

function PageLinks({ className }: { className: string }) {
  const { t } = useTexts(frameTexts)
  const pages = [
    ['/dicas-de-viagens', t.header.tips],
    ['/subscreve', t.header.subscribe],
    ['/perguntas-frequentes', t.header.faq],
    ['/sorteio-promocoes', t.header.promotions],
  ] as const
  return (
    <ul className={className}>
      {pages.map(([to, label]) => (
        <li key={to}>
          <NavLink
            to={to}
            className="block whitespace-nowrap rounded-full px-3 py-2 font-semibold nav:px-2 xl:px-3 hover:bg-sand-2 aria-[current=page]:bg-night aria-[current=page]:text-on-night"
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** A disclosure that opens without JavaScript too. */
function MobileMenu({ club, viewer }: { club: Config['club']; viewer: ReactNode }) {
  const { t } = useTexts(frameTexts)
  return (
    <details className="group nav:hidden">
      <summary
        aria-label={t.header.openMenu}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-sand-2"
      >
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-line bg-card px-5 pb-6 pt-4 shadow-lift">
        <nav aria-label={t.header.navigation}>
          <PageLinks className="grid gap-1 text-lg" />
        </nav>
        <div className="mt-4 grid sm:hidden">{viewer}</div>
        <div className="mt-4 flex items-center justify-between border-t border-line pt-4">
          <SocialLinks social={club.social} />
          <VariantSwitch />
        </div>
      </div>
    </details>
  )
}
