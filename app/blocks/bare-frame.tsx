import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '~/app/root'
import { useTexts } from '~/app/texts'
import { frameTexts } from '~/locales/frame'
import { Logo } from './logo'

/**
 * Logo, page, small print: for pages with one thing to do. They may be in another variant than the
 * visitor's own, so every link out of them loads a whole page.
 */
export function BareFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const { t } = useTexts(frameTexts)
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (!root) return children
  const { club, year } = root
  const link = 'inline-block py-1 underline-offset-4 hover:underline'
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-sand">
        <div className="shell flex min-h-16 items-center justify-between gap-3">
          <Link to="/" reloadDocument aria-label={t.header.home} className="py-2">
            <Logo name={club.name} small={action !== undefined} />
          </Link>
          {action}
        </div>
      </header>
      {children}
      <footer className="border-t border-line">
        <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-6 text-sm text-muted">
          <p>
            © {year} {club.name}. {t.footer.rights}
          </p>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            <li>
              <Link to="/tcs-e-privacidade" reloadDocument className={link}>
                {t.footer.legal}
              </Link>
            </li>
            <li>
              <a href={`mailto:${club.supportEmail}`} className={link}>
                {t.footer.support}
              </a>
            </li>
          </ul>
        </div>
      </footer>
    </>
  )
}
