import { data } from 'react-router'
import { DealCard } from '~/app/blocks/deal-card'
import { services } from '~/app/context'
import { mayBeFramed } from '~/app/middleware/own-frames'
import { permitted } from '~/app/middleware/require-staff'
import { stillPage } from '~/app/still-page'
import { VariantProvider } from '~/app/texts'
import { htmlLang, variants } from '~/locales/variant'
import { offerOf } from '~/modules/deals/model'
import type { Route } from './+types/deal-card-preview'

export const handle = stillPage
export const middleware: Route.MiddlewareFunction[] = [mayBeFramed]

export async function loader({ params, context }: Route.LoaderArgs) {
  const by = permitted(context, 'deals:edit')
  const variant = variants.find((known) => known === params.variant)
  const deal = variant && (await context.get(services).deals.preview(by, params.id))
  if (!deal) throw data(null, 404)
  return {
    variant,
    deal: offerOf(deal, by, variant, deal.publishedAt ?? deal.updatedAt),
  }
}

/** The site's own card, alone on a page. */
export default function DealCardPreview({ loaderData }: Route.ComponentProps) {
  const { variant, deal } = loaderData
  return (
    <VariantProvider value={variant}>
      <title>{deal.title}</title>
      <main id="conteudo" lang={htmlLang[variant]} className="mx-auto max-w-[26rem] p-3">
        <DealCard deal={deal} signedIn />
      </main>
    </VariantProvider>
  )
}
