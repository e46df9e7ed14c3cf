import { SalesPage } from '~/app/blocks/sales-page'
import { services } from '~/app/context'
import { paymentTable } from '~/app/middleware/payment-pages'
import { sharedPage } from '~/app/middleware/shared-page'
import { salesFacts } from '~/app/sales-facts'
import { salesBR } from '~/content/sales/sales-br'
import type { Route } from './+types/sales-br'

export const middleware: Route.MiddlewareFunction[] = [sharedPage, paymentTable]

export function loader({ context }: Route.LoaderArgs) {
  const { club } = context.get(services).config
  return { copy: salesBR(salesFacts('BR', club.supportEmail)) }
}

export default function SalesBR({ loaderData }: Route.ComponentProps) {
  return <SalesPage page="br" market="BR" copy={loaderData.copy} />
}
