import { SalesPage } from '~/app/blocks/sales-page'
import { services } from '~/app/context'
import { paymentTable } from '~/app/middleware/payment-pages'
import { sharedPage } from '~/app/middleware/shared-page'
import { salesFacts } from '~/app/sales-facts'
import { salesPT } from '~/content/sales/sales-pt'
import type { Route } from './+types/sales-pt'

export const middleware: Route.MiddlewareFunction[] = [sharedPage, paymentTable]

export function loader({ context }: Route.LoaderArgs) {
  const { club } = context.get(services).config
  return { copy: salesPT(salesFacts('PT', club.supportEmail)) }
}

export default function SalesPT({ loaderData }: Route.ComponentProps) {
  return <SalesPage page="pt" market="PT" copy={loaderData.copy} />
}
