import { ConsentBanner } from '~/app/blocks/consent-banner'
import { ErrorScreen } from '~/app/blocks/error-screen'
import { SiteFrame } from '~/app/blocks/site-frame'
import { sharedPage } from '~/app/middleware/shared-page'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [sharedPage]

export default function SiteLayout() {
  return (
    <>
      <SiteFrame />
      <ConsentBanner />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorScreen error={error} />
    </SiteFrame>
  )
}
