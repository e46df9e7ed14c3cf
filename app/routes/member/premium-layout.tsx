import { Outlet } from 'react-router'
import { requirePremium } from '~/app/middleware/require-premium'
import type { Route } from './+types/premium-layout'

/** Everything below is for Premium members only. */
export const middleware: Route.MiddlewareFunction[] = [requirePremium]

export default function PremiumLayout() {
  return <Outlet />
}
