import type { ReactNode } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '~/app/root'
import { LoadingNotice } from './loading-notice'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** Header, page, footer; shared by the public pages, by those of one person and by errors. */
export function SiteFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (!root) return children
  return (
    <>
      <SiteHeader club={root.club} viewerName={root.viewerName} />
      <LoadingNotice />
      {children}
      <SiteFooter club={root.club} year={root.year} />
    </>
  )
}
