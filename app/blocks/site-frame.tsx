import { Outlet, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '~/app/root'
import { LoadingNotice } from './loading-notice'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** Header, page, footer; shared by the public pages and by those of one person. */
export function SiteFrame() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (!root) return <Outlet />
  return (
    <>
      <SiteHeader club={root.club} viewerName={root.viewerName} />
      <LoadingNotice />
      <Outlet />
      <SiteFooter club={root.club} year={root.year} />
    </>
  )
}
