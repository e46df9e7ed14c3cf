import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router'
import { BackofficeFrame } from '~/app/blocks/backoffice/frame'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { ErrorScreen } from '~/app/blocks/error-screen'
import { Scene } from '~/app/blocks/scene'
import { services, staffMember } from '~/app/context'
import { showsFrames } from '~/app/middleware/own-frames'
import { requireStaff } from '~/app/middleware/require-staff'
import { ButtonLink } from '~/app/ui/button'
import { frame } from '~/locales/backoffice/frame'
import type { Route } from './+types/layout'

/** Frames for all of it: the router moves between these pages under the policy of the first one. */
export const middleware: Route.MiddlewareFunction[] = [requireStaff, showsFrames]

export function loader({ context }: Route.LoaderArgs) {
  const { name, role } = context.get(staffMember)
  return { staff: { name, role }, club: context.get(services).config.club.name }
}

export default function BackofficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <BackofficeFrame club={loaderData.club} staff={loaderData.staff}>
      <Outlet />
    </BackofficeFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const known = useRouteLoaderData<typeof loader>('routes/backoffice/layout')
  const words = problemWords(isRouteErrorResponse(error) ? error.status : 500)
  // Without the frame's own data nobody of the team is asking: the page that was never there.
  if (!known) return <ErrorScreen error={error} />
  return (
    <BackofficeFrame club={known.club} staff={known.staff}>
      <PageTitle title={words.title} lead={words.text} />
      <Scene id="spot-lost" width={480} height={360} className="mb-6 w-64 max-w-full" />
      <ButtonLink to="/admin" reloadDocument look="night">
        {frame.toToday}
      </ButtonLink>
    </BackofficeFrame>
  )
}

function problemWords(status: number): { title: string; text: string } {
  if (status === 403) return { title: frame.noRightTitle, text: frame.noRightText }
  if (status === 404) return { title: frame.lostTitle, text: frame.lostText }
  return { title: frame.brokenTitle, text: frame.brokenText }
}
