import { Outlet } from 'react-router'
import { requireStaff } from '~/app/middleware/require-staff'
import type { Route } from './+types/bare-layout'

/** The same door as the back office's pages, without their frame around what is inside. */
export const middleware: Route.MiddlewareFunction[] = [requireStaff]

export default function BareLayout() {
  return <Outlet />
}
