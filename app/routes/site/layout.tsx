import { sharedPage } from '~/app/middleware/shared-page'
import type { Route } from './+types/layout'

export { SiteFrame as default } from '~/app/blocks/site-frame'

export const middleware: Route.MiddlewareFunction[] = [sharedPage]
