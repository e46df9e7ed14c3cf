import { Link, redirect } from 'react-router'
import { BareFrame } from '~/app/blocks/bare-frame'
import { JoinForm } from '~/app/blocks/join-form'
import { PageHead } from '~/app/blocks/page-head'
import { requestFacts } from '~/app/context'
import { useTexts } from '~/app/texts'
import { Card } from '~/app/ui/card'
import { SplitFlap } from '~/app/ui/split-flap'
import { Ticket } from '~/app/ui/ticket'
import { formatPrice, planOnSale } from '~/modules/billing/model'
import type { Route } from './+types/checkout'

/** Says that card payments are not open yet; what is not sold here leads back to what is. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('plano') ?? 'lifetime'
  const plan = planOnSale(asked, context.get(requestFacts).variant)
  if (!plan) throw redirect('/subscreve#price-table-heading')
  return { price: formatPrice(plan.price), regularPrice: formatPrice(plan.regularPrice) }
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { price, regularPrice } = loaderData
  return (
    <BareFrame>
      <main id="conteudo" className="shell grid items-start gap-10 py-10 md:grid-cols-2 md:py-16">
        <PageHead
          title={t.checkout.title}
          description={t.checkout.description}
          path="/checkout"
          noindex
        />
        <div>
          <h1 className="text-4xl sm:text-5xl">{t.checkout.heading}</h1>
          <p className="mt-4 max-w-[44ch] text-lg text-muted">{t.checkout.text}</p>
          <Ticket
            upright
            className="mt-8 max-w-md"
            stub={
              <div className="p-6">
                <SplitFlap text={price} className="text-4xl" />
                <p className="mt-3 text-sm text-muted">
                  {t.pricing.premium.regular} <s>{regularPrice}</s>
                  {' · '}
                  {t.pricing.premium.once}
                </p>
              </div>
            }
          >
            <div className="p-6">
              <p className="text-sm font-semibold text-muted">{t.checkout.chosen}</p>
              <p className="mt-1 font-display text-2xl font-extrabold">{t.pricing.premium.name}</p>
            </div>
          </Ticket>
          <Link
            to="/subscreve#price-table-heading"
            reloadDocument
            className="mt-6 inline-block py-2 font-semibold text-cobalt underline underline-offset-4 hover:text-ink"
          >
            {t.checkout.back}
          </Link>
        </div>
        <Card className="shadow-lift">
          <h2 className="text-3xl">{t.checkout.meanwhile}</h2>
          <p className="mb-6 mt-3 text-muted">{t.checkout.meanwhileText}</p>
          <JoinForm source="sales-page" />
        </Card>
      </main>
    </BareFrame>
  )
}
